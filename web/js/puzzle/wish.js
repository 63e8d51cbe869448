/**
 * Which puzzle is asked for: that of a day, or one by seed with what is wished of it. In an address `#puzzle=2026-11-18`, or
 * `#puzzle=77&game=15x15x5&kind=win&level=hard`. No browser.
 *
 * @typedef {{game: string, kind: string, level: string}} Choice empty: left to the seed
 * @typedef {Choice & {date: string, seed: number}} Wish `date` is empty unless it is that of a day
 */
import { formatRules, parseRules } from '../model/rules.js';

export const KINDS = ['win', 'defence'];
export const LEVELS = ['easy', 'medium', 'hard'];

/** Nothing in particular. @type {Choice} */
export const ANY = { game: '', kind: '', level: '' };

/** The date of today, the same all over the world. */
export const today = (now = new Date()) => now.toISOString().slice(0, 10);

/** Whether it is a date such as `2026-11-18`. @param {string} text */
export function isDate(text) {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && today(date) === text;
}

/** The puzzle of a day: the same for everybody. @param {string} date @returns {Wish} */
export const ofDay = (date) => ({ ...ANY, date, seed: Number(date.replaceAll('-', '')) });

/** Another puzzle. @param {Choice} choice @param {() => number} [random] from 0 to 1, without 1 @returns {Wish} */
export const another = ({ game, kind, level }, random = Math.random) => ({ game, kind, level, date: '', seed: Math.floor(random() * 2 ** 32) });

/** A wish as its address. @param {Wish} wish */
export function addressOf(wish) {
  const fields = /** @type {const} */ (['game', 'kind', 'level']).filter((field) => wish[field]).map((field) => `&${field}=${wish[field]}`);
  return `#puzzle=${wish.date || wish.seed}${fields.join('')}`;
}

/** The wish of an address; null if it is none. @param {string} hash @returns {Wish | null} */
export function wishOf(hash) {
  const [first, ...rest] = hash.replace(/^#/, '').split('&').map((part) => part.split('='));
  if (first[0] !== 'puzzle' || first.length !== 2 || rest.some((pair) => pair.length !== 2)) return null;
  const fields = new Map(/** @type {[string, string][]} */ (rest));
  const [game, kind, level] = ['game', 'kind', 'level'].map((name) => fields.get(name) ?? '');
  const rules = parseRules(game);
  const known = [...fields.keys()].every((name) => Object.hasOwn(ANY, name)) && (rules || !game)
    && (!kind || KINDS.includes(kind)) && (!level || LEVELS.includes(level));
  if (!known) return null;
  if (first[1] === 'daily' || isDate(first[1])) return rest.length > 0 ? null : ofDay(first[1] === 'daily' ? today() : first[1]);
  return /^\d{1,15}$/.test(first[1]) ? { game: rules ? formatRules(rules) : '', kind, level, date: '', seed: Number(first[1]) } : null;
}

/** The request for it. @param {Wish} wish */
export const requestOf = ({ seed, ...choice }) => ({
  seed, ...Object.fromEntries(Object.entries(choice).filter(([name, value]) => Object.hasOwn(ANY, name) && value !== '')),
});
