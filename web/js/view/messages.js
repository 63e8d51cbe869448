/**
 * Sentences for the user: one line on the page, and one polite live region for who listens.
 *
 * @import {App} from '../main.js'
 */
import { $, h } from './dom.js';
import { icon } from './icons.js';
import { t } from '../words/language.js';
import { errorText, reasonText, sideName, spokenValue } from './words.js';
import { shortValue } from '../model/values.js';
import { cellIndex } from '../model/rules.js';

/** Says something to screen readers. @param {string} text */
export function announce(text) {
  const live = $('live');
  // The same sentence twice is a change only if the text differs.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/** Shows a sentence above the board, and says it. @param {string} text @param {boolean} [bad] */
export function say(text, bad = false) {
  $('message').replaceChildren(h('p', { class: bad ? 'bad' : '' }, bad ? icon('warning') : '', h('span', {}, text)));
  announce(text);
}

/** What went wrong, with what the server says about it in English. @param {unknown} error @returns {HTMLElement} */
export function complaint(error) {
  const { text, detail } = errorText(error);
  return h('span', {}, detail ? `${text} ` : text, detail ? h('span', { lang: 'en' }, detail) : null);
}

/** Shows it above the board, and says it. @param {unknown} error */
function complain(error) {
  $('message').replaceChildren(h('p', { class: 'bad' }, icon('warning'), complaint(error)));
  $('live').replaceChildren(complaint(error));
}

export function hush() {
  $('message').replaceChildren();
}

/** @param {App} app */
export function setUpMessages(app) {
  // A sentence by its id and arguments or as text, or what went wrong as it was caught.
  app.bus.on('message', ({ id, args, text, bad, error }) => (error ? complain(error) : say(text ?? t(id, args), bad)));
  app.bus.on('game', (change) => {
    if (change.kind !== 'load') hush();
    if (change.kind === 'move') announceMove(app);
  });
  app.bus.on('hint', () => showHint(app));
  app.bus.on('language', () => (app.advice.hint || app.advice.asking ? showHint(app) : hush()));
}

/** @param {App} app */
function announceMove(app) {
  const { tree, outcome } = app.session;
  if (tree.cursor.move === null) return;
  const parts = [t('played', { side: sideName(tree.sideOf(tree.cursor)), cell: tree.nameOf(tree.cursor) })];
  if (outcome) parts.push(outcome.winner ? t('spoken-wins', { side: sideName(outcome.winner) }) : t('draw'));
  announce(parts.join('. '));
}

/** @param {App} app */
function showHint(app) {
  const { hint, asking } = app.advice;
  if (asking) {
    say(t('hint-thinking'));
    return;
  }
  if (!hint) {
    hush();
    return;
  }
  const reason = reasonText(hint.reason);
  const text = t('hint-text', { cell: hint.move, reason });
  const value = hint.value ? h('span', { class: 'small', title: spokenValue(hint.value) }, shortValue(hint.value)) : '';
  const play = h('button', {
    id: 'hint-play', type: 'button', class: 'small-button',
    click: () => {
      const cell = cellIndex(app.session.tree.rules, hint.move);
      if (cell !== null) app.session.play(cell);
    },
  }, t('hint-play'));
  $('message').replaceChildren(h('p', { class: 'hint' }, icon('bulb'), h('span', {}, text), value, play));
  announce(text);
}
