/**
 * Sentences that several views need.
 *
 * @import {Player, Rules, Side, Value} from '../types.js'
 */
import { duration, knows, number, t } from '../words/language.js';
import { ServerError } from '../net/socket.js';
import { sizeText } from '../model/rules.js';
import { shortScore } from '../model/values.js';

/** The name of a side, for who does not see the mark. @param {Side} side */
export function sideName(side) {
  return t(document.documentElement.dataset.symbols === 'stones' ? `side-${side}-stone` : `side-${side}`);
}

/** @param {Player} player */
export function playerName(player) {
  switch (player.kind) {
    case 'human': return t('player-human');
    case 'level': return t('player-level', { level: player.level });
    case 'depth': return t('player-depth', { depth: player.depth });
    case 'time': return t('player-time', { time: duration(player.ms) });
    case 'algorithm': return player.depth === null
      ? t('player-algorithm', { algorithm: player.algorithm, evaluator: player.evaluator })
      : t('player-algorithm-depth', { algorithm: player.algorithm, depth: player.depth, evaluator: player.evaluator });
  }
}

/** "15 × 15 · 5 in a row". @param {Rules} rules */
export function rulesName(rules) {
  const parts = [
    sizeText(rules.width, rules.height),
    rules.exact ? t('rules-exactly', { k: rules.k }) : t('rules-row', { k: rules.k }),
  ];
  if (rules.gravity) parts.push(t('rules-gravity'));
  return parts.join(' · ');
}

/** A value in words, for who listens: "win in 3 plies", "at least +31". @param {Value} value */
export function spokenValue(value) {
  const plies = value.plies ?? 0;
  const words = value.kind === 'win' ? t('value-win', { plies })
    : value.kind === 'loss' ? t('value-loss', { plies })
      : value.kind === 'draw' ? t('value-draw')
        : t('value-score', { score: shortScore(value.score ?? 0) });
  if (value.bound === 'lower') return t('value-at-least', { value: words });
  if (value.bound === 'upper') return t('value-at-most', { value: words });
  return words;
}

/** Why a stone cannot be put. @param {string} code @param {string} cell */
export function refusalText(code, cell) {
  return t(`refused-${code}`, { cell, column: cell.replace(/\d+$/, '') });
}

/** @param {{code: string, plies: number | null}} reason */
export function reasonText(reason) {
  return t(`reason-${reason.code.replaceAll('_', '-')}`, { plies: reason.plies ?? 0 });
}

/** The codes of docs/protocol.md, and whether the server's own words tell what a person needs. */
const ERRORS = new Map(Object.entries({
  malformed: false, rules: true, move: false, over: false, record: true, too_large: true, busy: false,
  duplicate_id: false, limit: true, stopped: false, closing: false, internal: false,
}));

/** What exactly the server refuses, in words of the page; empty if it does not say, or nobody knows the words. @param {unknown} error */
export function refusedFor(error) {
  const { name, ...about } = (error instanceof ServerError && error.event.reason) || { name: '' };
  const id = `refusal-${String(name).replaceAll('_', '-')}`;
  if (!knows(id)) return '';
  return t(id, Object.fromEntries(Object.entries(about).map(([key, value]) => [key, /^\d{1,15}$/.test(value) ? Number(value) : String(value)])));
}

/**
 * What went wrong, in words; `detail` is in English and follows them.
 * @param {unknown} error @returns {{text: string, detail: string}}
 */
export function errorText(error) {
  const message = error instanceof Error ? error.message : String(error);
  const detailed = error instanceof ServerError ? ERRORS.get(error.code) : undefined;
  if (!(error instanceof ServerError) || detailed === undefined) return { text: t('error-other'), detail: message };
  const text = t(`error-${error.code.replaceAll('_', '-')}`);
  const reason = detailed ? refusedFor(error) : '';
  return reason ? { text: `${text} ${reason}`, detail: '' } : { text, detail: detailed ? message : '' };
}

export { number };
