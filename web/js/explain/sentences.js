/**
 * What the steps of a search are called: the line of the pseudocode, one plain sentence for each event, and the names it needs.
 *
 * `caller` is the line of the parent that is waiting for the node. `root` is the line that searches the root, again and again;
 * `confirm` that of the pass of MTD(f) that looks for the line once the value is known.
 *
 * @import {StepState} from './stepper.js'
 * @typedef {{line: number, caller: number | null}} Lit
 * @typedef {{enter: number, leaf: number, table?: number, average?: number, call: number, scout?: number, again?: number,
 *   max: number, min: number, cut?: number, give: number, round?: number, root?: number, confirm?: number}} Places
 */
import { bare, isEmptyWindow, parse, shortValue, windowText } from '../model/values.js';
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { moveName, sideName, valueText } from '../view/words.js';
import { other } from '../model/rules.js';

/** What iterative deepening and MTD(f) call, below the lines that call it. */
const TABLE_SEARCH = [
  'search(node, depth, α, β):  // for side to move',
  '  if the table knows enough: return that',
  '  if leaf or depth = 0: return its value',
  '  best = −∞',
  '  for each next node, the table\'s best first:',
  '    if it is the first:',
  '      v = −search(next, depth−1, −β, −α)',
  '    else:               // only: is it better?',
  '      v = −search(next, depth−1, −(α+1), −α)',
  '      if α < v < β:     // it is: search again',
  '        v = −search(next, depth−1, −β, −α)',
  '    best = max(best, v); α = max(α, v)',
  '    if α ≥ β: break     // cut',
  '  put node, depth, best, bound into the table',
  '  return best',
];

/** @param {string[]} head @param {Partial<Places>} at places in the head @returns {{code: string[], at: Places}} */
function withTable(head, at) {
  const from = head.length + 1;
  const [max, cut, give] = [from + 11, from + 12, from + 14];
  return {
    code: [...head, '', ...TABLE_SEARCH],
    at: { enter: from, table: from + 1, leaf: from + 2, call: from + 6, scout: from + 8, again: from + 10, max, min: max, cut, give, ...at },
  };
}

/** The algorithms as in the textbooks, and which line an event is at. @type {Record<string, {code: string[], at: Places}>} */
const ALGORITHMS = {
  minimax: {
    code: [
      'minimax(node):',
      '  if node is a leaf: return its value',
      '  best = −∞ at ▲, +∞ at ▼',
      '  for each move:',
      '    v = minimax(node after move)',
      '    if node is ▲ and v > best: best = v',
      '    if node is ▼ and v < best: best = v',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 4, max: 5, min: 6, give: 7 },
  },
  expectimax: {
    code: [
      'expectimax(node):',
      '  if node is a leaf: return its value',
      '  if node is ○:               // chance',
      '    return Σ p(branch) · expectimax(branch)',
      '  best = −∞ at ▲, +∞ at ▼',
      '  for each move:',
      '    v = expectimax(node after move)',
      '    if node is ▲ and v > best: best = v',
      '    if node is ▼ and v < best: best = v',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, average: 3, call: 6, max: 7, min: 8, give: 9 },
  },
  negamax: {
    code: [
      'negamax(node):',
      '  if node is a leaf: return its value',
      '      to the side to move',
      '  best = −∞',
      '  for each move:',
      '    v = −negamax(node after move)',
      '    if v > best: best = v',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 5, max: 6, min: 6, give: 7 },
  },
  'alpha-beta': {
    code: [
      'alphabeta(node, α, β):',
      '  if node is a leaf: return its value',
      '  best = −∞ at ▲, +∞ at ▼',
      '  for each move:',
      '    v = alphabeta(node after move, α, β)',
      '    at ▲: best = max(best, v); raise α to best',
      '    at ▼: best = min(best, v); lower β to best',
      '    if α ≥ β: break            // cut',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 4, max: 5, min: 6, cut: 7, give: 8 },
  },
  pvs: {
    code: [
      'pvs(node, α, β):      // for the side to move',
      '  if node is a leaf: return its value',
      '  best = −∞',
      '  for each move:',
      '    if it is the first move:',
      '      v = −pvs(node after move, −β, −α)',
      '    else:               // only: is it better?',
      '      v = −pvs(node after move, −(α+1), −α)',
      '      if α < v < β:     // it is: search again',
      '        v = −pvs(node after move, −β, −α)',
      '    best = max(best, v); α = max(α, v)',
      '    if α ≥ β: break     // cut',
      '  return best',
    ],
    at: { enter: 0, leaf: 1, call: 5, scout: 7, again: 9, max: 10, min: 10, cut: 11, give: 12 },
  },
  deepening: withTable([
    'for depth = 1, 2, 3, …:',
    '  value = search(root, depth, −∞, +∞)',
  ], { root: 1, round: 0 }),
  mtdf: withTable([
    'for depth = 1, 2, 3, …:',
    '  low = −∞; high = +∞; ask = value so far',
    '  while low < high:   // a pass: is it ≥ ask?',
    '    v = search(root, depth, ask−1, ask)',
    '    if v ≥ ask: low = v; ask = v+1',
    '    else: high = v; ask = v',
    '  value = search(root, depth, low−1, low+1)',
  ], { root: 3, confirm: 6, round: 0 }),
};

/** Of typed trees with chance nodes alone. */
export const AVERAGING = 'expectimax';

/** Those whose code is here, and which search any game. */
export const EXPLAINED = Object.keys(ALGORITHMS).filter((name) => name !== AVERAGING);

/** One that the server can explain and nobody has written down is shown as alpha-beta. @param {string} algorithm */
const about = (algorithm) => (Object.hasOwn(ALGORITHMS, algorithm) ? ALGORITHMS[algorithm] : ALGORITHMS['alpha-beta']);

/** @param {string} algorithm @param {boolean} [strict] whether it does not cut on equality */
export const codeOf = (algorithm, strict = false) => about(algorithm).code.map((line) => (strict ? line.replace('α ≥ β: break ', 'α > β: break ') : line));

/** Whether an algorithm has windows at all. @param {string} algorithm */
export const hasWindow = (algorithm) => about(algorithm).at.cut !== undefined;

/** Whether the code takes the point of view of the side to move. @param {string} algorithm */
export const negates = (algorithm) => about(algorithm).at.max === about(algorithm).at.min;

/** Whether it searches to depth 1, 2, 3, … with a table. @param {string} algorithm */
export const deepens = (algorithm) => about(algorithm).at.round !== undefined;

/**
 * How the innermost node was asked: first or plainly, only whether it is better, or again because it is.
 * @param {string} algorithm @param {StepState} state @returns {'call' | 'scout' | 'again'}
 */
export function asking(algorithm, state) {
  const { frame, parent } = state;
  if (about(algorithm).at.scout === undefined || !frame || !parent || frame.id === parent.id + 1) return 'call';
  return isEmptyWindow(frame.entry.alpha, frame.entry.beta) ? 'scout' : 'again';
}

/** @param {string} algorithm @param {Step} step @param {StepState} state @returns {Lit} */
export function litLines(algorithm, step, state) {
  const { at } = about(algorithm);
  if (step.kind === 'round') return { line: at.round ?? 0, caller: null };
  const isConfirmed = at.confirm !== undefined && state.frame && !isEmptyWindow(state.frame.entry.alpha, state.frame.entry.beta);
  const ofRoot = (isConfirmed ? at.confirm : at.root) ?? null;
  const caller = state.parent?.chance ? at.average ?? at.call : state.parent ? at[asking(algorithm, state)] ?? at.call : ofRoot;
  const leaf = state.frame?.leaf;
  const line = {
    enter: at.enter, leaf: at.leaf, table: at.table ?? at.leaf, improved: state.frame?.side === 'o' ? at.min : at.max,
    cut: at.cut ?? at.give, return: leaf ? at[leaf] ?? at.leaf : state.frame?.chance ? at.average ?? at.give : at.give,
  }[step.kind];
  return { line, caller };
}

/** @typedef {(moves: string[]) => string | null} NameAt the name after these moves from the root; null for a root without one */

/** The typed tree that a game is; empty if it is another one. @param {string} game */
export const treeOf = (game) => (game.startsWith('tree:') ? game.slice('tree:'.length) : '');

/** Whether a typed tree has chance nodes. @param {string} tree */
export const hasChance = (tree) => tree.includes('{');

/** How likely each branch of a chance node is, by the branches that lead to the node and on: "2" is "1/4".
 * @param {string} game @returns {Map<string, string>} */
export const likelihoods = (game) => read(treeOf(game)).likely;

/** The names and the probabilities in the text of a tree, by the branches that lead there, such as "2.1". @param {string} tree */
function read(tree) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, string>} */
  const likely = new Map();
  /** How many branches each open bracket has so far: together the way to the current one. @type {number[]} */
  const way = [];
  /** Of each, whether it is chance. @type {boolean[]} */
  const chance = [];
  for (const [token] of tree.matchAll(/[^\s(){}]*[({]|[)}]|[^\s(){}]+/g)) {
    if (token === ')' || token === '}') {
      const branches = way.pop() ?? 0;
      if (!chance.pop()) continue;
      // Where none is written, all are equally likely.
      for (let n = 1; n <= branches; n++) {
        const place = [...way, n].join('.');
        if (!likely.has(place)) likely.set(place, `1/${branches}`);
      }
      continue;
    }
    if (way.length > 0) way[way.length - 1] += 1;
    const colon = chance.at(-1) ? token.indexOf(':') : -1;
    if (colon >= 0) likely.set(way.join('.'), token.slice(0, colon));
    const rest = token.slice(colon + 1);
    const opens = /[({]$/.test(rest);
    const name = opens ? rest.slice(0, -1) : /^(.+)=/.exec(rest)?.[1];
    if (name) names.set(way.join('.'), name);
    if (!opens) continue;
    way.push(0);
    chance.push(rest.endsWith('{'));
  }
  return { names, likely };
}

/**
 * What the places of a search are called: by their last move in a game, by their names in a typed tree that has any,
 * such as `A(3 B(c=5 -2))`.
 * @param {string} game @returns {NameAt}
 */
export function namer(game) {
  const { names } = read(treeOf(game));
  return (moves) => {
    const last = moves.at(-1);
    return names.get(moves.join('.')) ?? (last === undefined ? null : moveName(last));
  };
}

/** The search of the root that a node belongs to; only those that deepen have more than one. @param {Totals} totals @param {number} node */
function roundOf({ rounds }, node) {
  let index = 0;
  while (index + 1 < rounds.length && rounds[index + 1].root <= node) index += 1;
  return { index, depth: rounds[index]?.depth ?? 0, isLast: index + 1 >= rounds.length };
}

/** What is said where the root is entered. @param {string} algorithm @param {import('./stepper.js').Frame} frame @param {{index: number, depth: number}} round
 * @param {Record<string, string>} args */
function rootSentence(algorithm, frame, { index, depth }, args) {
  if (frame.chance) return t('explain-enter-chance-root');
  if (about(algorithm).at.confirm !== undefined) {
    return t(isEmptyWindow(frame.entry.alpha, frame.entry.beta) ? 'explain-enter-pass' : 'explain-enter-pass-last', { ...args, depth });
  }
  if (index > 0) return t('explain-enter-round', { ...args, depth });
  return t(hasWindow(algorithm) ? 'explain-enter-root' : 'explain-enter-root-plain', args);
}

/**
 * @param {Step} step @param {StepState} state after the event
 * @param {{search: SearchRequest, totals: Totals, nameAt: NameAt}} about
 */
export function sentence(step, state, { search: { algorithm, game: { game } }, totals, nameAt }) {
  const looks = looksOf(game);
  const { frame, parent } = state;
  const value = (/** @type {Value | null} */ text) => shortValue(bare(text ?? '?'), looks);
  if (step.kind === 'round') return roundSentence(step, totals, nameAt, value);
  if (!frame) return '';
  const side = sideName(frame.side, game);
  const mover = sideName(parent?.side ?? frame.side, game);
  const move = nameAt(state.moves) ?? '';
  const below = (/** @type {string | null} */ next) => (next === null ? '' : nameAt([...state.moves, next]) ?? '');
  switch (step.kind) {
    case 'enter': {
      const window = windowText(frame.alpha, frame.beta, looks);
      if (!parent) return rootSentence(algorithm, frame, roundOf(totals, frame.id), { side, window, alpha: value(frame.alpha), beta: value(frame.beta) });
      if (parent.chance) return t('explain-enter-by-chance', { move, likely: likelihoods(game).get(state.moves.join('.')) ?? '' });
      if (frame.chance) return t('explain-enter-chance', { rival: mover, move });
      if (!hasWindow(algorithm)) return t('explain-enter-plain', { rival: mover, move, side });
      const kind = asking(algorithm, state);
      const best = value(parent.side === 'x' ? frame.alpha : frame.beta);
      if (kind === 'scout') return t('explain-enter-scout', { rival: mover, move, best });
      return t(kind === 'again' ? 'explain-enter-again' : 'explain-enter', { rival: mover, move, side, window });
    }
    case 'leaf': return leafSentence(step, game, value);
    case 'table': return t(`explain-table-${boundOf(step)}`, { value: value(step.value) });
    case 'improved': {
      const args = { side, move: below(step.move), value: value(step.value) };
      if (!hasWindow(algorithm)) return t('explain-improved', args);
      return t(frame.side === 'x' ? 'explain-improved-max' : 'explain-improved-min', args);
    }
    case 'cut': {
      const [found, limit] = frame.side === 'x' ? [frame.alpha, frame.beta] : [frame.beta, frame.alpha];
      const above = foundAbove(state, limit);
      return cutSentence({ side: frame.side, game, value: value(frame.value ?? found), elsewhere: value(above ?? limit), skipped: step.skipped ?? 0, byWindow: above === null });
    }
    default: {
      const args = { move, value: value(step.value), best: below(frame.best) };
      const round = roundOf(totals, frame.id);
      if (totals.ended_early && frame.value === '?') return t('explain-return-unfinished', args);
      if (frame.chance) {
        const terms = sumOf(frame, state.moves, game, value);
        return terms ? t('explain-return-sum', { ...args, terms }) : t('explain-return-chance', { ...args, move: move || t('explain-root') });
      }
      const bound = boundOf(step);
      if (!parent && bound !== 'exact' && about(algorithm).at.confirm !== undefined) return t(`explain-return-pass-${bound}`, { ...args, depth: round.depth });
      if (!parent && frame.best && !round.isLast) return t('explain-return-round', { ...args, depth: round.depth });
      const lot = (totals.equal?.length ?? 0) > 1 && totals.best ? ` ${t('explain-return-lot', { move: nameAt([totals.best]) ?? '' })}` : '';
      if (!parent) return frame.best ? t('explain-return-root', args) + lot : t('explain-return-root-leaf', args);
      if (parent.chance) return t('explain-return-branch', args);
      return t(`explain-return-${bound}`, { ...args, side: mover });
    }
  }
}

/** The most terms of a sum that is written out. */
const MOST_TERMS = 8;

/** The average of a chance node as a sum, if all its branches were seen. @param {import('./stepper.js').Frame} frame @param {string[]} moves @param {string} game
 * @param {(text: Value | null) => string} value */
function sumOf({ seen }, moves, game, value) {
  const likely = likelihoods(game);
  const at = (/** @type {string} */ move) => likely.get([...moves, move].join('.'));
  const isWhole = seen.every(({ move }, i) => move === String(i + 1)) && at(String(seen.length + 1)) === undefined;
  if (!isWhole || seen.length === 0 || seen.length > MOST_TERMS) return null;
  return seen.map(({ move, value: found }) => `${at(move)} · (${value(found)})`).join(' + ');
}

/** Whether a value is all, or only a bound. @param {Step} step */
function boundOf({ value }) {
  const { bound } = parse(value ?? '?');
  return bound === 'estimate' ? 'exact' : bound;
}

/** What the other side has found above, if that is the limit that was met, and not just how the question was asked; else null.
 * @param {StepState} state @param {Value} limit @returns {Value | null} */
function foundAbove(state, limit) {
  const giver = state.frames.find(({ side, alpha, beta, entry }) => side !== state.frame?.side
    && (side === 'x' ? alpha === limit && entry.alpha !== limit : beta === limit && entry.beta !== limit));
  return giver ? giver.value ?? limit : null;
}

/**
 * Why the rest is cut: the side to move has a reply too good for the other one to come here.
 * @param {{side: Side, game: string, value: string, elsewhere: string, skipped: number, byWindow: boolean}} cut
 */
export function cutSentence({ side, game, value, elsewhere, skipped, byWindow }) {
  const args = { side: sideName(side, game), rival: sideName(other(side), game), value, elsewhere, n: skipped };
  return `${t(byWindow ? 'explain-cut-window' : 'explain-cut', args)} ${t('explain-cut-rest', args)}`;
}

/** @param {Step} step @param {string} game @param {(text: Value | null) => string} value */
function leafSentence(step, game, value) {
  const typed = treeOf(game) !== '';
  if (step.leaf === 'horizon') return t(typed ? 'explain-leaf-horizon-typed' : 'explain-leaf-horizon', { value: value(step.value) });
  const { kind, side, plies } = parse(step.value ?? '?');
  if (kind === 'win' && side) {
    const winner = sideName(side, game);
    return plies === null ? t('explain-leaf-won', { side: winner }) : t('explain-leaf-won-in', { side: winner, plies });
  }
  return typed || kind !== 'draw' ? t('explain-leaf-value', { value: value(step.value) }) : t('explain-leaf-draw');
}

/** @param {Step} step @param {Totals} totals @param {NameAt} nameAt @param {(text: Value | null) => string} value */
function roundSentence(step, totals, nameAt, value) {
  const index = totals.rounds.findLastIndex(({ depth }) => depth === step.depth);
  const round = totals.rounds[index];
  const best = round?.best ?? totals.best;
  const args = { depth: step.depth ?? 0, value: value(round?.value ?? totals.value), best: best === null ? '' : nameAt([best]) ?? '' };
  return t(index + 1 < totals.rounds.length ? 'explain-round' : 'explain-round-last', args);
}

/** What a search has found. @param {Current} current */
export function resultText({ search, game: { game }, totals: { best, value }, nameAt }) {
  const algorithm = search.strict_cuts ? `${search.algorithm} (${t('explain-equality-counts')})` : search.algorithm;
  return t(best === null ? 'explain-result-none' : 'explain-result', { algorithm, best: best === null ? '' : nameAt([best]) ?? '', value: valueText(value, game) });
}

/** How the search of a move ended, and how the move was chosen; and what was only counted. @param {Current} current @returns {string[]} */
export const playedTexts = ({ totals: { equal = [], levels, ended_early: early, nodes }, nameAt }) => [
  ...(equal.length > 1 ? [t('explain-by-lot', { n: equal.length, moves: equal.slice(0, 8).map((move) => nameAt([move]) ?? move).join(', ') + (equal.length > 8 ? ' …' : '') })] : []),
  ...(early ? [t('explain-ended-early', { nodes: t('explain-nodes', { n: nodes, shown: number(nodes) }) })] : []),
  ...(levels ? [t('explain-levels', { n: levels })] : []),
];

/** How large a tree has grown, and how many positions that took. @param {{nodes: number, iterations: number}} totals */
export const growthTexts = ({ nodes, iterations }) => [t('explain-growth-iterations', { n: iterations, shown: number(iterations) }), t('explain-growth-positions', { n: nodes, shown: number(nodes) })];

/** What a search has counted, in words. @param {Counts} counts @param {boolean} withTable */
export function countTexts({ nodes, leaves, cutoffs, table_hits: hits }, withTable) {
  const text = (/** @type {string} */ id, /** @type {number} */ n) => t(id, { n, shown: number(n) });
  return [text('explain-nodes', nodes), text('explain-leaves', leaves), text('explain-cuts', cutoffs), ...(withTable ? [text('explain-hits', hits)] : [])];
}
