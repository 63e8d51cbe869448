/**
 * Players as text in the address, such as `human`, `level:6`, `time:500` or `alpha-beta:5:line-power`.
 *
 * @import {Player, Players, Side} from '../types.js'
 */

/** @type {Player} */
export const HUMAN = { kind: 'human' };

/** Algorithms that need a depth, and those that do without. */
const DEEP = ['minimax', 'negamax', 'alpha-beta', 'pvs'];
const FREE = ['deepening', 'mtdf', 'mcts', 'pns'];

/** @param {Player} player */
export const isHuman = (player) => player.kind === 'human';

/** @param {Players} players */
export const humans = (players) => (['x', 'o']).filter((side) => isHuman(players[/** @type {Side} */ (side)])).length;

/** @param {Player} player */
export function formatPlayer(player) {
  switch (player.kind) {
    case 'human': return 'human';
    case 'level': return `level:${player.level}`;
    case 'depth': return `depth:${player.depth}`;
    case 'time': return `time:${player.ms}`;
    case 'algorithm': return `${player.algorithm}:${player.depth ?? ''}:${player.evaluator}`;
  }
}

/**
 * The player that a form describes.
 * @param {(name: string) => string} field what is entered in it @param {boolean} hasDepth whether a depth is asked for
 * @returns {Player}
 */
export function enteredPlayer(field, hasDepth) {
  const depth = hasDepth ? Number(field('depth')) : null;
  switch (field('kind')) {
    case 'level': return { kind: 'level', level: Number(field('level')) };
    case 'time': return { kind: 'time', ms: Math.round(Number(field('time')) * 1000) };
    case 'depth': return { kind: 'depth', depth: depth ?? 1 };
    case 'algorithm': return { kind: 'algorithm', algorithm: field('algorithm'), depth, evaluator: field('evaluator') };
    default: return HUMAN;
  }
}

/** A player from text, or null. @param {string} text @returns {Player | null} */
export function parsePlayer(text) {
  const [name, number = '', evaluator] = text.split(':');
  const n = /^\d{1,9}$/.test(number) ? Number(number) : null;
  if (name === 'human') return HUMAN;
  if (name === 'level') return n !== null && n >= 1 && n <= 10 ? { kind: 'level', level: n } : null;
  if (name === 'depth') return n !== null && n >= 1 ? { kind: 'depth', depth: n } : null;
  if (name === 'time') return n !== null && n >= 1 ? { kind: 'time', ms: n } : null;
  // As short as the command line has it: `mcts`, `alpha-beta:5`.
  if (evaluator === undefined && (n !== null ? [...DEEP, ...FREE] : number === '' ? FREE : []).includes(name)) {
    return { kind: 'algorithm', algorithm: name, depth: n, evaluator: 'line-power' };
  }
  if (!/^[a-z-]+$/.test(name) || !/^[a-z-]+$/.test(evaluator ?? '')) return null;
  return { kind: 'algorithm', algorithm: name, depth: n, evaluator };
}
