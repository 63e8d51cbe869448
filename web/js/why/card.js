/**
 * Why the computer moved as it did: what it saw, what the best other moves would have led to, and a link to its search in Explain. Loaded
 * when it is first asked for.
 *
 * @import {Node} from '../model/tree.js'
 * @import {Request} from '../net/socket.js'
 * @typedef {{move: string, reason: {code: string, plies: number | null}, value: Value, line: string[]}} Alternative
 * @typedef {Alternative & {others: Alternative[], ended: string}} Answer
 */
import { afterPaint, h, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce } from '../view/messages.js';
import { moveName, playerName, reasonText, seatName, sideName, spokenValue, valueText } from '../view/words.js';
import { t } from '../words/language.js';
import { degree, goodFor, isDecided, parse } from '../model/values.js';
import { isHuman } from '../model/players.js';
import { encode } from '../model/address.js';
import { Tree } from '../model/tree.js';
import { choiceOf } from './choices.js';
import { engineWish, wishOf } from '../explain/wish.js';
import { pickText } from './pick.js';

/** Moves of a line that are shown on the board, and in words. */
const [SHOWN, TOLD] = [9, 6];

export class WhyCard {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    this.app = app;
    this.host = host;
    /** The move that is explained. @type {Node | null} */
    this.node = null;
    /** @type {Request | null} */
    this.request = null;
    this.share = 0;
    /** What was found, by the node after the move. @type {WeakMap<Node, Answer>} */
    this.answers = new WeakMap();
    this.title = h('h2', { id: 'why-title' });
    this.close = h('button', { id: 'why-hide', class: 'quiet small-button', type: 'button', click: () => this.hide() }, icon('close'));
    this.saw = h('p', { id: 'why-saw' });
    this.pick = h('p', { id: 'why-pick', class: 'small' });
    this.table = h('table', { id: 'why-moves', class: 'why-moves' });
    this.bar = /** @type {HTMLProgressElement} */ (h('progress', { id: 'why-progress', max: 1 }));
    this.stop = h('button', { id: 'why-stop', class: 'small-button', type: 'button', click: () => this.request?.stop() });
    this.running = h('div', { class: 'why-running' }, this.bar, this.stop);
    this.open = h('a', { id: 'why-open', class: 'button main' });
    this.none = h('p', { id: 'why-none', class: 'small' });
    host.setAttribute('aria-labelledby', 'why-title');
    host.replaceChildren(h('div', { class: 'heading' }, this.title, this.close), this.saw, this.pick, this.table, this.running, h('p', {}, this.open), this.none);
    this.table.addEventListener('pointerleave', () => app.setPreview(null));
    const render = afterPaint(() => this.render());
    app.bus.on(['game', 'thinking', 'language', 'settings', 'connection'], render);
    app.bus.on('game', () => this.node && this.node !== app.session.tree.cursor && this.hide());
    this.render();
  }

  /** Explains the move on the board. */
  start() {
    const { session: { tree }, link, bus } = this.app;
    const node = tree.cursor;
    if (!node.parent || node.move === null) return;
    this.node = node;
    const known = this.answers.get(node);
    // What was stopped is looked at again.
    if (!this.request && (!known || known.ended === 'stopped')) {
      this.share = 0;
      const request = link.request('why_move', { game: tree.wire(node.parent), move: node.move }, (event) => {
        if (this.request !== request || event.event !== 'thinking') return;
        this.share = event.share;
        this.render();
      });
      this.request = request;
      request.done.then((answer) => {
        this.answers.set(node, /** @type {Answer} */ (/** @type {unknown} */ (answer)));
        if (this.request !== request) return;
        this.request = null;
        this.render();
        announce([this.saw.textContent, this.pick.textContent].join(' '));
      }).catch((error) => {
        if (this.request !== request) return;
        this.request = null;
        this.render();
        bus.emit('message', { error });
      });
    }
    this.render();
    this.host.scrollIntoView({ block: 'nearest' });
  }

  hide() {
    this.request?.cancel();
    [this.request, this.node] = [null, null];
    this.app.setPreview(null);
    this.render();
  }

  render() {
    const { node, app: { session } } = this;
    show(this.host, node !== null);
    if (!node?.parent || node.move === null) return;
    const { tree } = session;
    const choice = choiceOf(tree, node);
    const answer = this.answers.get(node);
    this.title.textContent = t('why-move', { move: moveName(node.move) });
    this.close.setAttribute('aria-label', t('close'));
    this.close.title = t('close');
    const saw = this.#saw(node, choice, answer);
    this.saw.replaceChildren(...saw);
    show(this.saw, saw.length > 0);
    const pick = choice ? pickText(choice) : '';
    this.pick.textContent = pick;
    show(this.pick, pick !== '');
    this.table.replaceChildren(...(answer ? this.#rows(answer) : []));
    show(this.table, answer !== undefined);
    this.table.setAttribute('aria-label', t('why-moves'));
    show(this.running, this.request !== null);
    this.bar.value = this.share;
    this.bar.setAttribute('aria-label', t('progress'));
    this.stop.replaceChildren(icon('stop'), t('stop'));
    this.#link(node, choice);
  }

  /** What the player saw: what the move is good for, and what it led to by its own search. @param {Node} node @param {Choice | null} choice
   * @param {Answer | undefined} answer */
  #saw(node, choice, answer) {
    const { session, link } = this.app;
    const { game } = session.tree;
    const seat = node.side ? seatName(session, node.side) : '';
    const parts = [];
    if (answer && answer.reason.code !== 'nothing') parts.push(h('strong', {}, t('why-reason', { move: moveName(answer.move), reason: reasonText(answer.reason, session.tree.rules?.k) })));
    else if (!answer && this.request) parts.push(t(link.connected ? 'why-thinking' : 'thinking-offline'));
    if (choice && choice.value !== '?') {
      const value = worthText(choice.value, game, choice.player.startsWith('engine') && session.tree.rules !== null);
      // How deep a tree has grown is not how far its playouts look.
      const deep = choice.depth > 0 && !isDecided(choice.value) && !/^(mcts|pns)\b/.test(choice.player);
      parts.push(' ', t(deep ? 'why-value-depth' : 'why-value', { player: seat, value, depth: choice.depth }));
    }
    return parts;
  }

  /** The move and the others, each with what it leads to. @param {Answer} answer */
  #rows(answer) {
    const { app } = this;
    const { game, rules } = app.session.tree;
    return [answer, ...answer.others].map((row, i) => {
      const line = row.line.slice(0, SHOWN);
      const preview = () => app.setPreview(line, true);
      const end = () => app.setPreview(null);
      return h('tr', { class: i === 0 ? 'played' : null, 'data-move': row.move, pointerenter: preview },
        h('th', { scope: 'row' }, h('button', {
          type: 'button', class: 'pv-move', 'data-move': row.move, title: t('why-show', { moves: line.map(moveName).join(' ') }), focus: preview, blur: end, click: preview,
        }, moveName(row.move))),
        // Of another move there is nothing to say if it is good for nothing in particular.
        h('td', {}, ['nothing', ...(i > 0 ? ['best'] : [])].includes(row.reason.code) ? '' : reasonText(row.reason, rules?.k), h('span', { class: 'small why-line' }, line.slice(1, TOLD).map(moveName).join(' '))),
        h('td', { class: `worth ${goodFor(row.value) ?? ''}`, title: valueText(row.value, game) }, worthText(row.value, game, rules !== null)));
    });
  }

  /** @param {Node} node @param {Choice | null} choice */
  #link(node, choice) {
    const { session } = this.app;
    const wish = choice?.search ? wishOf(choice.search) : choice?.engine ? engineWish(choice.engine) : '';
    show(this.open, wish !== '');
    show(this.none, wish === '');
    // Nothing is known of the search of a program; of chance there is none.
    const told = choice !== null && !['random', 'slip'].includes(choice.pick);
    this.none.textContent = told ? t('why-only-moves', { player: playerName(choice.player) }) : t(choice === null ? 'why-forgotten' : 'why-no-search');
    if (wish === '' || !node.parent) return;
    const before = new Tree(session.tree.game, session.tree.first);
    for (const step of node.parent.path()) before.play(step.move ?? '', { side: step.side, path: step.places });
    this.open.setAttribute('href', `${encode({ tree: before, players: session.players }, 'explain')}&search=${wish}`);
    this.open.textContent = t('why-open');
    this.open.title = t('why-open-title', { player: node.side && !isHuman(session.players[node.side]) && choice ? playerName(choice.player) : '' });
  }
}

/** A value in words, with the number behind them; evaluators of the textbooks have scales of their own. @param {Value} value @param {string} game
 * @param {boolean} isEngine */
function worthText(value, game, isEngine) {
  const { kind, score, bound } = parse(value);
  if (kind !== 'score' || bound !== 'exact' || !isEngine) return spokenValue(value, game);
  return `${t(`value-${degree(score)}`, { side: sideName(score > 0 ? 'x' : 'o', game) })} (${valueText(value, game)})`;
}

/** The card of Play. @type {WhyCard | null} */
let card = null;

/** @param {App} app @param {HTMLElement} host */
export function cardOfPlay(app, host) {
  card ??= new WhyCard(app, host);
  return card;
}
