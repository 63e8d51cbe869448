/**
 * What the page knows about positions: it predicts those of k in a row itself, asks the server for those of other games, and
 * keeps what it was told.
 */
import { parseRules, positionAfter, sceneOf } from '../model/rules.js';
import { keyOf } from '../model/scene.js';
import { Kept } from '../net/socket.js';

/** States that are remembered. */
const KEPT = 400;

export class Positions {
  /** @param {Link} link */
  constructor(link) {
    this.link = link;
    /** What the server said about positions. @type {Kept<string, State>} */
    this.states = new Kept(KEPT);
    /** Why games cannot be solved, null if they can, as far as the server has told. @type {Map<string, Reason | null>} */
    this.obstacles = new Map();
  }

  /** What the server said about a position, if it did. @param {GameRef} ref */
  state(ref) {
    return this.states.peek(keyOf(ref));
  }

  /** What the server says about a position. @param {GameRef} ref @returns {Promise<State>} */
  ask(ref) {
    return this.states.get(keyOf(ref), async () => {
      const state = /** @type {any} */ (await this.link.request('state', { game: ref }).done);
      LOOKS.set(ref.game, state.scene.looks);
      if (state.in_a_row) this.obstacles.set(ref.game, state.in_a_row.unsolvable);
      return state;
    });
  }

  /** Why a game of k in a row cannot be solved; null if it can, undefined until the server has told. @param {string} game */
  unsolvable(game) {
    return this.obstacles.get(game);
  }

  /** What a position looks like, if that is known at once. @param {GameRef} ref @returns {Scene | null} */
  scene(ref) {
    const position = positionAfter(ref);
    return position ? sceneOf(position) : this.state(ref)?.scene ?? null;
  }

  /** What it looks like, sooner or later. @param {GameRef} ref @returns {Promise<Scene>} */
  async look(ref) {
    return this.scene(ref) ?? (await this.ask(ref)).scene;
  }
}

/** What the sides of a game look like, as far as the server has told. @type {Map<string, Look[]>} */
const LOOKS = new Map();

/** Boards of this size and more are drawn as a goban if stones are chosen. */
const GOBAN = 9;

/**
 * The kinds of k in a row that have a look of their own, named as their settings: gomoku (exactly k on a large board), games with gravity,
 * and all others.
 * @param {Rules} rules @returns {'symbols' | 'symbolsGomoku' | 'symbolsGravity'}
 */
export function symbolsOf({ exact, gravity, width, height }) {
  if (gravity) return 'symbolsGravity';
  return exact && Math.min(width, height) >= GOBAN ? 'symbolsGomoku' : 'symbols';
}

/** What the user likes of each kind; see `applySettings`. @type {Record<ReturnType<typeof symbolsOf>, 'marks' | 'stones'>} */
export const SYMBOLS = { symbols: 'marks', symbolsGomoku: 'stones', symbolsGravity: 'stones' };

/** What the sides of a game look like: those of k in a row as the user likes them. @param {string} game @returns {readonly Look[]} */
export function looksOf(game) {
  if (game.startsWith('tree:')) return ['max', 'min'];
  const rules = parseRules(game);
  if (rules) return SYMBOLS[symbolsOf(rules)] === 'marks' ? ['x', 'o'] : rules.gravity ? ['red', 'yellow'] : ['black', 'white'];
  return LOOKS.get(game) ?? ['x', 'o'];
}

/** Whether stones lie on the crossings of lines, not in cells. @param {Scene} scene @param {readonly Look[]} looks */
export const isGoban = ({ kind, columns, rows }, looks) => kind === 'cells' && looks[0] === 'black' && Math.min(columns.length, rows.length) >= GOBAN;

/** Games that differ in size only, as the catalogues of words know them: `reversi` of `reversi:6`. @param {string} game
 * @param {Welcome | null} [welcome] */
export function familyOf(game, welcome = null) {
  if (parseRules(game)) return 'in-a-row';
  return welcome?.games.find(({ games }) => games.includes(game))?.id ?? game.split(':')[0].toLowerCase();
}
