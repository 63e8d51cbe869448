/** What all dialogs share: a cross that closes, a click beside that closes, and whether one is open. */
import { $ } from './dom.js';

export const dialogOpen = () => document.querySelector('dialog[open]') !== null;

/** @param {string} id */
export function openDialog(id) {
  const dialog = /** @type {HTMLDialogElement} */ ($(id));
  if (!dialog.open) dialog.showModal();
}

export function setUpDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const { target } = event;
      if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
    });
  }
}

/**
 * A row of radio buttons that looks like one switch.
 * @param {HTMLElement} host @param {string} name
 * @param {{value: string, label: string | Node, aria?: string}[]} options
 * @param {string} chosen @param {(value: string) => void} [onChange]
 */
export function segments(host, name, options, chosen, onChange) {
  host.replaceChildren(...options.map(({ value, label, aria }) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name, value, checked: value === chosen, id: `${name}-${value}` });
    if (aria) input.setAttribute('aria-label', aria);
    if (onChange) input.addEventListener('change', () => onChange(value));
    const words = document.createElement('span');
    words.append(label);
    const box = document.createElement('label');
    box.append(input, words);
    return box;
  }));
}

/**
 * Such a row that keeps the focus: it is drawn anew only if its words have changed. Its name is its id.
 * @param {HTMLElement} host @param {{value: string, label: string}[]} options @param {string} chosen @param {(value: string) => void} onChange
 */
export function choose(host, options, chosen, onChange) {
  const key = JSON.stringify(options);
  if (host.dataset.key !== key) segments(host, host.id, options, chosen, onChange);
  host.dataset.key = key;
  const radio = /** @type {HTMLInputElement | null} */ (host.querySelector(`input[value="${chosen}"]`));
  if (radio) radio.checked = true;
}

/** The chosen value of such a row. @param {string} name */
export function chosenSegment(name) {
  return /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name="${name}"]:checked`))?.value ?? '';
}
