/** A line that says what went wrong; the server's own words are English and are marked so. */
import { h, show } from '../view/dom.js';
import { announce } from '../view/messages.js';
import { faultOf } from './words.js';

export class FaultLine {
  /** @param {string} id */
  constructor(id) {
    this.element = h('p', { class: 'problem', id, hidden: true });
  }

  clear() {
    show(this.element, false);
    this.element.replaceChildren();
  }

  /** A sentence of the page. @param {string} text */
  say(text) {
    show(this.element, text !== '');
    this.element.replaceChildren(text);
    if (text) announce(text);
  }

  /** What was caught. @param {unknown} error */
  tell(error) {
    const { text, detail } = faultOf(error);
    show(this.element, true);
    this.element.replaceChildren(detail ? `${text} ` : text, ...(detail ? [h('span', { lang: 'en' }, detail)] : []));
    announce(`${text} ${detail}`);
  }
}
