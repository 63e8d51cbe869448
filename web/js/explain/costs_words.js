/**
 * What a row of the strip shows, in words.
 *
 * @import {Costs} from './costs_rows.js'
 */
import { t } from '../words/language.js';
import { agreement } from './costs_rows.js';
import { spokenValue } from './sentences.js';
import { valueText } from './values.js';

/** A value of 0 is a draw only if it is exact. @param {Costs} costs */
export const styleOfRow = ({ exact }) => ({ draws: exact, signed: true });

/**
 * Who is to move and what is best; and below the first row, whether it agrees with the one above.
 * @param {string} side to move @param {string[]} moves from the first row here @param {Costs} costs @param {Costs | null} above
 */
export function headWords(side, moves, costs, above) {
  const style = styleOfRow(costs);
  const [{ cell, value }] = costs.values;
  const args = { side, moves: moves.join(' '), best: cell, value: spokenValue(value, 'exact', false, style) };
  const head = t(above ? 'explain-costs-head-after' : 'explain-costs-head', args);
  const words = [`${head} ${costs.exact ? t('explain-costs-exact') : t('explain-costs-depth', { depth: costs.depth })}`];
  if (!above) return words;
  const move = moves[moves.length - 1];
  const found = agreement(above, move, costs);
  return [...words, t(found.same ? 'explain-costs-same' : 'explain-costs-other', {
    move, value: valueText(found.value, style), best: valueText(found.best, style), above: above.depth, below: costs.depth,
  })];
}
