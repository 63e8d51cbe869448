/**
 * The opened tree as indented text: a `role=tree` for screen readers and keyboards. Only the rows in the window
 * exist, and the row with the focus.
 *
 * @import {Item, TreeModel} from './tree_model.js'
 * @import {Look} from './tree_item.js'
 */
import { h, perFrame, s } from '../view/dom.js';
import { lineOf, spokenOf } from './tree_item.js';

/** Rows beyond the window, so that scrolling shows no gap. */
const BEYOND = 12;
const ROW = 30;
const ROW_TOUCH = 44;

export class TreeText {
  /** @param {HTMLElement} host which scrolls @param {{press: (item: Item) => void}} hands */
  constructor(host, hands) {
    this.host = host;
    this.hands = hands;
    /** @type {TreeModel | null} */
    this.model = null;
    /** @type {Look | null} */
    this.look = null;
    this.list = h('div', { role: 'tree', id: 'tree-list', 'data-l10n-aria': 'explain-tree-text' });
    host.append(this.list);
    /** @type {Map<string, {element: HTMLElement, sign: string}>} */
    this.rows = new Map();
    this.render = perFrame(() => this.#render());
    host.addEventListener('scroll', () => this.render(), { passive: true });
    new ResizeObserver(() => this.render()).observe(host);
    this.list.addEventListener('click', (event) => this.#clicked(event));
    this.list.addEventListener('keydown', (event) => {
      if (this.model && treeKey(event, this.model, hands.press)) this.#focusSelected();
    });
  }

  get row() {
    return matchMedia('(max-width: 860px)').matches ? ROW_TOUCH : ROW;
  }

  /** @param {TreeModel} model @param {Look} look */
  show(model, look) {
    this.model = model;
    this.look = look;
    this.rows.clear();
    this.list.replaceChildren();
    this.render();
  }

  /** Brings an item into the window. @param {string | undefined} key */
  reveal(key) {
    const at = this.model?.items().findIndex((item) => item.key === key) ?? -1;
    if (at < 0) return;
    const [top, room] = [at * this.row, this.host.clientHeight];
    if (top < this.host.scrollTop) this.host.scrollTop = top;
    else if (top + this.row > this.host.scrollTop + room) this.host.scrollTop = top + this.row - room;
  }

  /** The keyboard follows the selection. */
  #focusSelected() {
    this.reveal(this.model?.selected?.key);
    this.#render();
    /** @type {HTMLElement | null} */ (this.list.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  #render() {
    const { model, look, row } = this;
    if (!model || !look || this.host.clientHeight === 0) return;
    const items = model.items();
    const first = Math.max(0, Math.floor(this.host.scrollTop / row) - BEYOND);
    const last = Math.min(items.length, Math.ceil((this.host.scrollTop + this.host.clientHeight) / row) + BEYOND);
    const shown = new Set(items.slice(first, last).map((_, i) => first + i));
    const selected = Math.max(0, items.findIndex(({ key }) => key === model.selected?.key));
    shown.add(selected);
    this.list.style.setProperty('height', `${items.length * row}px`);
    const kept = new Set([...shown].map((at) => items[at]?.key));
    for (const [key, { element }] of this.rows) {
      if (kept.has(key)) continue;
      element.remove();
      this.rows.delete(key);
    }
    for (const at of [...shown].sort((a, b) => a - b)) if (items[at]) this.#row(items[at], at, at === selected, look, row);
  }

  /** @param {Item} item @param {number} at @param {boolean} selected @param {Look} look @param {number} height */
  #row(item, at, selected, look, height) {
    const words = lineOf(item, look);
    const now = item.kind === 'node' && look.moment?.now === item.visit.id;
    const isOpen = item.kind === 'node' && this.model?.isInner(item) ? item.isOpen : null;
    const sign = `${words} ${selected} ${now} ${isOpen}`;
    let known = this.rows.get(item.key);
    if (!known) {
      known = { element: h('div', { role: 'treeitem', class: `tree-row ${item.kind}`, 'data-key': item.key }), sign: '' };
      known.element.style.setProperty('--level', String(item.level - 1));
      this.rows.set(item.key, known);
      this.list.append(known.element);
    }
    const { element } = known;
    element.style.setProperty('transform', `translateY(${at * height}px)`);
    element.style.setProperty('height', `${height}px`);
    if (known.sign === sign) return;
    known.sign = sign;
    const siblings = item.parent ? this.model?.below(item.parent) ?? [] : [item];
    const attributes = {
      'aria-level': item.level, 'aria-selected': selected, tabindex: selected ? 0 : -1, 'aria-label': spokenOf(item, look),
      'aria-setsize': siblings.length, 'aria-posinset': siblings.findIndex(({ key }) => key === item.key) + 1,
      ...(isOpen === null ? {} : { 'aria-expanded': isOpen }), ...(now ? { 'aria-current': 'step' } : {}),
    };
    for (const name of ['aria-expanded', 'aria-current']) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    element.replaceChildren(this.#sign(item, isOpen), h('span', {}, words));
  }

  /** The open or close sign and whose turn it is; scissors for a cut. @param {Item} item @param {boolean | null} isOpen */
  #sign(item, isOpen) {
    const picture = s('svg', { class: 'row-sign', viewBox: '0 0 30 12', width: 30, height: 12, 'aria-hidden': 'true' });
    if (isOpen !== null) picture.append(s('path', { class: 'twist', d: isOpen ? 'M0 3h9l-4.5 6z' : 'M1 1v9l6 -4.5z' }));
    if (item.kind === 'node') picture.append(s('path', { class: `turn-sign ${item.visit.side}`, d: item.visit.side === 'x' ? 'M16 11l5 -9l5 9z' : 'M16 1l5 9l5 -9z' }));
    if (item.kind === 'cut') picture.append(s('path', { class: 'scissors', d: 'M15 2a1.8 1.8 0 1 0 .01 0M15 8a1.8 1.8 0 1 0 .01 0M17 4l8 5M17 8.5l8 -5' }));
    return picture;
  }

  /** @param {Event} event */
  #clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const key = target.closest('[data-key]')?.getAttribute('data-key');
    const item = this.model?.items().find((shown) => shown.key === key);
    if (!item || !this.model) return;
    this.model.select(item);
    if (item.kind !== 'node') this.hands.press(item);
    else if (target.closest('.row-sign')) this.model.toggle(item);
    this.#focusSelected();
  }
}

/**
 * The keys of a tree, as the ARIA pattern has them: up and down along what is shown, right opens or goes in,
 * left closes or goes out, Enter does what a click does.
 * @param {KeyboardEvent} event @param {TreeModel} model
 * @param {(item: Item) => void} press @returns {boolean} whether the key was one of these
 */
export function treeKey(event, model, press) {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const items = model.items();
  const at = items.findIndex(({ key }) => key === model.selected?.key);
  const item = items[at] ?? items[0];
  if (!item) return false;
  const go = (/** @type {Item | null | undefined} */ to) => {
    if (to) model.select(to);
  };
  switch (event.key) {
    case 'ArrowDown': go(items[at + 1]); break;
    case 'ArrowUp': go(items[at - 1]); break;
    case 'Home': go(items[0]); break;
    case 'End': go(items[items.length - 1]); break;
    case 'ArrowRight':
      if (item.kind !== 'node' || !model.isInner(item)) break;
      if (item.isOpen) go(items[at + 1]);
      else model.toggle(item);
      break;
    case 'ArrowLeft':
      if (item.kind === 'node' && item.isOpen) model.toggle(item);
      else go(item.parent);
      break;
    case 'Enter': case ' ': press(item); break;
    default: return false;
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}
