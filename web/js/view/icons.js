/** Our icons, drawn on 24 × 24, and the marks of the two sides. */
import { lookOf, sideName } from './words.js';
import { h, s } from './dom.js';

/** @type {Record<string, string>} */
const PATHS = {
  first: 'M6 5v14M18 6l-8 6 8 6z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 6l8 6-8 6z',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.9.7 1 1.6 1 2.1h5c0-.5.1-1.4 1-2.1A6 6 0 0 0 12 3z',
  target: 'M12 4a8 8 0 1 0 .01 0M12 8.5a3.5 3.5 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3',
  chart: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7',
  columns: 'M6 4v10M12 4v10M18 4v10M4 19h4M10 19h4M16 19h4',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L20 20',
  scissors: 'M6 4a2.5 2.5 0 1 0 .01 0M6 15a2.5 2.5 0 1 0 .01 0M8 8l12 9M8 16L20 7',
  stop: 'M7 7h10v10H7z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l10 7-10 7z',
  step: 'M7 6l7 6-7 6zM18 6v12',
  again: 'M19 12a7 7 0 1 1-2.3-5.2M19 4v4.5h-4.5',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  file: 'M4 7V5h6l2 2h8v12H4zM4 7',
  save: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-2.5 4 3.5M15.5 9v.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M8.6 10.6l6.8-3.8M8.6 13.4l6.8 3.8M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 21.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  link: 'M10 14l4-4M9 10l-3 3a3.5 3.5 0 0 0 5 5l3-3M15 14l3-3a3.5 3.5 0 0 0-5-5l-3 3',
  check: 'M5 12.5l5 5L19.5 7',
  close: 'M6 6l12 12M18 6L6 18',
  gear: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.5v.01M12 3a9 9 0 1 0 .01 0',
  sun: 'M12 8a4 4 0 1 0 .01 0M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  moon: 'M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14z',
  auto: 'M12 4a8 8 0 1 0 .01 0M12 4v16',
  unplugged: 'M4 4l16 16M7 9a8 8 0 0 1 3-1.4M14 7.8A8 8 0 0 1 19 11M9.5 13a4 4 0 0 1 4 .2M12 18v.01',
  warning: 'M12 4L2.5 20h19zM12 10v4M12 17v.01',
  person: 'M12 4a4 4 0 1 0 .01 0M4.5 20a7.5 7.5 0 0 1 15 0',
  cpu: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
};

/** Icons that are drawn full. */
const FULL = new Set(['previous', 'next', 'stop', 'play']);

/** @param {string} name @returns {SVGElement} */
export function icon(name) {
  return s('svg', { class: `icon${FULL.has(name) ? ' full' : ''}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { d: PATHS[name] ?? '' }));
}

/** A small picture of a side. @param {string} name @param {SVGElement} shape @param {string} [label] */
const picture = (name, shape, label) => s('svg', { class: `mark ${name}`, viewBox: '0 0 24 24', ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }) }, shape);

/** A cross or a nought. @param {Side} side @param {string} [label] */
const mark = (side, label) => picture(side, side === 'x' ? s('path', { d: 'M5 5L19 19M19 5L5 19' }) : s('circle', { cx: 12, cy: 12, r: 7.5 }), label);

/** A side of a game as a small picture with its name. @param {Side} side @param {string} game @param {boolean} [quiet] without the name, where a
 * label has it */
export function sideMark(side, game, quiet = false) {
  const look = lookOf(side, game);
  const label = quiet ? undefined : sideName(side, game);
  return ['black', 'white', 'red', 'yellow'].includes(look) ? picture(`disc ${look}`, s('circle', { cx: 12, cy: 12, r: 8.5 }), label) : mark(side, label);
}

/** Puts icons and marks where the page asks for them. @param {ParentNode} root */
export function decorate(root) {
  for (const element of root.querySelectorAll('[data-icon]')) {
    const { icon: name = '', l10n } = /** @type {HTMLElement} */ (element).dataset;
    // The words get an element of their own, so that a change of language leaves the icon.
    if (l10n) {
      element.removeAttribute('data-l10n');
      element.append(h('span', { 'data-l10n': l10n }));
    }
    element.prepend(icon(name));
  }
  for (const element of root.querySelectorAll('[data-mark]')) {
    element.append(mark(/** @type {Side} */ (/** @type {HTMLElement} */ (element).dataset.mark)));
  }
}
