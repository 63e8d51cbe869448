/**
 * The game in the address: `#15x15x5&x=human&o=engine:6&moves=h8.i9.(i8.g9).h9&at=3`, `#reversi:6&x=human&o=human`.
 *
 * The moves are separated by dots; a variation stands in brackets after the move it replaces; `~x`
 * after a move says that X gave up there. With `opening=swap2` who opens sits at the side that begins until the sides are settled; `~take-x`,
 * `~take-o` and `~two` say what was chosen after that move. `at` says which move is on the board, counted along
 * the main line first and then along the variations; it is left out at the end of the main line.
 * `view=explain` says that the page explains the position, `view=lab` that it shows the lab, with `tab` saying
 * which tab of it; without `view` one plays. A view may be named without a game: `#view=lab&tab=museum`. Behind
 * `view=explain` may stand the search to begin with: `search=minimax:1:open-lines`, see `explain/wish.js`.
 *
 * @import {Node} from './tree.js'
 */
import { cellIndex, cellName, parseRules, positionAfter } from './rules.js';
import { exchangedAt, openingOf, stageAt, turned } from './opening.js';
import { HUMAN, parsePlayer } from './players.js';
import { Tree } from './tree.js';

/** @typedef {{tree: Tree, players: Players}} Game */
/** @typedef {'play' | 'explain' | 'lab'} View */
/** Where in the page an address leads. @typedef {{view: View, tab: string, search: string}} Place */

/** Names of games and moves without what an address needs for itself: `a.b` is `a!2e;b`. @param {string} name */
const escaped = (name) => name.replace(/[^\w:+*/=-]/gu, (sign) => `!${/** @type {number} */ (sign.codePointAt(0)).toString(16)};`);
/** @param {string} text */
const unescaped = (text) => text.replace(/!([0-9a-f]{1,5});/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** @param {Game} game @param {View} [view] @param {string} [tab] */
export function encode({ tree, players }, view = 'play', tab = '') {
  const { x, o } = exchangedAt(tree, tree.cursor) ? turned(players) : players;
  const parts = [escaped(tree.game), `x=${x}`, `o=${o}`];
  if (tree.first !== 'x') parts.push(`first=${tree.first}`);
  if (tree.opening) parts.push(`opening=${tree.opening}`);
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
  // What was taken back, but was played on, is still what the moves behind it follow from.
  const said = (/** @type {Node['choice']} */ choice) => (choice ? `~${choice === 'two' ? 'two' : `take-${choice}`}` : '');
  const name = (/** @type {Node} */ node) => escaped(node.move ?? '') + said(node.choice ?? (node.children.length > 0 ? node.undone : null))
    + (node.resigned ? `~${node.resigned}` : '');
  /** @param {Node} first @returns {string} */
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
  const [game, ...pairs] = text.startsWith('view=') ? ['', ...text.split('&')] : text.split('&');
  const fields = new Map(pairs.map((pair) => {
    const [key, ...rest] = pair.split('=');
    return [key, rest.join('=')];
  }));
  return { game: unescaped(game), fields };
}

/**
 * The address of a game or of a puzzle in a text that people paste, with words around it or without; null if there is none. What begins like a
 * record is one, whatever it says.
 * @param {string} text @returns {string | null} such as `#3x3x3&x=human&o=human`
 */
export function linkIn(text) {
  if (text.length > 100_000 || /^\s*(\(\s*;|piskvorky)/i.test(text)) return null;
  for (const [, found] of text.matchAll(/#([^\s<>"']+)/g)) {
    let hash = found.replace(/[.,;:!?…”»]+$/u, '');
    // A bracket around the address; those of variations have their other half.
    while (hash.endsWith(')') && hash.split('(').length < hash.split(')').length) hash = hash.slice(0, -1);
    if (/^puzzle=[\w-]/.test(hash)) return `#${hash}`;
    const parts = fieldsOf(hash);
    const named = parts !== null && ['x', 'o', 'moves', 'view'].some((field) => parts.fields.has(field));
    if (parts && decode(hash) && (named || parseRules(parts.game))) return `#${hash}`;
  }
  return null;
}

/** Algorithm, depth, evaluator, nodes, seed, order, levels, table; or the search of the engine: player, seed, looks at the clock, whether solved, table. */
const SEARCH = /^([\w-]{1,40}(:\d{0,3}(:[\w-]{0,40}(:\d{0,10}(:\d{0,16}(:[\w-]{0,40}(:\d{0,3}(:\d{0,15})?)?)?)?)?)?)?|(engine|exact)[:\w]{0,40}@\d{0,16}@[\d.]{0,400}@[01](@\d{1,15})?)$/;

/** Where an address leads, whether it names a game or not. @param {string} hash @returns {Place} */
export function placeOf(hash) {
  const fields = fieldsOf(hash)?.fields;
  const view = fields?.get('view');
  return {
    view: view === 'explain' || view === 'lab' ? view : 'play',
    tab: view === 'lab' ? /^[a-z]{1,20}$/.exec(fields?.get('tab') ?? '')?.[0] ?? '' : '',
    search: view === 'explain' ? SEARCH.exec(fields?.get('search') ?? '')?.[0] ?? '' : '',
  };
}

/**
 * The game of an address, or null if it names none. Moves after the first impossible one are left
 * out, and the impossible one is told; so is a player that is `unknown`, for whom a person plays. Whether there is a game of
 * this name, and whether its moves are possible, only the server knows, unless it is k in a row.
 * @param {string} hash
 * @returns {(Game & {illegal: string | null, unknown: string | null}) | null}
 */
export function decode(hash) {
  const parts = fieldsOf(hash);
  if (!parts || !(parseRules(parts.game) || /^(tree:|[\p{L}_][^=]*$)/u.test(parts.game))) return null;
  const { fields } = parts;
  /** @type {Side} */
  const first = fields.get('first') === 'o' ? 'o' : 'x';
  const tree = new Tree(parts.game, first);
  tree.opening = openingOf(fields.get('opening'), tree.game);
  const illegal = readMoves(tree, fields.get('moves') ?? '');
  const at = fields.get('at');
  const node = at !== undefined && /^\d{1,6}$/.test(at) ? tree.nodes()[Number(at)] : null;
  tree.goto(node ?? mainEnd(tree));
  const [x, o] = ['x', 'o'].map((side) => fields.get(side) ?? HUMAN);
  const known = (/** @type {string} */ text) => (parsePlayer(text) ? text : HUMAN);
  const seats = { x: known(x), o: known(o) };
  return { tree, players: exchangedAt(tree, tree.cursor) ? turned(seats) : seats, illegal, unknown: [x, o].find((text) => known(text) !== text) ?? null };
}

/** Plays the moves of an address; the first that cannot be is returned. @param {Tree} tree @param {string} text */
function readMoves(tree, text) {
  /** Where to go on after a closing bracket. @type {Node[]} */
  const stack = [];
  for (const word of text.match(/[()]|~(?:two|(?:take-)?[xo])|[^().~\s,]+/gi) ?? []) {
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
    } else if (/^~t/.test(word)) {
      const choice = /** @type {import('./opening.js').OpeningChoice} */ (word.replace(/^~(take-)?/, ''));
      const stage = stageAt(tree, tree.cursor);
      if (stage?.act !== 'choose' || (choice === 'two' && !stage.two)) return word;
      tree.cursor.choice = choice;
    } else {
      // The page knows the moves of k in a row; of other games only the server does.
      const position = positionAfter(tree.wire());
      const cell = position && cellIndex(position.rules, word);
      if (position && (cell === null || position.refusal(cell) !== null)) return word;
      tree.play(position && cell !== null ? cellName(position.rules, position.landing(cell) ?? cell) : unescaped(word));
    }
  }
  return null;
}
