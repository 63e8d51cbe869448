/**
 * The dialog for a new game: which board, who plays, who begins.
 *
 * @import {App} from '../main.js'
 * @import {Rules, Side} from '../types.js'
 */
import { $, h, s, show } from './dom.js';
import { mark } from './icons.js';
import { MAX_SIDE, formatRules, parseRules, problems } from '../model/rules.js';
import { t } from '../words/language.js';
import { chosenSegment, openDialog, segments } from './dialogs.js';
import { PlayerForm } from './player_form.js';
import { rulesName, sideName } from './words.js';

/** Names and rules of the games most asked for. */
const PRESETS = [
  ['tictactoe', '3x3x3'], ['four', '4x4x4'], ['five', '5x5x4'], ['piskvorky', '15x15x5'], ['gomoku', '15x15x5+exact'],
  ['connect', '7x6x4+gravity'],
];

export class NewGameDialog {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.forms = { x: new PlayerForm($('new-x'), 'x'), o: new PlayerForm($('new-o'), 'o') };
    for (const id of ['new-width', 'new-height', 'new-k', 'new-exact', 'new-gravity']) {
      $(id).addEventListener('input', () => this.#check());
    }
    $('new-form').addEventListener('submit', (event) => this.#submitted(event));
    app.bus.on(['language', 'settings'], () => {
      if (!(/** @type {HTMLDialogElement} */ ($('new-dialog')).open)) return;
      this.#fill(this.#rules(), true);
      this.#others();
    });
  }

  open() {
    this.#fill(this.app.session.tree.rules, false);
    openDialog('new-dialog');
    this.#others();
  }

  /** The other games, which are known when they are first asked for. */
  #others() {
    import('../games/menu.js').then(({ fillMenu }) =>
      fillMenu(this.app, $('other-games'), 'other', () => /** @type {HTMLDialogElement} */ ($('new-dialog')).close()), () => {});
  }

  /** Puts the present game, or what was entered already, into the form. @param {Rules} rules @param {boolean} keep */
  #fill(rules, keep) {
    const { session, settings, link } = this.app;
    const first = keep ? chosenSegment('new-first') : session.tree.first;
    const symbols = keep ? chosenSegment('new-symbols') : settings.get('symbols');
    const players = keep ? { x: this.forms.x.value(), o: this.forms.o.value() } : session.players;
    $('presets').replaceChildren(...PRESETS.map(([name, text]) => this.#preset(name, text)));
    this.#setRules(rules);
    for (const side of /** @type {Side[]} */ (['x', 'o'])) this.forms[side].fill(players[side] ?? session.players[side], link.welcome);
    segments($('new-first'), 'new-first', [
      { value: 'x', label: mark('x'), aria: sideName('x') }, { value: 'o', label: mark('o'), aria: sideName('o') },
      { value: 'random', label: t('first-random') },
    ], first);
    segments($('new-symbols'), 'new-symbols', [
      { value: 'marks', label: t('symbols-marks') }, { value: 'stones', label: t('symbols-stones') },
    ], symbols);
    this.#check();
  }

  /** @param {string} name @param {string} text */
  #preset(name, text) {
    const rules = /** @type {Rules} */ (parseRules(text));
    return h('button', {
      type: 'button', class: 'preset', id: `preset-${name}`, 'data-rules': text,
      click: () => {
        this.#setRules(rules);
        this.#check();
      },
    }, miniature(rules), h('span', {}, h('b', {}, t(`preset-${name}`)), h('small', {}, rulesName(rules))));
  }

  /** @param {Rules} rules */
  #setRules(rules) {
    for (const [id, value] of Object.entries({ 'new-width': rules.width, 'new-height': rules.height, 'new-k': rules.k })) {
      input(id).value = Number.isNaN(value) ? '' : String(value);
    }
    input('new-exact').checked = rules.exact;
    input('new-gravity').checked = rules.gravity;
  }

  /** The rules as entered, possible or not. @returns {Rules} */
  #rules() {
    const number = (/** @type {string} */ id) => (input(id).value.trim() === '' ? NaN : Number(input(id).value));
    return {
      width: number('new-width'), height: number('new-height'), k: number('new-k'),
      exact: input('new-exact').checked, gravity: input('new-gravity').checked,
    };
  }

  /** Explains what is impossible beside the field, and marks the preset that is meant. */
  #check() {
    const rules = this.#rules();
    const found = problems(rules);
    const side = (/** @type {number} */ n) => (Number.isInteger(n) && n >= 1 && n <= MAX_SIDE ? n : 1);
    const longer = Math.max(side(rules.width), side(rules.height));
    const say = (/** @type {'width' | 'height' | 'k'} */ field, /** @type {string} */ text) => {
      const bad = found[field] !== undefined;
      const line = $(`new-${field}-problem`);
      show(line, bad);
      line.textContent = bad ? text : '';
      input(`new-${field}`).setAttribute('aria-invalid', String(bad));
    };
    say('width', t('problem-width', { most: MAX_SIDE }));
    say('height', t('problem-height', { most: MAX_SIDE }));
    say('k', t('problem-row', { most: longer }));
    const text = formatRules(rules);
    for (const preset of $('presets').children) preset.setAttribute('aria-pressed', String(/** @type {HTMLElement} */ (preset).dataset.rules === text));
    return Object.keys(found);
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    const bad = this.#check();
    const players = { x: this.forms.x.value(), o: this.forms.o.value() };
    if (bad.length > 0 || !players.x || !players.o) {
      event.preventDefault();
      /** @type {HTMLElement | null} */ ($('new-form').querySelector('[aria-invalid="true"]'))?.focus();
      return;
    }
    const chosen = chosenSegment('new-first');
    const first = chosen === 'random' ? (Math.random() < 0.5 ? 'x' : 'o') : /** @type {Side} */ (chosen);
    const symbols = /** @type {'marks' | 'stones'} */ (chosenSegment('new-symbols'));
    if (symbols !== this.app.settings.get('symbols')) this.app.settings.set('symbols', symbols);
    const rules = this.#rules();
    // After the dialog has closed, so that the focus is back on the page.
    queueMicrotask(() => this.app.session.newGame(rules, first, { x: players.x ?? { kind: 'human' }, o: players.o ?? { kind: 'human' } }));
  }
}

/** @param {string} id */
const input = (id) => /** @type {HTMLInputElement} */ ($(id));

/** A small drawing of a board with one winning row. @param {Rules} rules */
function miniature(rules) {
  const shown = Math.min(rules.width, 9);
  const high = Math.min(rules.height, 9);
  const lines = [
    ...Array.from({ length: high + 1 }, (_, row) => `M0 ${row}H${shown}`),
    ...Array.from({ length: shown + 1 }, (_, column) => `M${column} 0V${high}`),
  ].join('');
  const start = Math.floor((shown - rules.k) / 2);
  const row = rules.gravity ? high - 0.5 : null;
  const ends = row === null
    ? `M${start + 0.5} ${Math.floor((high + rules.k) / 2) - 0.5}l${rules.k - 1} ${1 - rules.k}`
    : `M${start + 0.5} ${row}h${rules.k - 1}`;
  const size = Math.max(shown, high);
  return s('svg', { class: 'miniature', viewBox: `-.2 ${high - size - 0.2} ${size + 0.4} ${size + 0.4}`, 'aria-hidden': 'true' },
    s('path', { class: 'net', d: lines }), s('path', { class: 'bar', d: ends, 'stroke-width': size * 0.09 }));
}
