import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODES } from './words.js';
import { best, cellValue, compare, count, earlier, goodFor, isDecided, isEmptyWindow, isProven, isValue, parse, shortSum, shortValue, strength, typedValue, windowText } from '../web/js/model/values.js';
import { levelName, spokenValue } from '../web/js/view/words.js';
import { speak } from '../web/js/words/language.js';

const MARKS = ['x', 'o'];

test('a value is read as the server writes it', () => {
  assert.deepEqual(parse('X3'), { kind: 'win', side: 'x', plies: 3, score: 0, bound: 'exact', rank: 999_999_996 });
  assert.deepEqual([parse('≤O4').bound, parse('≤O4').side, parse('O').plies], ['upper', 'o', null]);
  assert.deepEqual([parse('≥-20').score, parse('≥-20').bound, parse('≈+250').bound], [-20, 'lower', 'estimate']);
  assert.deepEqual(['=', '0', '?', '+inf'].map((text) => parse(text).kind), ['draw', 'score', 'unknown', 'infinite']);
  assert.deepEqual(['+3.25', '-0.5', '+10/3', '-999899998/999983'].map((text) => Math.round(parse(text).rank * 100)), [325, -50, 333, -99992]);
  for (const text of ['X3', 'O', '=', '0', '+63', '-7', '≥=', '?', '-inf', '+3.25', '+10/3']) assert.ok(isValue(text), text);
  for (const text of ['', 'W3', 'X-3', '1.', '1/0', '.5', '1.5/2', '≥≥3', 3, null, '99999999999', '<b>3</b>']) assert.ok(!isValue(text), String(text));
});

test('values are ordered as X likes them', () => {
  const order = ['-inf', 'O', 'O1', 'O8', '-98', '0', '+1', 'X9', 'X2', 'X', '+inf'];
  for (let i = 1; i < order.length; i++) assert.ok(compare(order[i - 1], order[i]) < 0, order[i]);
  assert.equal(compare('=', '0'), 0);
  assert.deepEqual([best('x', ['+3', 'X5', 'X3', '=']), best('o', ['+3', 'O5', '='])], ['X3', 'O5']);
  assert.deepEqual(['+5', '-5', '0', '=', 'O2'].map(goodFor), ['x', 'o', null, null, 'o']);
  assert.deepEqual(['=', 'X', '0', '+3'].map(isDecided), [true, true, false, false]);
  for (const text of ['=', 'X', 'X3', 'O4', '≥X7', '≤O4']) assert.ok(isProven(text), text);
  for (const text of ['≥=', '≤=', '≤X7', '≥O4', '≈X', '0', '+63', '?']) assert.ok(!isProven(text), text);
  assert.ok(isEmptyWindow('+3', '+4') && isEmptyWindow('-1', '0') && !isEmptyWindow('0', '+inf'));
  assert.deepEqual(['X3', '≤O4', 'X', '+12', '='].map((text) => earlier(text, 2)), ['X5', '≤O6', 'X', '+12', '=']);
});

test('the short text is that of the server; stones stand for the sides that have them', () => {
  for (const text of ['X3', '≤O4', '=', '+63', '≥+20', '0', '?']) assert.equal(shortValue(text, MARKS), text);
  assert.deepEqual(['X3', '≤O4', '+63'].map((text) => shortValue(text, ['black', 'white'])), ['●3', '≤○4', '+63']);
  assert.equal(shortValue('X3', ['white', 'black']), '○3');
  assert.equal(windowText('-inf', '+12', MARKS), '[-∞, +12]');
  assert.deepEqual(['+1234', '≥-56789', '+2500000', 'X12345'].map((text) => cellValue(text, MARKS)), ['+1234', '≥-56k', '+2.5M', 'X12k']);
  assert.deepEqual([0, 10, -160, 999, 1000, -1290, 12_345, -100_000_000].map(shortSum), ['0', '+10', '-160', '+999', '+1k', '-1.2k', '+12k', '-100M']);
});

test('values are typed in more than one way', () => {
  for (const [text, value] of [['x3', 'X3'], [' O ', 'O'], ['−7', '-7'], ['12', '+12'], ['+0', '0'], ['=', '='], ['∞', '+inf'], ['-inf', '-inf'], ['–∞', '-inf'], ['●4', 'X4']]) {
    assert.equal(typedValue(text), value, text);
  }
  assert.deepEqual([typedValue('3.25', true), typedValue('−10/3', true), typedValue('1.', true)], ['+3.25', '-10/3', null]);
  for (const text of ['', 'y', '1.5', '9999999999', '≥3', '?', 'X1234567']) assert.equal(typedValue(text), null, text);
});

test('strength is between −1 and 1, counts are for people', () => {
  assert.deepEqual([strength('X1'), strength('O1'), strength('=')], [1, -1, 0]);
  assert.ok(strength('+1000000') < 1 && strength('-1000000') > -1);
  assert.equal(count(4177, 'en'), '4,177');
  assert.equal(count(1_840_000, 'en'), '1.84\u00a0M');
});

test('values are told as the terminal tells them', async () => {
  const told = {};
  for (const code of CODES) {
    await speak(code);
    told[code] = ['X3', 'O1', 'X', '=', '+63', '≥+20', '≤-7', '≈+250', '?', '≥X5', '≤X5', '≥='].map((text) => spokenValue(text, '3x3x3'));
    for (const text of told[code]) assert.doesNotMatch(text, /value-|\{/, code);
  }
  assert.deepEqual(told.en, ['X wins in 3 plies', 'O wins in 1 ply', 'X wins', 'draw', '+63', 'at least +20', 'at most -7', 'about +250', 'unknown',
    'X wins in at most 5 plies', 'X wins in 5 plies at the earliest, if at all', 'X has at least a draw']);
  assert.equal(told.cs[0], 'X vyhrává za 3 půltahy');
});

test('a level is called what it is on its board', async () => {
  await speak('en');
  const names = (game) => [1, 3, 5, 6, 8].map((level) => levelName(level, game));
  assert.deepEqual(names('15x15x5'), ['beginner', 'casual', 'casual', 'strong', 'master']);
  assert.deepEqual(names('3x3x3'), ['beginner', 'casual', 'casual', 'perfect', 'perfect']);
  assert.deepEqual(names('reversi'), names('15x15x5'));
});
