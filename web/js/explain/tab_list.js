/**
 * Groups of controls that are one stop of the Tab key, with the arrow keys inside: a view made of tabs, and any other group.
 *
 * @import {Props} from '../view/dom.js'
 *
 * A tab is a module with a class that takes its view and its panel. `shown` is called whenever it comes into sight, `hidden` when it goes
 * out of it.
 * @typedef {{shown?: () => void, hidden?: () => void}} Shown
 */
import { h, setText, show } from '../view/dom.js';
import { decorate } from '../view/icons.js';
import { localise, t } from '../words/language.js';

/** A view made of tabs, each of which is loaded when it is first shown. @template {Shown} [T=Shown] */
export class TabbedView {
  /**
   * @param {App} app @param {HTMLElement} host @param {string} view its name, with which ids and messages begin
   * @param {Record<string, (again: string) => Promise<{Tab: new (shell: any, host: HTMLElement) => T}>>} modules by the ids of the tabs, each
   *   loaded from its address with something behind it
   */
  constructor(app, host, view, modules) {
    this.app = app;
    this.host = host;
    this.modules = modules;
    this.ids = Object.keys(modules);
    this.chosen = this.ids[0];
    /** The tabs that are loaded. @type {Map<string, T>} */
    this.made = new Map();
    /** How often a tab could not be loaded. */
    this.failures = 0;
    /** What is behind the addresses of those that could not: browsers remember a failure by the address. @type {Map<string, string>} */
    this.again = new Map();
    /** @type {Map<string, {button: HTMLElement, panel: HTMLElement}>} */
    this.tabs = new Map();
    const list = h('div', { class: 'tabs', role: 'tablist', 'data-l10n-aria': `${view}-tabs` });
    host.append(h('h1', { class: 'unseen', 'data-l10n': `nav-${view}` }), list);
    for (const id of this.ids) {
      const panel = h('div', { class: `tab-panel ${view}-${id}`, role: 'tabpanel', id: `${view}-panel-${id}`, 'aria-labelledby': `${view}-tab-${id}`, tabindex: -1, hidden: true });
      const button = h('button', {
        role: 'tab', type: 'button', id: `${view}-tab-${id}`, 'aria-controls': panel.id, 'data-l10n': `${view}-tab-${id}`, click: () => this.choose(id),
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

  /** Somebody chooses a tab. @param {string} id */
  choose(id) {
    this.open(id);
  }

  /** The panel that is shown. */
  get panel() {
    return /** @type {{panel: HTMLElement}} */ (this.tabs.get(this.chosen)).panel;
  }

  /** Shows a tab, the first one unless told; the others are hidden. @param {string} [wanted] */
  async open(wanted = '') {
    const chosen = Object.hasOwn(this.modules, wanted) ? wanted : this.ids[0];
    if (this.chosen !== chosen) this.made.get(this.chosen)?.hidden?.();
    this.chosen = chosen;
    for (const [id, { button, panel }] of this.tabs) {
      button.setAttribute('aria-selected', String(id === chosen));
      button.tabIndex = id === chosen ? 0 : -1;
      panel.hidden = id !== chosen;
    }
    const { panel } = this;
    const { Tab } = await this.#load(chosen);
    if (!this.made.has(chosen)) {
      panel.replaceChildren();
      const tab = new Tab(this, panel);
      this.made.set(chosen, tab);
      decorate(panel);
      localise(panel);
      this.loaded(tab);
    }
    if (this.chosen === chosen) this.made.get(chosen)?.shown?.();
  }

  /** The module of a tab. @param {string} id */
  async #load(id) {
    try {
      return await this.modules[id](this.again.get(id) ?? '');
    } catch (error) {
      this.failures += 1;
      this.again.set(id, `?${this.failures}`);
      throw error;
    }
  }

  /** A tab is shown for the first time. @param {T} _tab */
  loaded(_tab) {}
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

/** A list that shows its best entries, and more on demand. */
export class LongList {
  /** @param {HTMLElement} host @param {Props} props of the button for more @param {number} step entries shown at a time
   * @param {(index: number) => HTMLElement} entry @param {() => void} [settled] */
  constructor(host, props, step, entry, settled = () => {}) {
    this.host = host;
    this.step = step;
    this.entry = entry;
    this.settled = settled;
    this.length = 0;
    /** How many were shown before the last ones. */
    this.before = 0;
    this.more = h('button', { type: 'button', ...props, click: () => this.#show(host.childElementCount + step) });
  }

  /** @param {number} length */
  fill(length) {
    const kept = Math.max(this.step, Math.min(length, this.length === length ? this.host.childElementCount : 0));
    this.length = length;
    this.host.replaceChildren();
    this.#show(kept);
  }

  /** @param {number} count */
  #show(count) {
    this.before = this.host.childElementCount;
    const to = Math.min(this.length, count);
    for (let i = this.before; i < to; i++) this.host.append(this.entry(i));
    show(this.more, to < this.length);
    setText(this.more, t('explain-costs-more', { n: this.length - to }));
    this.settled();
  }
}
