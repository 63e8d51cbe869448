/**
 * "Solve this position": how far the solver is, a button to stop it, and the value it has proven. Play and Explain
 * have one each; what one of them has found the other knows. Of k in a row only.
 *
 * @import {Request} from '../net/socket.js'
 * @typedef {{nodes: number, time_ms: number, share: number}} Progress
 * @typedef {{value: Value, moves: MoveValue[] | null, nodes: number, time_ms: number, ended: string}} Solved
 */
import { h, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce, complaint } from '../view/messages.js';
import { sideName, spokenValue } from '../view/words.js';
import { keyOf } from '../model/scene.js';
import { count, parse } from '../model/values.js';
import { duration, language, t } from '../words/language.js';

/** The largest board that the solver takes. */
const MOST_CELLS = 64;

/** What was proven, by the game. @type {Map<string, Solved>} */
const PROVEN = new Map();
/** The most of them. */
const MOST_PROVEN = 500;

/**
 * Why a position cannot be solved: a message and its arguments; null if it can.
 * @param {Rules} rules @param {Outcome | null} outcome
 * @returns {{id: string, args: Record<string, number>} | null}
 */
export function obstacle(rules, outcome) {
  const cells = rules.width * rules.height;
  if (outcome) return { id: 'solve-over', args: {} };
  if (rules.exact && !rules.gravity) return { id: 'refusal-solve-rules', args: { k: rules.k } };
  const withRow = cells + rules.width;
  if (rules.gravity && withRow > MOST_CELLS) return { id: 'refusal-solve-large-gravity', args: { most: MOST_CELLS, cells: withRow } };
  if (cells > MOST_CELLS) return { id: 'refusal-solve-large', args: { most: MOST_CELLS, cells } };
  return null;
}

export class SolveCard {
  /** @param {App} app @param {string} prefix of the ids @param {HTMLElement} host */
  constructor(app, prefix, host) {
    this.app = app;
    this.host = host;
    /** The game that is shown, as text. */
    this.key = '';
    /** @type {Request | null} */
    this.request = null;
    /** @type {Progress | null} */
    this.progress = null;
    /** @type {Solved | null} */
    this.solved = null;
    /** Why there is nothing, in words. @type {(() => string | HTMLElement) | null} */
    this.fault = null;
    this.result = h('p', { id: `${prefix}-result`, class: 'solve-result' });
    this.how = h('p', { class: 'small' });
    this.moves = h('ul', { id: `${prefix}-moves`, class: 'solve-moves' });
    this.bar = /** @type {HTMLProgressElement} */ (h('progress', { id: `${prefix}-progress`, max: 1 }));
    this.facts = h('p', { id: `${prefix}-facts`, class: 'small' });
    this.title = h('h2', {});
    this.stop = h('button', { id: `${prefix}-stop`, class: 'small-button', type: 'button', click: () => (this.request ? this.request.stop() : this.start()) });
    host.replaceChildren(h('div', { class: 'heading' }, this.title, this.stop), this.result, this.how, this.moves, this.bar, this.facts);
    app.bus.on('game', () => this.#moved());
    app.bus.on(['language', 'settings', 'connection'], () => this.render());
  }

  get #game() {
    return keyOf(this.app.session.tree.wire());
  }

  /** Another position: what runs is about the old one. */
  #moved() {
    const key = this.#game;
    if (key === this.key) return;
    this.#forget();
    this.key = key;
    this.solved = PROVEN.get(key) ?? null;
    this.render();
  }

  #forget() {
    this.request?.cancel();
    [this.request, this.progress, this.solved, this.fault] = [null, null, null, null];
  }

  /** Solves the position on the board, or says why not. */
  start() {
    const { session, link } = this.app;
    const { rules } = session.tree;
    if (!rules || (this.request && this.key === this.#game)) return;
    this.#forget();
    this.key = this.#game;
    this.solved = PROVEN.get(this.key) ?? null;
    const why = obstacle(rules, session.outcome);
    if (why) {
      this.fault = () => t(why.id, why.args);
      announce(t(why.id, why.args));
    } else if (!this.solved) {
      const request = link.request('solve', { game: session.tree.wire() }, (event) => {
        if (this.request !== request || event.event !== 'solving') return;
        this.progress = /** @type {any} */ (event);
        this.render();
      });
      this.request = request;
      request.done.then((event) => this.#ended(request, /** @type {any} */ (event))).catch((error) => {
        if (this.request !== request) return;
        this.#forget();
        this.fault = () => complaint(error);
        this.render();
      });
    }
    this.#renderInSight();
  }

  /** @param {Request} request @param {Solved} solved */
  #ended(request, solved) {
    if (this.request !== request) return;
    this.request = null;
    this.solved = solved;
    if (solved.ended === 'complete') PROVEN.set(this.key, solved);
    if (PROVEN.size > MOST_PROVEN) PROVEN.delete([...PROVEN.keys()][0]);
    this.#renderInSight();
    announce(this.#words(solved));
  }

  /** @param {Solved} solved */
  #words({ value, ended }) {
    if (value === '?') return t(ended === 'time' ? 'solve-time' : ended === 'nodes' ? 'solve-nodes' : 'solve-stopped');
    const { side, plies } = parse(value);
    if (side && plies) return t('solve-proven', { value: spokenValue(value, this.app.session.tree.game) });
    return side ? t('solve-won', { side: sideName(side, this.app.session.tree.game) }) : t('solve-drawn');
  }

  /** How the game ends after each move: a line for each way. @param {MoveValue[]} moves */
  #lines(moves) {
    return ['X', '=', 'O'].flatMap((wanted) => {
      const { side } = parse(wanted);
      const cells = moves.filter(({ value }) => value === wanted).map(({ move }) => move);
      const way = side ? t('solve-moves-won', { side: sideName(side, this.app.session.tree.game) }) : t('solve-moves-drawn');
      return cells.length > 0 ? [h('li', {}, h('strong', {}, way), ' ', cells.join(' '))] : [];
    });
  }

  /** On a phone it would be below what is seen. */
  #renderInSight() {
    this.render();
    this.host.scrollIntoView({ block: 'nearest' });
  }

  render() {
    const { request, progress, solved, fault } = this;
    show(this.host, request !== null || solved !== null || fault !== null);
    if (this.host.hidden) return;
    this.title.textContent = t('solve-heading');
    const begins = t(this.app.link.connected ? 'solve-begins' : 'thinking-offline');
    this.result.replaceChildren(solved ? this.#words(solved) : fault ? fault() : progress ? '' : begins);
    const proven = solved !== null && solved.value !== '?';
    this.result.classList.toggle('proven', proven);
    show(this.result, solved !== null || fault !== null || progress === null);
    this.how.textContent = t('solve-how');
    show(this.how, proven);
    this.moves.replaceChildren(...this.#lines(solved?.moves ?? []));
    this.moves.setAttribute('aria-label', t('solve-moves'));
    show(this.moves, Boolean(solved?.moves));
    show(this.bar, request !== null);
    this.bar.value = progress?.share ?? 0;
    this.bar.setAttribute('aria-label', t('progress'));
    const cost = solved ?? progress;
    show(this.facts, cost !== null);
    if (cost) {
      const nodes = t('fact-nodes', { n: cost.nodes, nodes: count(cost.nodes, language()) });
      this.facts.textContent = t('solve-facts', { nodes, time: duration(cost.time_ms) });
    }
    const again = request === null && solved !== null && solved.ended !== 'complete';
    show(this.stop, request !== null || again);
    this.stop.replaceChildren(icon(again ? 'again' : 'stop'), t(again ? 'solve-again' : 'stop'));
  }
}

/** The card of Play. @type {SolveCard | null} */
let card = null;

/** Solves the position in Play. @param {App} app @param {HTMLElement} host */
export function solveInPlay(app, host) {
  card ??= new SolveCard(app, 'solve', host);
  card.start();
}
