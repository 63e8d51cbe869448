import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { messages } from './words.js';

const web = new URL('../web/', import.meta.url);
const files = readdirSync(web, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(web.pathname.length).replace(/^\/+/, ''));
const read = (name) => readFileSync(new URL(name, web), 'utf8');
const html = read('index.html');

/** What is loaded when it is first looked at: Explain, the solver's card, the lab, puzzles, records of several games, the review, openings, why a move was played, the magnifier, the address for others. */
const isLazy = (name) => /^(js\/(explain|lab|lan|opening|puzzle|records|review|solve|touch|why)\/|css\/(explain|lab|puzzle)[a-z_]*\.css)/.test(name);

test('every module of the first view is announced, and nothing that does not exist', () => {
  const announced = [...html.matchAll(/rel="modulepreload" fetchpriority="low" href="([^"]+)"/g)].map(([, href]) => href).sort();
  const modules = files.filter((name) => /^js\/.*\.js$/.test(name) && !isLazy(name) && !['js/main.js', 'js/types.js'].includes(name)).sort();
  assert.deepEqual(announced, modules);
});

test('nothing inline, nothing from outside', () => {
  assert.doesNotMatch(html, /\sstyle=|\son[a-z]+=|<style|<script(?![^>]*src=)/);
  for (const name of files.filter((file) => /\.(js|css|html)$/.test(file))) {
    assert.doesNotMatch(read(name).replaceAll('http://www.w3.org/', ''), /https?:\/\/(?!localhost)|setAttribute\('style'|innerHTML|\beval\(/, name);
  }
});

test('small: under 118 kB compressed without the catalogues, with all that is loaded later under 300 kB, no file above 400 lines', () => {
  let [first, total] = [0, 0];
  for (const name of files.filter((file) => !file.endsWith('.md'))) {
    const size = gzipSync(readFileSync(new URL(name, web))).length;
    total += size;
    // The icon in PNG is for home screens.
    if (!isLazy(name) && !name.endsWith('.png')) first += size;
    if (name.endsWith('.js')) assert.ok(read(name).split('\n').length <= 400, name);
  }
  assert.ok(first < 118_000, String(first));
  assert.ok(total < 300_000, String(total));
});

test('every id a module asks for is on the page or made by one', () => {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const name of files.filter((file) => file.startsWith('js/'))) {
    for (const [, id] of read(name).matchAll(/\$\('([a-z-]+)'\)/g)) assert.ok(ids.has(id), `${name} ${id}`);
  }
});

test('every message a module asks for exists', () => {
  const known = messages();
  for (const name of files.filter((file) => file.startsWith('js/'))) {
    for (const [, id] of read(name).matchAll(/(?:\bt\(|'data-l10n(?:-[a-z]+)?': )'([a-z-]+)'/g)) assert.ok(known.has(id), `${name} ${id}`);
  }
});
