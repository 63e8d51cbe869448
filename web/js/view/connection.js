/**
 * Says when the server is away, and tries again.
 *
 * @import {App} from '../main.js'
 */
import { $, show } from './dom.js';
import { t } from '../words/language.js';
import { announce } from './messages.js';

/** Short breaks, and the moment before the first connection, are not worth a word. */
const PATIENCE_MS = 700;

/** @param {App} app */
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
