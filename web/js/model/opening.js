/**
 * Swap and swap2, the opening rules of five in a row: who puts stones or takes a side, at any position of a game.
 *
 * Until the sides are settled the one who opens sits where the one who begins sits, and the other opposite. What was chosen is kept at
 * the position where it was: a side, or `two` to put two more stones. Who simply plays on has taken the side that is to move.
 *
 * @import {Node, Tree} from './tree.js'
 * @typedef {'swap' | 'swap2'} OpeningRule
 * @typedef {Side | 'two'} OpeningChoice
 * @typedef {{act: 'put' | 'two' | 'choose', seat: Side, two: boolean}} Stage what is to be done, in which seat, and whether two more stones
 *   may be put
 */
import { other, parseRules } from './rules.js';

/** @type {OpeningRule[]} */
export const OPENINGS = ['swap', 'swap2'];

/** Whether a game may be begun like this: as the server has it. @param {string} game */
export function hasOpenings(game) {
  const rules = parseRules(game);
  return rules !== null && rules.k === 5 && !rules.gravity && Math.min(rules.width, rules.height) >= 9;
}

/** @param {string | null | undefined} text @param {string} game @returns {OpeningRule | null} */
export const openingOf = (text, game) => OPENINGS.find((rule) => rule === text && hasOpenings(game)) ?? null;

/** What is to be done at a node; null if the opening is over, or there is none. @param {Tree} tree @param {Node} node @returns {Stage | null} */
export function stageAt({ opening, first }, node) {
  if (!opening || node.ply > 5) return null;
  const stage = (/** @type {Stage['act']} */ act, opens = true) => ({ act, seat: opens ? first : other(first), two: act === 'choose' && !opens && opening === 'swap2' });
  if (node.ply < 3) return stage('put');
  if (node.ply === 3 && !node.choice) return stage('choose', false);
  if (node.path()[2].choice !== 'two') return null;
  if (node.ply < 5) return stage('two', false);
  return node.choice ? null : stage('choose');
}

/** Whether who opens plays the other side than the one they sat at. @param {Tree} tree @param {Node} node */
export function exchangedAt({ opening, first }, node) {
  if (!opening || node.ply < 3) return false;
  const path = node.path();
  if (path[2].choice !== 'two') return path[2].choice === first;
  return path.length > 5 ? path[4].choice !== first : path[4]?.choice === other(first);
}

/** Two of something, one for each seat, the other way round. @template T @param {{x: T, o: T}} pair */
export const turned = ({ x, o }) => ({ x: o, o: x });
