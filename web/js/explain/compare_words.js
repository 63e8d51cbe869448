/**
 * The totals of two searches in words.
 *
 * @import {Compared} from './compare_side.js'
 */
import { number, t } from '../words/language.js';
import { fewerNodes, namesOf } from './lock_step.js';
import { boundText } from './values.js';

/** Which visits how many nodes, and whether they find the same value. @param {Compared[]} compared two */
export function totalWords(compared) {
  const [first, second] = compared.map(({ totals }) => totals);
  const names = namesOf([compared[0].search, compared[1].search]);
  const fewer = fewerNodes([first, second]);
  const count = fewer === null ? t('explain-compare-equal', { n: first.nodes, shown: number(first.nodes) })
    : t('explain-compare-ratio', {
      less: names[fewer.less], more: names[1 - fewer.less], share: number(fewer.share, { style: 'percent', maximumSignificantDigits: 2 }),
      few: number(fewer.few), many: number(fewer.many),
    });
  const [a, b] = compared.map(({ totals, style }) => boundText(totals.value, totals.bound, style));
  const same = first.value === second.value && first.bound === second.bound;
  return `${count} ${same ? t('explain-compare-same-value', { value: a }) : t('explain-compare-other-value', { a, b })}`;
}
