/**
 * Two searches in locked step: both show the same number of events, and who has ended waits at its last one. And what they
 * came to, in words.
 *
 * @import {SearchRequest, Totals} from './types.js'
 * @import {Compared} from './compare_side.js'
 * @import {Stepper} from './stepper.js'
 */
import { valueText } from '../view/words.js';
import { number, t } from '../words/language.js';

export class LockStep {
  /** @param {Stepper[]} steppers */
  constructor(steppers) {
    this.steppers = steppers;
    this.wanted = -1;
  }

  get last() {
    return Math.max(...this.steppers.map(({ last }) => last));
  }

  /** The step that is shown. */
  get at() {
    return Math.max(...this.steppers.map(({ at }) => at));
  }

  get settled() {
    return this.steppers.every(({ settled }) => settled);
  }

  get atEnd() {
    return this.steppers.every(({ atEnd }) => atEnd);
  }

  /** @param {number} n */
  async goto(n) {
    this.wanted = Math.max(0, Math.min(this.last, Math.round(n)));
    await Promise.all(this.steppers.map((stepper) => stepper.goto(this.wanted)));
  }

  close() {
    for (const stepper of this.steppers) stepper.close();
  }
}

/** @type {(keyof SearchRequest)[]} */
const FIELDS = ['algorithm', 'depth', 'evaluator', 'order'];

/** What tells two searches apart, for each of them: "alpha-beta", "alpha-beta, center"; letters if nothing does.
 * @param {[SearchRequest, SearchRequest]} searches */
export function namesOf(searches) {
  const [a, b] = searches;
  const differing = FIELDS.filter((field) => a[field] !== b[field]);
  if (differing.length === 0) return ['A', 'B'];
  const told = differing.includes('algorithm') ? differing : ['algorithm', ...differing];
  return searches.map((search) => told.flatMap((field) => search[/** @type {'algorithm'} */ (field)] ?? []).join(', '));
}

/** Which of two searches visited fewer nodes, and what share of the other's; null if both visited as many.
 * @param {Totals[]} totals */
export function fewerNodes([a, b]) {
  if (a.nodes === b.nodes) return null;
  const less = a.nodes < b.nodes ? 0 : 1;
  const [few, many] = less === 0 ? [a.nodes, b.nodes] : [b.nodes, a.nodes];
  return { less, share: few / many, few, many };
}

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
  const [a, b] = compared.map(({ totals, game }) => valueText(totals.value, game.game));
  return `${count} ${a === b ? t('explain-compare-same-value', { value: a }) : t('explain-compare-other-value', { a, b })}`;
}
