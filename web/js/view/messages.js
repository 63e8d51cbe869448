/** Sentences for the user: one line on the page, and one polite live region for screen readers. And whether the server is there. */
import { $, h, setText, show } from './dom.js';
import { icon } from './icons.js';
import { t } from '../words/language.js';
import { buttonMoves } from '../model/scene.js';
import { errorText, finishText, moveName, reasonText, sideName, spokenValue, valueText } from './words.js';

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

export const hush = () => $('message').replaceChildren();

/** @param {App} app */
export function setUpMessages(app) {
  // A sentence by its id and arguments or as text, or what went wrong as it was caught.
  app.bus.on('message', ({ id, args, text, bad, error }) => (error ? complain(error) : say(text ?? t(id, args), bad)));
  /** A move whose outcome the server has still to tell. */
  let untold = false;
  app.bus.on('game', (change) => {
    if (change.kind !== 'load' && change.kind !== 'scene') hush();
    if (change.kind === 'move') untold = true;
    else if (change.kind !== 'scene') untold = false;
    if (!untold || !app.session.scene) return;
    untold = false;
    announceMove(app);
  });
  app.bus.on('hint', () => showHint(app));
  app.bus.on('language', () => (app.advice.hint || app.advice.asking ? showHint(app) : hush()));
}

/** @param {App} app */
function announceMove({ session }) {
  const { tree: { cursor, game }, outcome, scene, side } = session;
  if (cursor.move === null || !scene) return;
  const parts = cursor.resigned ? [] : [t('played', { side: cursor.side ? sideName(cursor.side, game) : '', cell: moveName(cursor.move) })];
  if (outcome) parts.push(outcome.winner ? (session.won ? t('you-win') : t('spoken-wins', { side: sideName(outcome.winner, game) })) : t('draw'), ...(scene.kind === 'cells' ? [] : [finishText(outcome, scene)]));
  else if (side && scene.kind !== 'text' && buttonMoves(scene).length > 0) parts.push(t('games-spoken-pass', { side: sideName(side, game) }));
  announce(parts.filter(Boolean).join('. '));
}

/** @param {App} app */
function showHint(app) {
  const { hint, asking } = app.advice;
  if (asking) say(t('hint-thinking'));
  else if (!hint) hush();
  if (asking || !hint) return;
  const { game } = app.session.tree;
  const text = t('hint-text', { cell: moveName(hint.move), reason: reasonText(hint.reason, app.session.tree.rules?.k) });
  const value = hint.value ? h('span', { class: 'small', title: spokenValue(hint.value, game) }, valueText(hint.value, game)) : '';
  const play = h('button', {
    id: 'hint-play', type: 'button', class: 'small-button',
    click: () => {
      const move = app.session.moveNamed(hint.move);
      if (move) app.session.play(move);
    },
  }, t('hint-play'));
  $('message').replaceChildren(h('p', { class: 'hint' }, icon('bulb'), h('span', {}, text), value, play));
  announce(text);
}

/** A line that says what is wrong; hidden if nothing is. */
export class FaultLine {
  /** @param {string} id @param {string} [kind] */
  constructor(id, kind = 'problem') {
    this.element = h('p', { class: kind, id, hidden: true });
  }

  /** Whether anything is wrong. */
  get shown() {
    return !this.element.hidden;
  }

  /** Shows a sentence; without one hides the line. @param {string} [text] */
  show(text = '') {
    show(this.element, text !== '');
    setText(this.element, text);
  }

  clear() {
    this.show('');
  }

  /** Shows a sentence and announces it to screen readers. @param {string} text */
  say(text) {
    this.show(text);
    if (text) announce(text);
  }

  /** Announces what is shown. */
  repeat() {
    announce(this.element.textContent);
  }

  /** What was caught, with the server's own words, which are English. @param {{text: string, detail: string}} fault */
  tell({ text, detail }) {
    show(this.element, true);
    this.element.replaceChildren(detail ? `${text} ` : text, ...(detail ? [h('span', { lang: 'en' }, detail)] : []));
    announce(`${text} ${detail}`);
  }
}

/** Short breaks, and the moment before the first connection, are not worth a word. */
const PATIENCE_MS = 700;

/** A line that says what became of saving or opening something. */
export class ResultLine {
  /** @param {string} id */
  constructor(id) {
    this.element = h('p', { id, class: 'small' });
  }

  /** @param {string} text @param {boolean} [bad] */
  say(text, bad = false) {
    setText(this.element, text);
    this.element.classList.toggle('problem', bad);
    announce(text);
  }
}

/** Says when the server is away, and tries again. @param {App} app */
export function setUpConnection(app) {
  const { link, bus } = app;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const render = () => {
    $('connection-text').textContent = t(app.session.humans === 2 ? 'connection-lost-humans' : 'connection-lost');
  };
  link.onState = ({ connected }) => {
    clearTimeout(timer);
    if (connected) {
      if (!$('connection').hidden) announce(t('connection-back'));
      show($('connection'), false);
    } else {
      timer = setTimeout(() => {
        if (link.connected) return;
        if ($('connection').hidden) announce(t('connection-lost'));
        render();
        show($('connection'), true);
      }, PATIENCE_MS);
    }
    bus.emit('connection');
  };
  link.onWelcome = () => bus.emit('connection');
  bus.on(['language', 'game'], render);
  $('connection-retry').addEventListener('click', () => link.connect());
  // A laptop that wakes up does not wait for the timer.
  addEventListener('online', () => link.connect());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !link.connected) link.connect();
  });
}
