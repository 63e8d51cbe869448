/** A group of boxes to tick. */
import { h } from '../view/dom.js';

export class Ticks {
  /** @param {string} id of the group; a box is `id-value` @param {string} legend the message @param {string[]} chosen */
  constructor(id, legend, chosen) {
    this.id = id;
    /** What was ticked at any time, so that it comes back with its box. */
    this.wanted = new Set(chosen);
    this.boxes = h('div', { class: 'lab-ticks' });
    this.element = h('fieldset', { id, class: 'lab-group' }, h('legend', { 'data-l10n': legend }), this.boxes);
    this.boxes.addEventListener('change', ({ target }) => {
      const box = /** @type {HTMLInputElement} */ (target);
      if (box.checked) this.wanted.add(box.value);
      else this.wanted.delete(box.value);
    });
  }

  /** @param {string[]} names @param {string} [usual] ticked if none of the others is */
  offer(names, usual) {
    if (usual && !names.some((name) => this.wanted.has(name))) this.wanted.add(usual);
    if (names.join() === [...this.boxes.querySelectorAll('input')].map(({ value }) => value).join()) return;
    this.boxes.replaceChildren(...names.map((name) => h('label', { class: 'check' },
      h('input', { type: 'checkbox', id: `${this.id}-${name}`, value: name, checked: this.wanted.has(name) }), h('span', {}, name))));
  }

  /** What is ticked, in order. @returns {string[]} */
  get value() {
    return [...this.boxes.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value);
  }
}
