/**
 * Two searches in locked step: both show the same number of events, and who has ended waits at its last one.
 *
 * @import {SearchRequest, Totals} from './types.js'
 * @import {Stepper} from './stepper.js'
 */

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
