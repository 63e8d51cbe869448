/**
 * The game in the address: `#15x15x5&x=human&o=level:6&moves=h8.i9.(i8.g9).h9&at=3`.
 *
 * The moves are separated by dots; a variation stands in brackets after the move it replaces; `~x`
 * after a move says that ✕ gave up there. `at` says which move is on the board, counted along
 * the main line first and then along the variations; it is left out at the end of the main line.
 * `view=explain` says that the page explains the position, `view=lab` that it shows the lab, with `tab` saying
 * which tab of it; without `view` one plays. A view may be named without a game: `#view=lab&tab=museum`. Behind
 * `view=explain` may stand the search to begin with: `search=minimax:1:open-lines`.
 *
 * @import {Players, Side} from '../types.js'
 */
import { cellIndex, formatRules, parseRules } from './rules.js';
import { formatPlayer, parsePlayer, HUMAN } from './players.js';
import { Tree } from './tree.js';

/** @typedef {{tree: Tree, players: Players}} Game */
/** @typedef {'play' | 'explain' | 'games' | 'lab'} View */
/** Where in the page an address leads. @typedef {{view: View, tab: string, search: string}} Place */

/**
 * The view of an address that is its own affair and names no game of k in a row, such as `#view=games&game=reversi`.
 * @param {string} hash @returns {View | null}
 */
export const ownView = (hash) => (/^#view=games(&|$)/.test(hash) ? 'games' : null);

/** The view of other games without one of them. */
export const BARE = '#view=games';

/** Whether an address says no more than that. @param {string} hash */
export const isBare = (hash) => hash.replace(/&$/, '') === BARE;

/** @param {Game} game @param {View} [view] @param {string} [tab] */
export function encode({ tree, players }, view = 'play', tab = '') {
  const parts = [formatRules(tree.rules), `x=${formatPlayer(players.x)}`, `o=${formatPlayer(players.o)}`];
  if (tree.first !== 'x') parts.push(`first=${tree.first}`);
  const moves = writeMoves(tree);
  if (moves) parts.push(`moves=${moves}`);
  const at = tree.nodes().indexOf(tree.cursor);
  if (tree.cursor !== mainEnd(tree)) parts.push(`at=${at}`);
  if (view !== 'play') parts.push(`view=${view}`);
  if (tab) parts.push(`tab=${tab}`);
  return `#${parts.join('&')}`;
}

/** The last node of the main line. @param {Tree} tree */
function mainEnd(tree) {
  let node = tree.root;
  while (node.children[0]) node = node.children[0];
  return node;
}

/** @param {Tree} tree */
function writeMoves(tree) {
  const name = (/** @type {import('./tree.js').Node} */ node) =>
    tree.nameOf(node) + (node.resigned ? `~${node.resigned}` : '');
  /** @param {import('./tree.js').Node} first @returns {string} */
  const line = (first) => {
    const words = [name(first)];
    for (let node = first; node.children[0]; node = node.children[0]) {
      words.push(name(node.children[0]));
      for (const branch of node.children.slice(1)) words.push(`(${line(branch)})`);
    }
    return words.join('.');
  };
  const [main, ...branches] = tree.root.children;
  const start = tree.root.resigned ? `~${tree.root.resigned}` : '';
  if (!main) return start;
  // Variations of the first move stand right after it.
  const [head, ...tail] = line(main).split('.');
  return [...(start ? [start] : []), head, ...branches.map((branch) => `(${line(branch)})`), ...tail].join('.');
}

/** The text of an address, and its fields. @param {string} hash */
function fieldsOf(hash) {
  let text = hash.replace(/^#/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    return null;
  }
  const [rules, ...pairs] = text.startsWith('view=') ? ['', ...text.split('&')] : text.split('&');
  const fields = new Map(pairs.map((pair) => {
    const [key, ...rest] = pair.split('=');
    return [key, rest.join('=')];
  }));
  return { rules, fields };
}

/** Where an address leads, whether it names a game or not. @param {string} hash @returns {Place} */
export function placeOf(hash) {
  const fields = fieldsOf(hash)?.fields;
  const view = fields?.get('view');
  return {
    view: view === 'explain' || view === 'lab' ? view : 'play',
    tab: view === 'lab' ? /^[a-z]{1,20}$/.exec(fields?.get('tab') ?? '')?.[0] ?? '' : '',
    search: view === 'explain' ? /^[a-z-]{1,20}(:\d{0,3}(:[a-z-]{0,40})?)?$/.exec(fields?.get('search') ?? '')?.[0] ?? '' : '',
  };
}

/**
 * The game of an address, or null if it names none. Moves after the first impossible one are left
 * out, and the impossible one is told; so is a player that is `unknown`, for whom a person plays.
 * @param {string} hash
 * @returns {(Game & {illegal: string | null, unknown: string | null, view: View}) | null}
 */
export function decode(hash) {
  const parts = fieldsOf(hash);
  const rules = parts ? parseRules(parts.rules) : null;
  if (!parts || !rules) return null;
  const { fields } = parts;
  /** @type {Side} */
  const first = fields.get('first') === 'o' ? 'o' : 'x';
  const tree = new Tree(rules, first);
  const illegal = readMoves(tree, fields.get('moves') ?? '');
  const at = fields.get('at');
  const node = at !== undefined && /^\d{1,6}$/.test(at) ? tree.nodes()[Number(at)] : null;
  tree.goto(node ?? mainEnd(tree));
  const [x, o] = ['x', 'o'].map((side) => fields.get(side) ?? 'human');
  const players = { x: parsePlayer(x) ?? HUMAN, o: parsePlayer(o) ?? HUMAN };
  const unknown = [x, o].find((text) => parsePlayer(text) === null) ?? null;
  return { tree, players, illegal, unknown, view: placeOf(hash).view };
}

/** Plays the moves of an address; the first that cannot be is returned. @param {Tree} tree @param {string} text */
function readMoves(tree, text) {
  /** Where to go on after a closing bracket. @type {import('./tree.js').Node[]} */
  const stack = [];
  for (const word of text.match(/[()]|~[xo]|[a-z]+\d+|[^().~\s,]+/gi) ?? []) {
    if (word === '(') {
      stack.push(tree.cursor);
      if (!tree.cursor.parent) return word;
      tree.goto(tree.cursor.parent);
    } else if (word === ')') {
      const back = stack.pop();
      if (!back) return word;
      tree.goto(back);
    } else if (word === '~x' || word === '~o') {
      tree.cursor.resigned = /** @type {Side} */ (word[1]);
    } else {
      const cell = cellIndex(tree.rules, word);
      if (cell === null || tree.position.refusal(cell) !== null) return word;
      tree.play(cell);
    }
  }
  return null;
}
