/** A row of choices that keeps the focus: it is drawn anew only if its words have changed. */
import { segments } from '../view/dialogs.js';

/**
 * @param {HTMLElement} host whose id is the name of the row @param {{value: string, label: string}[]} options
 * @param {string} chosen @param {(value: string) => void} onChange
 */
export function choice(host, options, chosen, onChange) {
  const key = JSON.stringify(options);
  if (host.dataset.key !== key) segments(host, host.id, options, chosen, onChange);
  host.dataset.key = key;
  const radio = /** @type {HTMLInputElement | null} */ (host.querySelector(`input[value="${chosen}"]`));
  if (radio) radio.checked = true;
}
