/**
 * Players of a tournament as fields and as text: `alpha-beta:3:open-lines`, `mcts:2000n`, `engine:4`. No browser.
 *
 * @typedef {{kind: string, number: string, evaluator: string}} PlayerFields `kind`: random, engine, or an algorithm;
 *   `number`: the level, the depth or the nodes
 */

/**
 * The evaluators of players in another game: what each wanted where the game has it, else different ones as far as
 * there are.
 * @param {string[]} wanted @param {string[]} there
 */
export const evaluatorsFor = (wanted, there) => wanted.map((name, i) => (there.length === 0 || there.includes(name) ? name : there[i % there.length]));

/** These are limited by nodes; other algorithms by depth. */
const BY_NODES = new Set(['mcts', 'pns']);
const MOST_LEVEL = 10;
const MOST_DEPTH = 100;
const MOST_NODES = 10_000_000;

/** What the number of a player means, and how large it may be; null if it has none.
 * @param {string} kind @returns {{what: 'level' | 'nodes' | 'depth', most: number} | null} */
export function numberOf(kind) {
  if (kind === 'random') return null;
  if (kind === 'engine') return { what: 'level', most: MOST_LEVEL };
  return BY_NODES.has(kind) ? { what: 'nodes', most: MOST_NODES } : { what: 'depth', most: MOST_DEPTH };
}

/** A number that suits a kind, for a player whose kind was just chosen. @param {string} kind */
export const usualNumber = (kind) => ({ level: '4', nodes: '2000', depth: '3' })[numberOf(kind)?.what ?? 'depth'];

/** Whether a player has an evaluator. @param {string} kind */
export const hasEvaluator = (kind) => kind !== 'random' && kind !== 'engine';

/** Whether the number is possible. @param {PlayerFields} fields */
export function isPossible({ kind, number }) {
  const wanted = numberOf(kind);
  return wanted === null || (/^\d{1,9}$/.test(number) && Number(number) >= 1 && Number(number) <= wanted.most);
}

/** @param {PlayerFields} fields */
export function playerText({ kind, number, evaluator }) {
  const wanted = numberOf(kind);
  if (wanted === null) return kind;
  const limit = `${kind}:${Number(number)}${wanted.what === 'nodes' ? 'n' : ''}`;
  return hasEvaluator(kind) && evaluator ? `${limit}:${evaluator}` : limit;
}
