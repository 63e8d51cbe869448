/**
 * The words of a quiz: the question, two hints, and why the answer is right.
 *
 * @import {Value} from '../types.js'
 * @import {Question, WayNode} from './quiz_questions.js'
 * @import {Current} from './shell.js'
 */
import { t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { other } from '../model/rules.js';
import { bare, parse, windowText } from '../model/values.js';
import { sideName, valueText } from '../view/words.js';

/** MAX or MIN, for the messages that differ. @param {Question} question */
const kindOf = ({ node }) => (node.side === 'x' ? 'max' : 'min');

/** The name of a branch: its move, or the name of the node it leads to. @param {Question} question @param {string} move @param {Current} current */
export const branchName = ({ moves }, move, { nameAt }) => nameAt([...moves, move]) ?? move;

/** @param {Question} question @param {Current} current */
export function askWords(question, current) {
  const { rounds } = current.totals;
  const round = rounds.length > 1 ? `${t('explain-quiz-round', { depth: rounds[question.node.round]?.depth ?? 0 })} ` : '';
  return round + questionWords(question, current);
}

/** @param {Question} question @param {Current} current */
function questionWords(question, { game: { game } }) {
  const side = sideName(question.node.side, game);
  if (question.kind === 'value') return t('explain-quiz-ask-value', { side });
  if (question.kind === 'window') return t('explain-quiz-ask-window');
  const window = windowText(question.alpha, question.beta, looksOf(game));
  return question.left === 0 ? t('explain-quiz-ask-cut', { side, window }) : t('explain-quiz-ask-cut-later', { side, window, n: question.left });
}

/** @param {Question} question @param {Current} current */
export function hintWords(question, current) {
  const { game } = current.game;
  const value = (/** @type {Value} */ text) => valueText(bare(text), game);
  const first = t(`explain-quiz-hint-${question.kind}-${question.kind === 'window' ? 'both' : kindOf(question)}`);
  const quick = question.kind !== 'window' && question.branches.some((branch) => parse(branch.value).kind === 'win') ? [t('explain-quiz-hint-quick')] : [];
  if (question.kind === 'value') return [[first, ...quick].join(' '), t('explain-quiz-hint-value-second', { move: branchName(question, question.best, current) })];
  if (question.kind === 'cut') {
    const limit = value(question.node.side === 'x' ? question.beta : question.alpha);
    return [[first, ...quick].join(' '), t(`explain-quiz-hint-cut-${kindOf(question)}-second`, { limit })];
  }
  const known = (/** @type {'x' | 'o'} */ side) => question.way.flatMap((above) => (above.side === side && above.value !== null ? [value(above.value)] : [])).join(', ') || '–';
  return [first, t('explain-quiz-hint-window-second', { max: known('x'), min: known('o') })];
}

/** Why the answer is right. @param {Question} question @param {Current} current */
export function becauseWords(question, current) {
  const { game } = current.game;
  const value = (/** @type {Value} */ text) => valueText(bare(text), game);
  const rival = sideName(other(question.node.side), game);
  if (question.kind === 'value') {
    const { node, answer, best, branches } = question;
    const because = t(`explain-quiz-because-value-${kindOf(question)}`, {
      values: branches.map((branch) => valueText(branch.value, game)).join(', '), value: value(answer), move: branchName(question, best, current),
    });
    if (parse(node.value).bound === 'exact') return because;
    return `${because} ${t('explain-quiz-because-bound', { window: windowText(node.alpha, node.beta, looksOf(game)), value: valueText(node.value, game) })}`;
  }
  if (question.kind === 'cut') {
    const by = question.branches[question.by];
    return t(`explain-quiz-because-cut-${kindOf(question)}`, {
      rival, move: branchName(question, by.move, current), value: value(by.value), limit: value(question.node.side === 'x' ? question.beta : question.alpha),
    });
  }
  return t('explain-quiz-because-window', { alpha: value(question.alpha), beta: value(question.beta), max: sideName('x', game), min: sideName('o', game) });
}

/** A node on the way: whose it is, and what it has found so far. @param {WayNode} above @param {string[]} moves that lead to it
 * @param {Current} current */
export function wayWords({ side, best, value }, moves, { game: { game }, nameAt }) {
  const name = nameAt(moves) ?? t('explain-root');
  const args = { name, side: sideName(side, game), best: best === null ? '' : nameAt([...moves, best]) ?? best, value: value === null ? '' : valueText(bare(value), game) };
  return t(value === null ? 'explain-quiz-way-nothing' : 'explain-quiz-way', args);
}
