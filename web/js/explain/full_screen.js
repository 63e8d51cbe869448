/** Full screen for a part of the page, by the browser where it can, else by the style sheet. */
import { h } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { t } from '../words/language.js';

export class FullScreen {
  /** @param {string} id of the button @param {() => HTMLElement} part what is shown alone */
  constructor(id, part) {
    this.part = part;
    this.on = false;
    this.button = h('button', { id, type: 'button', 'aria-pressed': 'false', click: () => this.toggle() }, icon('expand'));
    document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && this.#set(false));
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.on && !document.querySelector('dialog[open]')) this.leave();
    });
  }

  async toggle() {
    if (this.on) {
      this.leave();
      return;
    }
    this.#set(true);
    // Where it is forbidden or unknown, the whole window has to do.
    await this.part().requestFullscreen?.().catch(() => {});
  }

  leave() {
    this.#set(false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  /** After a change of language. */
  render() {
    const words = t(this.on ? 'explain-full-leave' : 'explain-full');
    this.button.setAttribute('aria-label', words);
    this.button.title = words;
  }

  /** @param {boolean} on */
  #set(on) {
    this.on = on;
    this.part().classList.toggle('full', on);
    this.button.setAttribute('aria-pressed', String(on));
    this.render();
  }
}
