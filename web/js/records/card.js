/**
 * A record with several games: an SGF file cut into them, which of them is on the board, and the way to the others. Loaded
 * with the first such record.
 *
 * @import {Tree} from '../model/tree.js'
 */
import { $, h, show } from '../view/dom.js';
import { t } from '../words/language.js';

/** No more games than this are listed. */
export const MOST_GAMES = 2000;

/** The text of each game, in the order of the file; of the first {@link MOST_GAMES}. @param {string} text @returns {string[]} */
export function sgfGames(text) {
  const games = [];
  let [depth, start, inValue] = [0, 0, false];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i];
    if (inValue) {
      // A backslash makes an ordinary sign of the one behind it.
      if (sign === '\\') i += 1;
      else if (sign === ']') inValue = false;
    } else if (sign === '(' && (depth > 0 || /^\s*;/.test(text.slice(i + 1, i + 80)))) {
      if (depth === 0) start = i;
      depth += 1;
    } else if (depth > 0 && sign === '[') inValue = true;
    else if (depth > 0 && sign === ')') {
      depth -= 1;
      if (depth === 0 && games.push(text.slice(start, i + 1)) === MOST_GAMES) return games;
    }
  }
  // A game that is cut off is one too: who reads it says so.
  if (depth > 0) games.push(text.slice(start));
  return games;
}

/** Who played a game, where it says so. @param {string} game @returns {string[]} */
export function sgfPlayers(game) {
  return ['PB', 'PW'].flatMap((name) => {
    const found = new RegExp(`[;\\s\\]]${name}\\s*\\[((?:\\\\[^]|[^\\]\\\\])*)\\]`).exec(game)?.[1] ?? '';
    const text = found.replace(/\\([^])/g, '$1').replace(/\s+/g, ' ').trim();
    return text ? [text] : [];
  });
}

export class RecordCard {
  /** @param {App} app @param {(game: string) => Promise<Tree | null>} read puts a game on the board; null if it cannot be read */
  constructor(app, read) {
    this.app = app;
    this.read = read;
    /** @type {string[]} */
    this.games = [];
    this.shown = 0;
    /** The game of the record as long as it is the one that is played. @type {Tree | null} */
    this.tree = null;
    this.list = /** @type {HTMLSelectElement} */ ($('record-which'));
    $('record-previous').addEventListener('click', () => this.show(this.shown - 1));
    $('record-next').addEventListener('click', () => this.show(this.shown + 1));
    this.list.addEventListener('change', () => this.show(Number(this.list.value)));
    app.bus.on(['game', 'language'], () => this.render());
  }

  /** A record with several games: the first is shown. @param {string[]} games */
  open(games) {
    this.games = games;
    this.tree = null;
    return this.show(0);
  }

  /** @param {number} index */
  async show(index) {
    const game = this.games[index];
    if (game === undefined) return;
    const tree = await this.read(game);
    if (tree) {
      [this.tree, this.shown] = [tree, index];
      const players = sgfPlayers(game).join(' – ');
      this.app.bus.emit('message', { id: players ? 'record-shown' : 'record-shown-bare', args: { number: index + 1, of: this.games.length, players } });
    }
    this.render();
  }

  render() {
    const there = this.tree !== null && this.tree === this.app.session.tree && this.games.length > 1;
    show($('record'), there);
    if (!there) return;
    const of = this.games.length;
    this.list.replaceChildren(...this.games.map((game, i) => h('option', { value: i, selected: i === this.shown },
      [t('record-game', { number: i + 1, of }), sgfPlayers(game).join(' – ')].filter(Boolean).join(': '))));
    $('record-previous').setAttribute('aria-disabled', String(this.shown === 0));
    $('record-next').setAttribute('aria-disabled', String(this.shown === of - 1));
  }
}
