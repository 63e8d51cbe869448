/**
 * One object of a file from outside, read field by field; anything unexpected is a {@link TraceError}.
 */
import { isValue } from '../model/values.js';

/** Most entries of any list. */
const MOST_ENTRIES = 4_000_000;

/** What is wrong with a trace file: `code` names the message, `args` its variables. */
export class TraceError extends Error {
  /** @param {'json' | 'truncated' | 'format' | 'newer' | 'wrong' | 'large'} code @param {Record<string, string>} [args] */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

export class Shape {
  /** @param {unknown} value @param {string} where for the message */
  constructor(value, where) {
    this.where = where;
    this.object = /** @type {Record<string, unknown>} */ (value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.wrong('');
  }

  /** @param {string} name @returns {never} */
  wrong(name) {
    throw new TraceError('wrong', { where: `${this.where} ${name}`.trim() });
  }

  /** @param {string} name */
  has(name) {
    return Object.hasOwn(this.object, name) && this.object[name] !== undefined;
  }

  /** @param {string} name */
  raw(name) {
    return this.has(name) ? this.object[name] : undefined;
  }

  keys() {
    return Object.keys(this.object);
  }

  /** @param {string} name @param {number} least @param {number} most */
  whole(name, least, most) {
    const value = this.raw(name);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) return this.wrong(name);
    return value;
  }

  /** A value of the search. @param {string} name */
  value(name) {
    const value = this.raw(name);
    return isValue(value) ? value : this.wrong(name);
  }

  /** @param {string} name */
  flag(name) {
    const value = this.raw(name);
    return typeof value === 'boolean' ? value : this.wrong(name);
  }

  /** @param {string} name @param {number} longest */
  text(name, longest) {
    const value = this.raw(name);
    return typeof value === 'string' && value.length <= longest ? value : this.wrong(name);
  }

  /** @param {string} name @param {string[]} words */
  word(name, words) {
    const value = this.raw(name);
    return typeof value === 'string' && words.includes(value) ? value : this.wrong(name);
  }

  /** @param {string} name */
  list(name) {
    const value = this.raw(name);
    return Array.isArray(value) && value.length <= MOST_ENTRIES ? value : this.wrong(name);
  }

  /** @param {string} name @param {number} most @param {number} longest */
  texts(name, most, longest) {
    const list = this.list(name);
    if (list.length > most || list.some((word) => typeof word !== 'string' || word.length > longest)) this.wrong(name);
    return /** @type {string[]} */ (list);
  }

  /** @param {string} name @param {number} least @param {number} most how many @param {number} largest */
  numbers(name, least, most, largest) {
    const list = this.list(name);
    const fine = list.length >= least && list.length <= most
      && list.every((value) => Number.isInteger(value) && Math.abs(value) <= largest);
    return fine ? /** @type {number[]} */ (list) : this.wrong(name);
  }

  /** @param {string} name */
  shape(name) {
    return new Shape(this.raw(name), `${this.where} ${name}`);
  }

  /** @template T @param {string} name @param {() => T} read @returns {T | null} */
  nullable(name, read) {
    return this.raw(name) === null || !this.has(name) ? null : read();
  }

  /** @template T @param {string} name @param {() => T} read @returns {T | undefined} */
  optional(name, read) {
    return this.nullable(name, read) ?? undefined;
  }
}
