/**
 * One plain sentence per event.
 *
 * @import {Side} from '../types.js'
 * @import {SearchRequest, Step, Totals} from './types.js'
 * @import {StepState} from './step_state.js'
 * @import {NameAt} from './names.js'
 * @import {Style} from './values.js'
 */
import { t } from '../words/language.js';
import { asking, hasWindow } from './pseudocode.js';
import { roundOf } from './rounds.js';
import { INFINITE, isDecided, plainText, plies, valueText, windowText } from './values.js';

/** X and O in a game, MAX and MIN in a typed tree. @param {Side} side @param {boolean} typed */
export const nameOf = (side, typed) => (typed ? (side === 'x' ? 'MAX' : 'MIN') : side.toUpperCase());

/**
 * @param {Step} step @param {StepState} state after the event
 * @param {{search: SearchRequest, totals: Totals, style: Style, nameAt: NameAt}} about
 */
export function sentence(step, state, { search, totals, style, nameAt }) {
  const typed = search.tree !== undefined;
  const { frame, parent } = state;
  const value = (/** @type {number | null} */ n) => plainText(n ?? 0, style);
  if (step.kind === 'round') return roundSentence(step, totals, nameAt, value);
  if (!frame) return '';
  const side = nameOf(frame.side, typed);
  const rival = nameOf(frame.side === 'x' ? 'o' : 'x', typed);
  const move = nameAt(state.moves) ?? '';
  const below = (/** @type {string | null} */ next) => (next === null ? '' : nameAt([...state.moves, next]) ?? '');
  switch (step.kind) {
    case 'enter': {
      const window = windowText(frame.alpha, frame.beta, style);
      const round = roundOf(totals, frame.id);
      if (!parent && round.index > 0) return t('explain-enter-round', { depth: round.depth, side });
      if (!parent) return t(hasWindow(search.algorithm) ? 'explain-enter-root' : 'explain-enter-root-plain', { side, window });
      if (!hasWindow(search.algorithm)) return t('explain-enter-plain', { rival, move, side });
      const kind = asking(search.algorithm, state);
      const best = value(frame.side === 'o' ? frame.alpha : frame.beta);
      if (kind === 'scout') return t('explain-enter-scout', { rival, move, best });
      return t(kind === 'again' ? 'explain-enter-again' : 'explain-enter', { rival, move, side, window });
    }
    case 'leaf': return leafSentence(step, typed, value);
    case 'table': return t(`explain-table-${step.bound ?? 'exact'}`, { value: value(step.value) });
    case 'improved': {
      const args = { side, move: below(step.move), value: value(step.value) };
      if (!hasWindow(search.algorithm)) return t('explain-improved', args);
      return t(frame.side === 'x' ? 'explain-improved-max' : 'explain-improved-min', args);
    }
    case 'cut': {
      const [found, limit] = frame.side === 'x' ? [frame.alpha, frame.beta] : [frame.beta, frame.alpha];
      return cutSentence({ side: frame.side, typed, value: value(frame.value ?? found), elsewhere: value(limit), skipped: step.skipped ?? 0,
        byWindow: !isFromAbove(state, limit) });
    }
    default: {
      const args = { move, value: value(step.value), best: below(frame.best) };
      const round = roundOf(totals, frame.id);
      if (!parent && frame.best && !round.isLast) return t('explain-return-round', { ...args, depth: round.depth });
      if (!parent) return frame.best ? t('explain-return-root', args) : t('explain-return-root-leaf', args);
      return t(`explain-return-${step.bound ?? 'exact'}`, { ...args, side: rival });
    }
  }
}

/** Whether the limit that was met is what the other side has found above, and not just how the question was asked.
 * @param {StepState} state @param {number} limit */
function isFromAbove(state, limit) {
  return state.frames.some(({ side, alpha, beta, entry }) => side !== state.frame?.side
    && (side === 'x' ? alpha === limit && entry.alpha !== limit : beta === limit && entry.beta !== limit));
}

/**
 * Why the rest is cut: the side to move has a reply too good for the other one to come here.
 * @param {{side: Side, typed: boolean, value: string, elsewhere: string, skipped: number, byWindow: boolean}} cut
 */
export function cutSentence({ side, typed, value, elsewhere, skipped, byWindow }) {
  const args = { side: nameOf(side, typed), rival: nameOf(side === 'x' ? 'o' : 'x', typed), value, elsewhere, n: skipped };
  return `${t(byWindow ? 'explain-cut-window' : 'explain-cut', args)} ${t('explain-cut-rest', args)}`;
}

/** @param {Step} step @param {boolean} typed @param {(n: number | null) => string} value */
function leafSentence(step, typed, value) {
  if (step.leaf === 'horizon') return t(typed ? 'explain-leaf-horizon-typed' : 'explain-leaf-horizon', { value: value(step.value) });
  const worth = step.value ?? 0;
  if (isDecided(worth)) {
    const side = nameOf(worth > 0 ? 'x' : 'o', typed);
    const distance = plies(worth);
    return distance === null ? t('explain-leaf-won', { side }) : t('explain-leaf-won-in', { side, plies: distance });
  }
  return typed || worth !== 0 ? t('explain-leaf-value', { value: value(worth) }) : t('explain-leaf-draw');
}

/** @param {Step} step @param {Totals} totals @param {NameAt} nameAt @param {(n: number | null) => string} value */
function roundSentence(step, totals, nameAt, value) {
  const index = totals.rounds.findIndex(({ depth }) => depth === step.depth);
  const round = totals.rounds[index];
  const best = round?.best ?? totals.best;
  const args = { depth: step.depth ?? 0, value: value(round?.value ?? totals.value), best: best === null ? '' : nameAt([best]) ?? '' };
  return t(index + 1 < totals.rounds.length ? 'explain-round' : 'explain-round-last', args);
}

/** A value in words for who listens: "X wins after 3 plies", "at least +12". @param {number} value
 * @param {'exact' | 'lower' | 'upper'} bound @param {boolean} typed @param {Style} style */
export function spokenValue(value, bound, typed, style) {
  const distance = plies(value);
  const side = nameOf(value > 0 ? 'x' : 'o', typed);
  const words = Math.abs(value) >= INFINITE ? valueText(value, style)
    : isDecided(value) ? (distance === null ? t('explain-won', { side }) : t('explain-won-in', { side, plies: distance }))
      : value === 0 && style.draws ? t('value-draw') : t('value-score', { score: valueText(value, style) });
  if (bound === 'lower') return t('value-at-least', { value: words });
  return bound === 'upper' ? t('value-at-most', { value: words }) : words;
}
