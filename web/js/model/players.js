/**
 * Players. A player is a text, the same as on the command line and on the wire:
 *
 * `human`, `random`, `exact`, `engine:4` (level), `engine:2s`, `engine:500ms`, `engine:6d` (depth), `engine:100000n` (nodes),
 * `engine:10:50000n`, or an algorithm with its limits and its evaluator: `alpha-beta:6`, `mcts:20000n`, `deepening:2s:mobility`.
 *
 * What a player's text says, and what a form asks for.
 * @typedef {'human' | 'random' | 'exact' | 'level' | 'time' | 'depth' | 'nodes' | 'algorithm'} Kind
 * @typedef {{kind: Kind, algorithm: string, level: number | null, depth: number | null, nodes: number | null, ms: number | null, evaluator: string}} Parts
 */

export const HUMAN = 'human';

/** The kinds that a form offers. @type {Kind[]} */
export const KINDS = ['human', 'level', 'time', 'depth', 'algorithm', 'random', 'exact'];

/** The largest numbers that a form takes. */
export const MOST = { level: 10, depth: 120, seconds: 60, nodes: 10_000_000 };

/** @param {string} player */
export const isHuman = (player) => player === HUMAN;

/** @param {Players} players */
export const humans = (players) => [players.x, players.o].filter(isHuman).length;

/** What a text says; null if no player is written like this. Whether there is such an algorithm only the server knows.
 * @param {string} text @returns {Parts | null} */
export function parsePlayer(text) {
  const [name, ...words] = text.split(':');
  /** @type {Parts} */
  const parts = { kind: 'algorithm', algorithm: name, level: null, depth: null, nodes: null, ms: null, evaluator: '' };
  if (['human', 'random', 'exact'].includes(name)) return words.length === 0 ? { ...parts, kind: /** @type {Kind} */ (name) } : null;
  if (!/^[a-z][\w-]{0,39}$/i.test(name) || name === 'pipe') return null;
  for (const word of words) {
    const [, digits, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(n|s|ms|d|)$/.exec(word) ?? [];
    const field = { n: 'nodes', s: 'ms', ms: 'ms', d: 'depth', '': name === 'engine' ? 'level' : 'depth' }[unit] ?? 'evaluator';
    const value = unit === undefined ? word : Number(digits) * (unit === 's' ? 1000 : 1);
    const possible = field === 'evaluator' ? /^[a-z][\w-]{0,39}$/i.test(word) && name !== 'engine' : Number.isInteger(value) && Number(value) >= 1;
    if (!possible || parts[/** @type {'depth'} */ (field)]) return null;
    Object.assign(parts, { [field]: value });
  }
  if (name !== 'engine') return parts;
  if (parts.level !== null && parts.level > MOST.level) return null;
  const kind = parts.level !== null ? 'level' : parts.ms !== null ? 'time' : parts.depth !== null ? 'depth' : parts.nodes !== null ? 'nodes' : null;
  return kind && { ...parts, kind };
}

/** A time as players have it: 2s, 500ms. @param {number} ms */
const timeWord = (ms) => (ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`);

/** The text of a player. @param {Partial<Parts> & {kind: Kind}} parts */
export function playerText({ kind, algorithm = '', level, depth, nodes, ms, evaluator }) {
  const limits = [...(nodes ? [`${nodes}n`] : []), ...(ms ? [timeWord(ms)] : [])];
  switch (kind) {
    case 'level': return ['engine', level, ...limits].join(':');
    case 'time': case 'nodes': return ['engine', ...limits].join(':');
    case 'depth': return `engine:${depth}d`;
    case 'algorithm': return [algorithm, ...(depth ? [depth] : []), ...limits, ...(evaluator ? [evaluator] : [])].join(':');
    default: return kind;
  }
}

/** The limit of a player in a tournament: what its number means, and how large it may be; null if it has none.
 * @param {string} kind random, exact, engine, or an algorithm @returns {{what: 'level' | 'nodes' | 'depth', most: number} | null} */
export function numberOf(kind) {
  if (kind === 'random' || kind === 'exact') return null;
  if (kind === 'engine') return { what: 'level', most: MOST.level };
  return ['mcts', 'pns'].includes(kind) ? { what: 'nodes', most: MOST.nodes } : { what: 'depth', most: MOST.depth };
}
