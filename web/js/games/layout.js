/** The elements of the view of the other games. Every control has an id with `games-` before it. */
import { h } from '../view/dom.js';

/** @param {string} id @param {string} name @param {string} word @param {Record<string, string | boolean>} [more] */
const button = (id, name, word, more = {}) => h('button', { id: `games-${id}`, type: 'button', 'data-icon': name, 'data-l10n': word, ...more });

/** @param {string} id @param {string} name @param {string} word */
const bare = (id, name, word) => h('button', { id: `games-${id}`, type: 'button', 'data-icon': name, 'data-l10n-label': word });

/** @returns {HTMLElement[]} */
export function layout() {
  const table = h('section', { class: 'table', id: 'games-table', 'data-l10n-aria': 'board-section' },
    h('div', { class: 'status-row' },
      h('p', { id: 'games-status', class: 'status' }),
      h('div', { id: 'games-actions', class: 'actions' },
        button('stop', 'stop', 'stop', { 'data-l10n-title': 'stop-title', 'aria-keyshortcuts': 'g', hidden: true }),
        button('pause', 'pause', 'pause', { 'aria-keyshortcuts': 'g', hidden: true }),
        button('step', 'step', 'step', { hidden: true }),
        button('go', 'play', 'go', { class: 'main', 'aria-keyshortcuts': 'g', hidden: true }),
        button('pass', 'next', 'games-pass', { class: 'main', hidden: true }),
        button('again', 'again', 'rematch', { class: 'main', hidden: true }))),
    h('div', { id: 'games-message', class: 'message' }),
    h('div', { id: 'games-board', class: 'board' }),
    h('div', { class: 'bar', role: 'group', 'data-l10n-aria': 'toolbar' },
      h('span', { class: 'group' }, bare('first', 'first', 'first'),
        button('undo', 'undo', 'undo', { 'data-l10n-title': 'undo-title', 'aria-keyshortcuts': 'u' }),
        button('redo', 'redo', 'redo', { 'data-l10n-title': 'redo-title', 'aria-keyshortcuts': 'r' }), bare('last', 'last', 'last')),
      h('span', { class: 'group' }, button('new', 'again', 'games-restart', { 'aria-keyshortcuts': 'n' }))));
  const side = h('aside', { id: 'games-side', 'data-l10n-aria': 'games-side' },
    h('section', { class: 'card' },
      h('h2', { id: 'games-title' }),
      h('div', { id: 'games-players', class: 'players' }),
      h('div', { id: 'games-thinking', class: 'thinking', hidden: true }),
      h('label', { class: 'pace', for: 'games-which' }, h('span', { 'data-l10n': 'games-which' }), h('select', { id: 'games-which' })),
      h('label', { class: 'pace', id: 'games-pace-row', for: 'games-pace', hidden: true }, h('span', { 'data-l10n': 'pace' }), h('select', { id: 'games-pace' }))),
    h('section', { class: 'card' },
      h('h2', { 'data-l10n': 'moves' }),
      h('ol', { id: 'games-moves', class: 'games-moves' })),
    h('section', { class: 'card' },
      h('h2', { 'data-l10n': 'games-players' }),
      h('div', { class: 'seats' }, h('fieldset', { id: 'games-x', class: 'side' }), h('fieldset', { id: 'games-o', class: 'side' }))));
  const choice = h('section', { class: 'card games-choice', id: 'games-choice', hidden: true },
    h('h2', { 'data-l10n': 'games-others' }), h('p', { 'data-l10n': 'games-choose' }), h('div', { id: 'games-choices', class: 'other-games' }));
  return [choice, table, side];
}
