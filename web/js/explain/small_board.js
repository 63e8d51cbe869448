/** A small board of any game, as a few SVG paths. */
import { h, s, show } from '../view/dom.js';
import { extent, sceneShapes } from '../view/picture.js';
import { looksOf } from '../app/positions.js';
import { parseRules } from '../model/rules.js';
import { keyOf } from '../model/scene.js';
import { t } from '../words/language.js';

/** Boards of k in a row up to this side are drawn at every node. */
const LARGEST_DRAWN = 5;

/** Whether the nodes of a search are drawn as boards. @param {GameRef} ref */
export function drawsBoards({ game }) {
  const rules = parseRules(game);
  return rules !== null && rules.width <= LARGEST_DRAWN && rules.height <= LARGEST_DRAWN;
}

/** The game after more moves. @param {GameRef} ref @param {string[]} moves @returns {GameRef} */
export const after = (ref, moves) => ({ ...ref, moves: [...ref.moves, ...moves] });

/**
 * @param {Scene} scene @param {readonly Look[]} looks @param {number} unit pixels of a square
 * @param {{fresh?: Set<string>, last?: string[]}} [marked] places of a line, and of the last move
 * @returns {SVGElement}
 */
export function boardGroup(scene, looks, unit, marked) {
  const shapes = sceneShapes(scene, unit, looks, marked);
  return s('g', { class: `small-board ${scene.kind}` }, ...shapes.map(({ kind, d, look = '', side = '', fresh }) =>
    s('path', { class: `small-${kind} ${side}${look === side ? '' : ` ${look}`}${fresh ? ' fresh' : ''}`, d })));
}

/** A board as a picture of its own; text where the board is text. @param {Scene} scene @param {readonly Look[]} looks
 * @param {number} most pixels of its longer side @param {{fresh?: Set<string>, last?: string[]}} [marked] @param {boolean} [quiet] with no words of its own */
function boardPicture(scene, looks, most, marked, quiet = false) {
  if (scene.kind === 'text') return h('pre', { class: 'small-text' }, scene.text ?? '');
  const [width, height] = extent(scene);
  const unit = Math.max(6, Math.min(44, Math.floor(most / Math.max(width, height))));
  const [w, tall] = [width * unit + 2, height * unit + 2];
  // For who listens: the rows from the top.
  const pieces = new Map(scene.pieces.map(({ at, side, king }) => [at, king ? side.toUpperCase() : side]));
  const rows = scene.rows.map((row) => scene.columns.map((column) => pieces.get(column + row) ?? '-').join(' '));
  const label = t('explain-board', { rows: scene.kind === 'dots' ? scene.lines.join(' ') : rows.join(', ') });
  const words = quiet ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return s('svg', { class: 'board-picture', viewBox: `-1 -1 ${w} ${tall}`, width: w, height: tall, ...words }, boardGroup(scene, looks, unit, marked));
}

/**
 * Shows a position in an element: at once if it is known, else as soon as the server has told.
 * @param {HTMLElement} host @param {Positions} positions @param {GameRef} ref @param {number} most pixels @param {number} [line] so many of the
 *   last moves are those that are looked at @param {boolean} [quiet] with no words of its own
 */
export function showBoard(host, positions, ref, most, line = 0, quiet = false) {
  const looks = looksOf(ref.game);
  const key = `${keyOf(ref)} ${line} ${looks} ${document.documentElement.lang}`;
  if (host.dataset.board === key) return;
  host.dataset.board = key;
  const draw = (/** @type {Scene} */ scene) => {
    if (host.dataset.board !== key) return;
    const places = positions.state(ref)?.played.map(({ path }) => path) ?? ref.moves.map((move) => [move]);
    const fresh = new Set(line > 0 ? places.slice(-line).flatMap((path) => path.slice(-1)) : []);
    host.replaceChildren(boardPicture(scene, looksOf(ref.game), most, { fresh, last: places.at(-1) ?? [] }, quiet));
  };
  const known = positions.scene(ref);
  if (known) draw(known);
  else positions.look(ref).then(draw, () => host.replaceChildren());
}

/**
 * Shows a position of the search that is looked into; a typed tree has no board.
 * @param {HTMLElement} host @param {Positions} positions @param {Current} current @param {string[]} moves from its root @param {number} most pixels
 * @param {number} [line] so many of the last moves are those that are looked at
 */
export function showPosition(host, positions, { game, typed }, moves, most, line = moves.length) {
  show(host, !typed);
  if (!typed) showBoard(host, positions, after(game, moves), most, line);
}

/** Whose turn it is, as in the tree. @param {Side} side @param {boolean} [chance] whether it is nobody's */
export const turnIcon = (side, chance = false) => s('svg', { class: 'turn-icon', viewBox: '0 0 12 12', 'aria-hidden': 'true' },
  s('path', { class: `turn-sign ${chance ? 'chance' : side}`, d: chance ? 'M1 6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' : side === 'x' ? 'M1 11L6 1L11 11z' : 'M1 1L6 11L11 1z' }));

/** The names of the nodes on the way to a place. @param {Current} current @param {string[]} moves */
export const wayText = ({ nameAt }, moves) => [nameAt([]) ?? t('explain-root'), ...moves.map((_, i) => nameAt(moves.slice(0, i + 1)))].join(' › ');
