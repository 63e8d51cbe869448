/**
 * The words of a quiz: the question, two hints, and why the answer is right.
 *
 * @import {Question, WayNode} from './quiz_questions.js'
 * @import {NameAt} from './names.js'
 * @import {Totals} from './types.js'
 * @import {Style} from './values.js'
 * @typedef {{style: Style, typed: boolean, nameAt: NameAt, totals: Totals}} Eyes
 */
import { t } from '../words/language.js';
import { nameOf } from './sentences.js';
import { boundText, isDecided, plainText, valueText, windowText } from './values.js';

/** MAX or MIN, for the messages that differ. @param {Question} question */
const kindOf = ({ node }) => (node.side === 'x' ? 'max' : 'min');

/** The name of a branch: its move, or the name of the node it leads to. @param {Question} question @param {string} move @param {Eyes} eyes */
export const branchName = ({ moves }, move, { nameAt }) => nameAt([...moves, move]) ?? move;

/** @param {Question} question @param {Eyes} eyes */
export function askWords(question, eyes) {
  const { rounds } = eyes.totals;
  const round = rounds.length > 1 ? `${t('explain-quiz-round', { depth: rounds[question.node.round]?.depth ?? 0 })} ` : '';
  return round + questionWords(question, eyes);
}

/** @param {Question} question @param {Eyes} eyes */
function questionWords(question, { style, typed }) {
  const side = nameOf(question.node.side, typed);
  if (question.kind === 'value') return t('explain-quiz-ask-value', { side });
  if (question.kind === 'window') return t('explain-quiz-ask-window');
  const window = windowText(question.alpha, question.beta, style);
  return question.left === 0 ? t('explain-quiz-ask-cut', { side, window }) : t('explain-quiz-ask-cut-later', { side, window, n: question.left });
}

/** @param {Question} question @param {Eyes} eyes */
export function hintWords(question, eyes) {
  const { style } = eyes;
  const first = t(`explain-quiz-hint-${question.kind}-${question.kind === 'window' ? 'both' : kindOf(question)}`);
  const quick = question.kind !== 'window' && question.branches.some(({ value }) => isDecided(value)) ? [t('explain-quiz-hint-quick')] : [];
  if (question.kind === 'value') return [[first, ...quick].join(' '), t('explain-quiz-hint-value-second', { move: branchName(question, question.best, eyes) })];
  if (question.kind === 'cut') {
    const limit = plainText(question.node.side === 'x' ? question.beta : question.alpha, style);
    return [[first, ...quick].join(' '), t(`explain-quiz-hint-cut-${kindOf(question)}-second`, { limit })];
  }
  const known = (/** @type {'x' | 'o'} */ side) => question.way.flatMap((above) => (above.side === side && above.value !== null ? [plainText(above.value, style)] : [])).join(', ') || '–';
  return [first, t('explain-quiz-hint-window-second', { max: known('x'), min: known('o') })];
}

/** Why the answer is right. @param {Question} question @param {Eyes} eyes */
export function becauseWords(question, eyes) {
  const { style, typed } = eyes;
  const rival = nameOf(question.node.side === 'x' ? 'o' : 'x', typed);
  if (question.kind === 'value') {
    const { node, answer, best, branches } = question;
    const because = t(`explain-quiz-because-value-${kindOf(question)}`, {
      values: branches.map(({ value, bound }) => boundText(value, bound, style)).join(', '), value: valueText(answer, style), move: branchName(question, best, eyes),
    });
    if (node.bound === 'exact') return because;
    return `${because} ${t('explain-quiz-because-bound', { window: windowText(node.alpha, node.beta, style), value: boundText(answer, node.bound, style) })}`;
  }
  if (question.kind === 'cut') {
    const { move, value } = question.branches[question.by];
    return t(`explain-quiz-because-cut-${kindOf(question)}`, {
      rival, move: branchName(question, move, eyes), value: plainText(value, style), limit: plainText(question.node.side === 'x' ? question.beta : question.alpha, style),
    });
  }
  return t('explain-quiz-because-window', { alpha: plainText(question.alpha, style), beta: plainText(question.beta, style), max: nameOf('x', typed), min: nameOf('o', typed) });
}

/** A node on the way: whose it is, and what it has found so far. @param {WayNode} above @param {string[]} moves that lead to it
 * @param {Eyes} eyes */
export function wayWords({ side, best, value }, moves, { style, typed, nameAt }) {
  const name = nameAt(moves) ?? t('explain-root');
  const args = { name, side: nameOf(side, typed), best: best === null ? '' : nameAt([...moves, best]) ?? best, value: value === null ? '' : plainText(value, style) };
  return t(value === null ? 'explain-quiz-way-nothing' : 'explain-quiz-way', args);
}
