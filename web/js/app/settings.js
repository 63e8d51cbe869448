/**
 * What the user has chosen, remembered in local storage.
 *
 * @import {Bus} from './session.js'
 */

const KEY = 'inarow.settings';

/** @typedef {typeof DEFAULTS} Choices */
const DEFAULTS = {
  /** @type {'auto' | 'light' | 'dark'} */
  theme: 'auto',
  /** Empty: detect. */
  language: '',
  /** Of k in a row, by the kind of the game: see `positions.js`. @type {'marks' | 'stones'} */
  symbols: 'marks',
  /** @type {'marks' | 'stones'} */
  symbolsGomoku: 'stones',
  /** @type {'marks' | 'stones'} */
  symbolsGravity: 'stones',
  numbers: false,
  coordinates: true,
  threats: false,
  /** Below the columns of a game with gravity. */
  scores: false,
  /** Whether a tap has to be confirmed. @type {'auto' | 'always' | 'never'} */
  confirm: 'auto',
  /** The least time between the moves of two computers, in ms. */
  pace: 600,
  lines: 3,
  analysisMs: 5000,
  everyMove: true,
};

export class Settings {
  /** @param {Bus} bus */
  constructor(bus) {
    this.bus = bus;
    /** @type {Choices} */
    this.choices = { ...DEFAULTS, ...known(read(KEY)) };
  }

  /** @template {keyof Choices} K @param {K} name @returns {Choices[K]} */
  get(name) {
    return this.choices[name];
  }

  /** @template {keyof Choices} K @param {K} name @param {Choices[K]} value */
  set(name, value) {
    this.choices[name] = value;
    write(KEY, this.choices);
    this.bus.emit('settings', name);
  }
}

/** The settings among what was stored that we know, of the type we expect. @param {any} stored */
function known(stored) {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([name, value]) =>
    name in DEFAULTS && typeof value === typeof DEFAULTS[/** @type {keyof Choices} */ (name)]));
}

/** What is stored under a key; null where storage is forbidden. @param {string} key */
export function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window: the choice lasts as long as the page.
  }
}
