/**
 * Which game: one of a list, the position on the board, or any other as it is written on the command line.
 *
 * @import {App} from '../main.js'
 * @import {LabGame, LabOffer} from './types.js'
 */
import { h, labelled, show } from '../view/dom.js';
import { familyOf } from '../app/positions.js';
import { gameName } from '../view/words.js';
import { t } from '../words/language.js';

const [BOARD, OWN] = ['board', 'own'];

export class GameField {
  /**
   * @param {App} app @param {string} prefix of the ids @param {{board: boolean, chosen: string}} options whether the
   *   position on the board can be chosen @param {() => void} onChange
   */
  constructor(app, prefix, { board, chosen }, onChange) {
    this.app = app;
    this.board = board;
    /** @type {LabGame[]} */
    this.games = [{ name: chosen, evaluators: [] }];
    this.list = /** @type {HTMLSelectElement} */ (h('select', { id: `${prefix}-game` }));
    this.text = /** @type {HTMLInputElement} */ (h('input', {
      id: `${prefix}-game-own`, type: 'text', value: '6x6x4', maxlength: 200, autocomplete: 'off', spellcheck: 'false', 'aria-describedby': `${prefix}-problem`,
    }));
    this.own = labelled(board ? 'lab-games-own' : 'lab-game-own-label', this.text, { hidden: true });
    this.elements = [labelled('lab-game', this.list, { class: 'row lab-game' }), this.own];
    this.list.addEventListener('change', () => this.#changed(onChange));
    this.text.addEventListener('input', onChange);
    this.render(chosen);
  }

  /** @param {() => void} onChange */
  #changed(onChange) {
    show(this.own, this.list.value === OWN);
    onChange();
  }

  /** @param {LabOffer} offer */
  offer({ games }) {
    this.games = games;
    this.render();
  }

  /** The list in the language of the page. @param {string} [chosen] */
  render(chosen = this.list.value) {
    const option = (/** @type {string} */ value, /** @type {string} */ words) => h('option', { value, selected: value === chosen }, words);
    this.list.replaceChildren(
      ...(this.board ? [option(BOARD, t('lab-game-board'))] : []),
      ...this.games.map(({ name }) => option(name, gameName(name))),
      option(OWN, t('lab-game-own')),
    );
  }

  /** The games by name; none if nothing is written. @returns {string[]} */
  get names() {
    if (this.list.value === BOARD) return [this.app.session.tree.game];
    if (this.list.value === OWN) return this.text.value.split(/[\s,]+/).filter((word) => word !== '');
    return [this.list.value];
  }

  /** The moves that lead to the position. */
  get moves() {
    return this.list.value === BOARD ? this.app.session.tree.wire().moves.join(' ') : '';
  }

  /** The evaluators of the games, each once. */
  get evaluators() {
    const family = (/** @type {string} */ name) => familyOf(name.toLowerCase(), this.app.link.welcome);
    const wanted = new Set(this.names.map(family));
    return [...new Set(this.games.filter(({ name }) => wanted.has(family(name))).flatMap(({ evaluators }) => evaluators))];
  }
}
