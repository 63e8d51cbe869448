/**
 * "Solve this position": how far the solver is, a button to stop it, the value it has proven, and that of each move. Play and Explain
 * have one each; that of Play stays while the scores are shown below the columns. Of k in a row only.
 *
 * @import {Solution} from '../app/solver.js'
 */
import { afterPaint, h, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce, complaint } from '../view/messages.js';
import { refusedFor, sideName, spokenValue, unsolvable } from '../view/words.js';
import { count, parse, signed } from '../model/values.js';
import { duration, language, t } from '../words/language.js';

/** The moves after which a side wins, or neither does; with scores the best first. @param {MoveValue[]} moves @param {Side | null} winner */
export const movesFor = (moves, winner) => moves.filter(({ value }) => parse(value).side === winner)
  .sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).map(({ move, score }) => (score ? `${move}\u00a0(${signed(score)})` : move));

export class SolveCard {
  /** @param {App} app @param {string} prefix of the ids @param {HTMLElement} host @param {boolean} [follows] whether it stays while every position is solved */
  constructor(app, prefix, host, follows = false) {
    this.app = app;
    this.host = host;
    this.follows = follows;
    /** What was asked for here and has not come yet. @type {Solution | null} */
    this.awaited = null;
    this.result = h('p', { id: `${prefix}-result`, class: 'solve-result' });
    this.how = h('p', { class: 'small' });
    this.moves = h('ul', { id: `${prefix}-moves`, class: 'solve-moves' });
    this.key = h('p', { id: `${prefix}-key`, class: 'small' });
    this.bar = /** @type {HTMLProgressElement} */ (h('progress', { id: `${prefix}-progress`, max: 1 }));
    this.facts = h('p', { id: `${prefix}-facts`, class: 'small' });
    this.title = h('h2', {});
    this.stop = h('button', { id: `${prefix}-stop`, class: 'small-button', type: 'button', click: () => (app.solver.here.request ? app.solver.stop() : this.start()) });
    host.replaceChildren(h('div', { class: 'heading' }, this.title, this.stop), this.result, this.how, this.moves, this.key, this.bar, this.facts);
    // What is found at once is drawn once.
    const render = afterPaint(() => this.render());
    app.bus.on(['solution', 'game', 'thinking', 'server', 'language', 'settings', 'connection'], render);
    this.render();
  }

  /** Solves the position on the board, or says why not. */
  start() {
    const { solver } = this.app;
    solver.start();
    this.awaited = solver.here;
    const obstacle = unsolvable(this.app);
    if (obstacle) announce(obstacle);
    this.render();
    this.host.scrollIntoView({ block: 'nearest' });
  }

  /** The end of what was asked for here is announced, and on a phone brought into sight. */
  #arrived() {
    const { awaited, app: { solver } } = this;
    if (awaited === null || awaited.request !== null) return;
    this.awaited = null;
    if (awaited !== solver.here || !awaited.solved) return;
    this.host.scrollIntoView({ block: 'nearest' });
    announce(this.#words(awaited.solved));
  }

  /** @param {{value: Value, ended?: string}} found */
  #words({ value, ended }) {
    if (value === '?') return t(ended === 'time' ? 'solve-time' : ended === 'nodes' ? 'solve-nodes' : 'solve-stopped');
    const { side, plies } = parse(value);
    if (side && plies) return t('solve-proven', { value: spokenValue(value, this.app.session.tree.game) });
    return side ? t('solve-won', { side: sideName(side, this.app.session.tree.game) }) : t('solve-drawn');
  }

  /** How the game ends after each move: a line for each way. @param {MoveValue[]} moves */
  #lines(moves) {
    return /** @type {(Side | null)[]} */ (['x', null, 'o']).flatMap((side) => {
      const cells = movesFor(moves, side);
      const way = side ? t('solve-moves-won', { side: sideName(side, this.app.session.tree.game) }) : t('solve-moves-drawn');
      return cells.length > 0 ? [h('li', {}, h('strong', {}, way), ' ', cells.join(' '))] : [];
    });
  }

  /** What there is to say: the value, why there is none, or that it has begun. @param {{value: Value, ended?: string} | null} known */
  #said(known) {
    const { link, solver, session } = this.app;
    const { error } = solver.here;
    if (known) return this.#words(known);
    if (error !== null) return refusedFor(error) || complaint(error);
    const obstacle = unsolvable(this.app);
    if (obstacle) return obstacle;
    if (!solver.here.request && session.computerTurn) return t('analysis-waits');
    return t(link.connected ? 'solve-begins' : 'thinking-offline');
  }

  render() {
    const { solver } = this.app;
    const { request, progress, solved, asked } = solver.here;
    show(this.host, asked || (this.follows && solver.follows));
    this.#arrived();
    if (this.host.hidden) return;
    this.title.textContent = t('solve-heading');
    // The value is known before those of the moves.
    const proven = (solved ?? progress)?.value !== '?' ? solved ?? progress : null;
    const known = solved ?? proven;
    this.result.replaceChildren(this.#said(known));
    this.result.classList.toggle('proven', proven !== null);
    show(this.result, known !== null || request === null || progress === null);
    this.how.textContent = t('solve-how');
    show(this.how, proven !== null);
    const moves = solver.found?.moves ?? [];
    this.moves.replaceChildren(...this.#lines(moves));
    this.moves.setAttribute('aria-label', t('solve-moves'));
    show(this.moves, moves.length > 0);
    this.key.textContent = t('scores-key');
    show(this.key, moves.some(({ score }) => score !== undefined));
    show(this.bar, request !== null);
    this.bar.value = progress?.share ?? 0;
    this.bar.setAttribute('aria-label', t('progress'));
    const cost = solver.found;
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

/** @param {App} app @param {HTMLElement} host */
export function cardOfPlay(app, host) {
  card ??= new SolveCard(app, 'solve', host, true);
  return card;
}
