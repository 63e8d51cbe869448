/**
 * Groups of controls that are one stop of the Tab key, with the arrow keys inside: a row of tabs with their panels, and any
 * other group. What is in a panel is its view's affair.
 */
import { h } from '../view/dom.js';
import { localise } from '../words/language.js';

export class TabList {
  /**
   * @param {HTMLElement} host @param {string} view the name of the view, with which ids and messages begin
   * @param {string[]} ids @param {(id: string) => void} choose called when somebody chooses a tab
   */
  constructor(host, view, ids, choose) {
    this.ids = ids;
    this.choose = choose;
    /** @type {Map<string, {button: HTMLElement, panel: HTMLElement}>} */
    this.tabs = new Map();
    const list = h('div', { class: 'tabs', role: 'tablist', 'data-l10n-aria': `${view}-tabs` });
    host.append(h('h1', { class: 'unseen', 'data-l10n': `nav-${view}` }), list);
    for (const id of ids) {
      const panel = h('div', { class: `tab-panel ${view}-${id}`, role: 'tabpanel', id: `${view}-panel-${id}`, 'aria-labelledby': `${view}-tab-${id}`, tabindex: -1, hidden: true });
      const button = h('button', {
        role: 'tab', type: 'button', id: `${view}-tab-${id}`, 'aria-controls': panel.id, 'data-l10n': `${view}-tab-${id}`, click: () => choose(id),
      });
      list.append(button);
      host.append(panel);
      this.tabs.set(id, { button, panel });
    }
    list.addEventListener('keydown', (event) => this.#arrow(event));
    localise(host);
  }

  /** Left and right go through the tabs. @param {KeyboardEvent} event */
  #arrow(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const at = this.ids.findIndex((id) => this.tabs.get(id)?.button === document.activeElement);
    const id = this.ids[(at + step + this.ids.length) % this.ids.length];
    this.choose(id);
    this.tabs.get(id)?.button.focus();
    event.preventDefault();
  }

  /** Shows the panel of a tab; the others are hidden. @param {string} chosen @returns {HTMLElement} */
  show(chosen) {
    for (const [id, { button, panel }] of this.tabs) {
      button.setAttribute('aria-selected', String(id === chosen));
      button.tabIndex = id === chosen ? 0 : -1;
      panel.hidden = id !== chosen;
    }
    return /** @type {{panel: HTMLElement}} */ (this.tabs.get(chosen)).panel;
  }
}

/** Where a key leads to among `count` controls, or null. @param {string} key @param {number} at @param {number} count */
export function keyTarget(key, at, count) {
  switch (key) {
    case 'ArrowLeft': case 'ArrowUp': return Math.max(0, at - 1);
    case 'ArrowRight': case 'ArrowDown': return Math.min(count - 1, at + 1);
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return null;
  }
}

/**
 * Makes a group one stop of the Tab key; the arrow keys, Home and End go through it.
 * @param {HTMLElement} host @param {string} selector of the controls
 * @returns {() => void} to be called when the controls have changed
 */
export function roving(host, selector) {
  const items = () => /** @type {HTMLElement[]} */ ([...host.querySelectorAll(selector)]);
  const settle = (/** @type {HTMLElement | undefined} */ stop) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
  };
  host.addEventListener('focusin', ({ target }) => {
    const item = target instanceof HTMLElement ? target.closest(selector) : null;
    if (item) settle(/** @type {HTMLElement} */ (item));
  });
  host.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = at < 0 ? null : keyTarget(event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    all[to].focus();
  });
  return () => {
    const all = items();
    settle(all.find((item) => item.tabIndex === 0 && item.hasAttribute('tabindex')) ?? all[0]);
  };
}
