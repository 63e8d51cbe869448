/**
 * What a search knows after some of its events: the nodes that are open, their windows, and the counters.
 *
 * @import {Side, Value} from '../types.js'
 * @import {Counts, OpenNode, Step} from './types.js'
 *
 * `alpha` and `beta` are the window now, `entry` that it was entered with;
 * `best` and `value` what the node has found so far; `leaf` how it ended without looking further.
 * @typedef {{alpha: Value, beta: Value}} Window
 * @typedef {{id: number, ply: number, move: string | null, side: Side, alpha: Value, beta: Value, entry: Window,
 *   best: string | null, value: Value | null, leaf: 'leaf' | 'table' | null}} Frame
 */
import { other } from '../model/rules.js';

/** @param {OpenNode['node']['kind']} kind @returns {Frame['leaf']} */
const leafOf = (kind) => (kind === 'inner' ? null : kind === 'table' ? 'table' : 'leaf');

export class StepState {
  /** @param {Side} rootSide @param {OpenNode[]} open @param {Counts} counts */
  constructor(rootSide, open, counts) {
    this.rootSide = rootSide;
    this.counts = { ...counts };
    /** From the root down. @type {Frame[]} */
    this.frames = open.map(({ node, alpha, beta, best, value }) => ({
      id: node.id, ply: node.ply, move: node.move, side: node.side, alpha, beta,
      entry: { alpha: node.alpha, beta: node.beta }, best, value, leaf: leafOf(node.kind),
    }));
    /** Whether the innermost node has returned, and is shown for the last time. */
    this.returned = false;
  }

  /** The node the last event was about. @returns {Frame | null} */
  get frame() {
    return this.frames.at(-1) ?? null;
  }

  /** The node above it. @returns {Frame | null} */
  get parent() {
    return this.frames.at(-2) ?? null;
  }

  /** The moves from the root to the innermost node. */
  get moves() {
    return this.frames.flatMap(({ move }) => (move === null ? [] : [move]));
  }

  /** @param {Step} step */
  apply(step) {
    if (this.returned) this.frames.pop();
    this.returned = false;
    if (step.kind === 'enter') {
      this.#enter(step);
      return;
    }
    const { frame } = this;
    if (!frame || step.kind === 'round') return;
    [frame.alpha, frame.beta] = [step.alpha, step.beta];
    if (step.kind === 'leaf') this.counts.leaves += 1;
    if (step.kind === 'table') this.counts.table_hits += 1;
    if (step.kind === 'leaf' || step.kind === 'table') frame.leaf = step.kind;
    if (step.kind === 'improved') frame.best = step.move;
    if (step.kind === 'cut') {
      this.counts.cutoffs += 1;
      return;
    }
    frame.value = step.value;
    this.returned = step.kind === 'return';
  }

  /** @param {Step} step */
  #enter(step) {
    this.counts.nodes += 1;
    const ply = this.frames.length;
    this.frames.push({
      id: step.node, ply, move: step.move, side: step.side ?? (ply % 2 === 0 ? this.rootSide : other(this.rootSide)),
      alpha: step.alpha, beta: step.beta, entry: { alpha: step.alpha, beta: step.beta }, best: null, value: null, leaf: null,
    });
  }
}
