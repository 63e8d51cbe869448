/**
 * What was measured as files, in the language of the page: the same as `inarow lab compare --out` writes.
 *
 * @import {App} from '../main.js'
 * @import {Results} from './types.js'
 */
import { h, setText } from '../view/dom.js';
import { announce } from '../view/messages.js';
import { language, t } from '../words/language.js';
import { faultOf, handOut } from './words.js';

const FORMATS = ['html', 'markdown', 'csv', 'json', 'svg', 'png', 'all'];

export class Exports {
  /** @param {App} app @param {() => Results | null} results */
  constructor(app, results) {
    this.app = app;
    this.results = results;
    this.said = h('p', { id: 'lab-saved', class: 'small' });
    const buttons = FORMATS.map((format) => h('button', {
      id: `lab-save-${format}`, type: 'button', class: 'small-button', 'data-icon': 'save', 'data-l10n': `lab-save-${format}`, click: () => this.#save(format),
    }));
    this.element = h('section', { class: 'card', id: 'lab-exports', hidden: true }, h('h2', { 'data-l10n': 'lab-export' }),
      h('div', { class: 'lab-buttons' }, ...buttons), h('p', { class: 'small', 'data-l10n': 'lab-export-note' }), this.said);
  }

  /** @param {string} format */
  async #save(format) {
    const results = this.results();
    if (!results || this.element.getAttribute('aria-busy') === 'true') return;
    this.element.setAttribute('aria-busy', 'true');
    this.#say(t('lab-saving'));
    const { settings, machine, cells } = results;
    try {
      const file = /** @type {any} */ (await this.app.link.request('report', { settings, machine, cells, language: language(), format }).done);
      handOut(file);
      this.#say(t('saved', { name: file.name }));
    } catch (error) {
      const { text, detail } = faultOf(error);
      this.#say(`${text} ${detail}`, true);
    } finally {
      this.element.setAttribute('aria-busy', 'false');
    }
  }

  /** @param {string} text @param {boolean} [bad] */
  #say(text, bad = false) {
    setText(this.said, text);
    this.said.classList.toggle('problem', bad);
    announce(text);
  }
}
