/** The catalogues, and as much of a browser as `speak` needs. */
import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../crates/words/lang/', import.meta.url);

/** The codes of the languages, English first. */
export const CODES = readdirSync(FOLDER).filter((name) => name.endsWith('.ftl')).map((name) => name.slice(0, -4)).sort((a, b) => Number(b === 'en') - Number(a === 'en'));

/** The text of a catalogue. */
export const catalogue = (code) => readFileSync(new URL(`${code}.ftl`, FOLDER), 'utf8');

/** The ids of all messages. */
export const messages = () => new Set([...catalogue('en').matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, id]) => id));

globalThis.fetch = /** @type {any} */ (async (url) => {
  const name = String(url).split('/').at(-1);
  return { ok: true, text: async () => (name === 'index.json' ? JSON.stringify(CODES.map((code) => ({ code, name: code, also: code === 'cs' ? ['sk'] : [] }))) : catalogue(name.slice(0, -4))) };
});
globalThis.document = /** @type {any} */ ({ documentElement: { dataset: {} }, querySelectorAll: () => [] });
