/**
 * The search as a file, and a trace file opened again.
 *
 * @import {Shell} from './shell.js'
 */
import { download, h, setText } from '../view/dom.js';
import { announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { LocalSource } from './local_source.js';
import { faultText } from './source.js';
import { MOST_BYTES, readTrace } from './trace_file.js';
import { TraceError } from './trace_shape.js';

const FORMATS = ['json', 'svg', 'dot', 'html', 'text'];

export class FilesCard {
  /** @param {Shell} shell @param {{opened: (name: string) => void, failed: (text: string) => void}} hands */
  constructor(shell, hands) {
    this.shell = shell;
    this.hands = hands;
    this.input = /** @type {HTMLInputElement} */ (h('input', { id: 'trace-input', type: 'file', accept: '.json,application/json', hidden: true }));
    /** Stands in the form, beside what is looked into. */
    this.open = h('button', { id: 'trace-open', type: 'button', 'data-icon': 'file', 'data-l10n': 'explain-open-trace', click: () => this.input.click() });
    this.result = h('p', { id: 'trace-result', class: 'small' });
    this.element = h('section', { class: 'card', id: 'trace-card' }, h('h2', { 'data-l10n': 'explain-files' }),
      h('div', { class: 'trace-buttons' }, ...FORMATS.map((format) =>
        h('button', { id: `trace-${format}`, type: 'button', class: 'small-button', 'data-icon': 'save', click: () => this.save(format) },
          h('span', {}, format === 'text' ? '.txt' : `.${format}`)))),
      h('p', { class: 'small', 'data-l10n': 'explain-files-note' }), this.result, this.input);
    this.input.addEventListener('change', async () => {
      await this.load(this.input.files?.[0]);
      this.input.value = '';
    });
    // Before the page takes a dropped file for a game.
    shell.host.addEventListener('drop', (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.load(event.dataTransfer?.files[0]);
    });
  }

  /** @param {string} text @param {boolean} [bad] */
  #say(text, bad = false) {
    setText(this.result, text);
    this.result.classList.toggle('problem', bad);
    announce(text);
  }

  /** @param {string} format */
  async save(format) {
    const { current } = this.shell;
    if (!current) return;
    try {
      const { name, mime, text } = await current.source.file(format);
      download(new Blob([text], { type: mime }), name);
      this.#say(t('saved', { name }));
    } catch (error) {
      this.#say(saveFault(error), true);
    }
  }

  /** @param {File | undefined} file */
  async load(file) {
    if (!file) return;
    try {
      // A huge file is not even read.
      if (file.size > MOST_BYTES) throw new TraceError('large');
      const text = await file.text();
      await this.shell.look(new LocalSource(readTrace(text), text));
      this.hands.opened(file.name);
      this.#say(t('explain-trace-opened', { name: file.name }));
    } catch (error) {
      this.#say(faultText(error), true);
      this.hands.failed(faultText(error));
    }
  }
}

/** @param {unknown} error */
function saveFault(error) {
  if (error instanceof Error && 'code' in error && error.code === 'too_large') return t('explain-save-large', { message: error.message });
  return error instanceof Error && error.message ? error.message : t('explain-save-json');
}
