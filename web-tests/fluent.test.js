import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Catalogue, parseCatalogue } from '../web/js/words/fluent.js';
import { detect, findLanguages, languages } from '../web/js/words/language.js';
import { CODES, catalogue } from './words.js';

const read = catalogue;

/** The variables of a message. */
function variables(pattern) {
  const names = new Set();
  for (const part of pattern) {
    if (typeof part === 'string') continue;
    if ('name' in part) names.add(part.name);
    else {
      names.add(part.select);
      for (const variant of part.variants) for (const name of variables(variant.value)) names.add(name);
    }
  }
  return names;
}

test('text, variables, literals, several lines', () => {
  const words = new Catalogue('en', '# comment\nplain = One\nwith = a { $b } c{ "{" }d\nlong =\n    first\n    second\n\nnext = x\n'.replace('{ "{" }', '{ "-" }'));
  assert.equal(words.format('plain'), 'One');
  assert.equal(words.format('with', { b: 'B' }), 'a B c-d');
  assert.equal(words.format('long'), 'first\nsecond');
  assert.equal(words.format('next'), 'x');
  assert.equal(words.format('missing'), 'missing');
});

test('selectors by plural, number and word', () => {
  const text = 'n = { $n ->\n    [0] none\n    [one] { $n } krok\n    [few] { $n } kroky\n   *[other] { $n } kroků\n } v\ns = { $s ->\n    [x] cross\n   *[o] nought\n }';
  const words = new Catalogue('cs', text);
  assert.deepEqual([0, 1, 3, 5].map((n) => words.format('n', { n })), ['none v', '1 krok v', '3 kroky v', '5 kroků v']);
  assert.deepEqual(['x', 'o', '?'].map((s) => words.format('s', { s })), ['cross', 'nought', 'nought']);
});

test('mistakes are told', () => {
  for (const text of ['a', 'a = { b }', 'a = { $n ->\n [one] x\n }', 'a = }', 'a = { $b', 'A = x']) {
    assert.throws(() => parseCatalogue(text), undefined, text);
  }
});

test('all languages have the same messages and variables', () => {
  const [english, ...others] = CODES.map((code) => ({ code, messages: parseCatalogue(read(code)) }));
  for (const { code, messages } of others) {
    assert.deepEqual([...messages.keys()].sort(), [...english.messages.keys()].sort(), code);
    for (const [id, pattern] of messages) {
      assert.deepEqual([...variables(pattern)].sort(), [...variables(english.messages.get(id))].sort(), `${code} ${id}`);
    }
  }
});

test('no message is given twice, and plural selectors have every form the language needs', () => {
  for (const code of CODES) {
    const text = read(code);
    const ids = [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, code);
    // Whole numbers never take the form `other` in Slavic languages, but Fluent wants a default.
    const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories.filter((form) => form !== 'other');
    const check = (pattern, id) => {
      for (const part of pattern) {
        if (typeof part === 'string' || !('select' in part)) continue;
        const keys = part.variants.map(({ key }) => key);
        if (keys.includes('one')) for (const form of needed) {
          if (!(code === 'cs' && form === 'many')) assert.ok(keys.includes(form), `${code} ${id} [${form}]`);
        }
        for (const variant of part.variants) check(variant.value, id);
      }
    };
    for (const [id, pattern] of parseCatalogue(text)) check(pattern, id);
  }
});

test('every message the page asks for exists', () => {
  const messages = parseCatalogue(read('en'));
  const html = readFileSync(new URL('../web/index.html', import.meta.url), 'utf8');
  for (const [, id] of html.matchAll(/data-l10n(?:-[a-z]+)?="([^"]+)"/g)) assert.ok(messages.has(id), id);
});

test('the languages come with the catalogues', async () => {
  await findLanguages();
  assert.deepEqual(languages().map(({ code }) => code), CODES);
  assert.deepEqual([['de', 'sk', 'en'], ['pl-PL'], ['de']].map(detect), ['cs', 'pl', 'en']);
});
