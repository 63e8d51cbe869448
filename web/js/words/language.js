/**
 * The language of the page: chosen or detected, loaded when needed, switched without a reload.
 *
 * Elements carry their message in attributes: `data-l10n` for the text, `data-l10n-label` for
 * aria-label and title, `data-l10n-aria` for aria-label alone, `data-l10n-placeholder`.
 */
import { Catalogue } from './fluent.js';

/** The languages there are, each with those whose readers understand it; the list comes with the catalogues.
 * @type {{code: string, name: string, also?: string[]}[]} */
let known = [{ code: 'en', name: 'English' }];
/** @type {Catalogue | null} */
let catalogue = null;
/** The language asked for last; one that arrives later than it is dropped. */
let wanted = '';
/** @type {Set<() => void>} */
const listeners = new Set();

export const languages = () => known;

/** Finds out which languages there are. */
export async function findLanguages() {
  const answer = await fetch(new URL('../../lang/index.json', import.meta.url));
  if (answer.ok) known = JSON.parse(await answer.text());
}

/** The first language of the reader's that we speak. @param {readonly string[]} tags */
export function detect(tags) {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  const found = codes.flatMap((wanted) => known.filter(({ code, also = [] }) => code === wanted || also.includes(wanted)));
  return (found[0] ?? known[0]).code;
}

/** Loads a language and shows the page in it. @param {string} code */
export async function speak(code) {
  wanted = code;
  const answer = await fetch(new URL(`../../lang/${code}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`no catalogue for ${code}: ${answer.status}`);
  const text = await answer.text();
  if (wanted !== code) return;
  catalogue = new Catalogue(code, text);
  document.documentElement.lang = code;
  localise(document);
  for (const listener of listeners) listener();
}

/** @param {() => void} listener */
export const onLanguage = (listener) => listeners.add(listener);

/** A message in words. @param {string} id @param {import('./fluent.js').Arguments} [args] */
export const t = (id, args) => catalogue?.format(id, args) ?? '';

/** Whether there are words for it. @param {string} id */
export const knows = (id) => catalogue?.messages.has(id) ?? false;

export const language = () => catalogue?.language ?? 'en';

/** A number as it is written here. @param {number} n @param {Intl.NumberFormatOptions} [options] */
export const number = (n, options) => new Intl.NumberFormat(language(), options).format(n);

/** A time span for people. @param {number} ms */
export function duration(ms) {
  const [n, unit] = ms < 1000 ? [Math.round(ms), 'millisecond'] : [ms / 1000, 'second'];
  return number(n, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: ms < 10_000 ? 1 : 0 });
}

/** Puts the words into every element below. @param {ParentNode} root */
export function localise(root) {
  for (const element of root.querySelectorAll('[data-l10n]')) {
    element.textContent = t(/** @type {HTMLElement} */ (element).dataset.l10n ?? '');
  }
  for (const [data, attributes] of /** @type {[string, string[]][]} */ ([
    ['data-l10n-label', ['aria-label', 'title']],
    ['data-l10n-aria', ['aria-label']],
    ['data-l10n-title', ['title']],
    ['data-l10n-placeholder', ['placeholder']],
  ])) {
    for (const element of root.querySelectorAll(`[${data}]`)) {
      for (const attribute of attributes) element.setAttribute(attribute, t(element.getAttribute(data) ?? ''));
    }
  }
}
