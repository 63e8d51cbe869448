import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { ServerError } from '../web/js/net/socket.js';
import { errorText, refusedFor } from '../web/js/view/words.js';
import { speak } from '../web/js/words/language.js';
import { CODES as LANGUAGES } from './words.js';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const [, listed] = /^Codes of `error`:([^]*?)\n\n/m.exec(read('docs/protocol.md'));
const CODES = [...listed.replace(/\([^)]*\)/g, '').matchAll(/`([a-z_]+)`/g)].map(([, code]) => code);
const refusal = (code, reason) => new ServerError({ id: 1, event: 'error', code, message: 'the reason', reason });
const refused = (code) => errorText(refusal(code));

test('every code of the protocol has a sentence in every language', async () => {
  assert.ok(CODES.length >= 11, CODES.join());
  for (const language of LANGUAGES) {
    await speak(language);
    const texts = CODES.map((code) => refused(code).text);
    assert.equal(new Set(texts).size, CODES.length, language);
    for (const text of texts) assert.match(text, /\p{L}{2}.*[.:]$/u);
  }
});

test('the words of the server follow where a person needs them, and only there', async () => {
  await speak('cs');
  for (const code of CODES) {
    const { text, detail } = refused(code);
    const needed = ['rules', 'record', 'too_large', 'limit'].includes(code);
    assert.equal(detail, needed ? 'the reason' : '', code);
    assert.equal(text.endsWith(':'), needed, code);
  }
  assert.deepEqual(refused('busy'), { text: 'Server má příliš práce. Zkuste to znovu za chvíli.', detail: '' });
  assert.equal(refused('record').text, 'Tento záznam nelze přečíst:');
});

test('what a person brings about is told in the language of the page', async () => {
  const folder = new URL('../crates/protocol/src/', import.meta.url);
  const source = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.rs')).map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
  const names = [...new Set([...source.matchAll(/(?:Reason::new\(|\bat\(|=>)\s*"([a-z_]+)"/g)].map(([, name]) => name))];
  assert.ok(names.length > 30, names.join());
  const documented = read('docs/protocol.md');
  for (const name of names) assert.ok(documented.includes(`\`${name}\``), name);
  for (const language of LANGUAGES) {
    await speak(language);
    for (const name of names) assert.ok(refusedFor(refusal('limit', { name })), `${language}: ${name}`);
  }
  await speak('ru');
  assert.deepEqual(errorText(refusal('record', { name: 'record_move', number: '1200', move: 'h8' })),
    { text: 'Эту запись не удаётся прочитать: ход 1\u00a0200, h8, невозможен.', detail: '' });
  // Reasons of a newer server are told in its own words.
  assert.deepEqual(errorText(refusal('record', { name: 'from_the_future' })), { text: 'Эту запись не удаётся прочитать:', detail: 'the reason' });
});

test('what else goes wrong is told too', async () => {
  await speak('pl');
  const text = 'To się nie udało:';
  assert.deepEqual(refused('from_the_future'), { text, detail: 'the reason' });
  assert.deepEqual(errorText(new TypeError('no picture')), { text, detail: 'no picture' });
  assert.deepEqual(errorText('odd'), { text, detail: 'odd' });
});

test('no module shows the words of an error by itself', () => {
  const js = new URL('../web/js/', import.meta.url);
  for (const name of readdirSync(js, { recursive: true }).filter((file) => file.endsWith('.js'))) {
    assert.doesNotMatch(readFileSync(new URL(name, js), 'utf8'), /text: (?:String\()?error\.message/, name);
  }
});
