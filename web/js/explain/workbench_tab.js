/**
 * The tab "Workbench": an evaluator of k in a row on the board, line by line and cell by cell, with weights of one's own and
 * their effect on the move.
 *
 * @import {Request} from '../net/socket.js'
 * @import {GameRef, MoveValue, Side} from '../types.js'
 * @import {Shell} from './shell.js'
 *
 * The answer of the server; everything from X's point of view:
 * @typedef {{cells: string[], side: Side, stones: number, worth: number}} WeighedLine
 * @typedef {{best: string, values: MoveValue[]}} Choice
 * @typedef {{lines: WeighedLine[], cells: {cell: string, worth: number}[], total: number, usual: Choice, changed: Choice}} Weighed
 */
import { h, setText, show } from '../view/dom.js';
import { FaultLine, announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { BenchBoard } from './bench_board.js';
import { LinesCard, MovesTable } from './bench_lists.js';
import { parseRules } from '../model/rules.js';
import { keyOf } from '../model/scene.js';
import { sideName } from '../view/words.js';
import { faultText } from './source.js';
import { WeightsForm } from './weights_form.js';

/** After the last key, before the server is asked. */
const WAIT_MS = 250;
/** On larger boards two plies take a while. */
const MANY_CELLS = 120;
/** Wider boards need more room for their numbers. */
const LARGE = 9;

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    this.host = host;
    /** @type {GameRef | null} */
    this.game = null;
    /** @type {Weighed | null} */
    this.weighed = null;
    /** @type {Request | null} */
    this.pending = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.form = new WeightsForm(() => this.#later());
    this.board = new BenchBoard();
    this.lines = new LinesCard((line) => this.board.draw(line));
    this.moves = new MovesTable();
    this.fault = new FaultLine('bench-fault');
    this.status = h('p', { class: 'small', id: 'bench-status' });
    this.form.element.append(this.fault.element, this.status);
    this.body = h('div', { class: 'bench-body', hidden: true },
      h('section', { class: 'card bench-board-card' }, h('h2', { 'data-l10n': 'explain-bench-cells' }), this.board.element, h('p', { class: 'small', 'data-l10n': 'explain-bench-note' })),
      this.lines.element, this.moves.element);
    host.classList.add('bench-tab');
    host.append(this.form.element, this.body);
    shell.app.bus.on('game', () => !host.hidden && this.shown());
    shell.app.bus.on(['language', 'settings'], () => this.render());
  }

  shown() {
    const { game } = this.shell;
    if (this.shell.app.address.view !== 'explain' || (this.game && keyOf(this.game) === keyOf(game))) return;
    const rules = parseRules(game.game);
    const isNew = this.game?.game !== game.game;
    this.game = game;
    this.weighed = null;
    show(this.body, false);
    this.form.only(rules !== null);
    this.fault.say(rules ? '' : t('explain-bench-only'));
    if (!rules) return;
    if (isNew) this.form.load(rules, rules.width * rules.height > MANY_CELLS ? 1 : 2);
    else this.#later();
  }

  /** What is not done yet is begun again when the tab comes back. */
  hidden() {
    clearTimeout(this.timer);
    if (!this.pending && this.weighed) return;
    this.pending?.cancel();
    this.pending = null;
    this.game = null;
  }

  #later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#weigh(), this.weighed ? WAIT_MS : 0);
  }

  async #weigh() {
    const asked = this.form.value();
    const { game } = this;
    if (!asked || !game) return;
    this.pending?.cancel();
    this.fault.say('');
    const request = this.shell.app.link.request('weigh', { game, ...asked });
    this.pending = request;
    this.#busy();
    try {
      const weighed = /** @type {any} */ (await request.done);
      if (this.pending !== request) return;
      this.weighed = weighed;
      this.pending = null;
      this.render();
      announce(`${this.lines.total.textContent} ${this.moves.effect.textContent}`);
    } catch (error) {
      if (this.pending !== request) return;
      this.pending = null;
      this.fault.say(faultText(error));
      this.#busy();
    }
  }

  #busy() {
    this.host.setAttribute('aria-busy', String(this.pending !== null));
    setText(this.status, this.pending ? t('explain-searching') : '');
  }

  render() {
    this.form.render();
    this.#busy();
    const scene = this.game && this.shell.app.positions.scene(this.game);
    show(this.body, this.weighed !== null);
    if (!scene || !this.game || !this.weighed) return;
    const { game } = this.game;
    this.body.classList.toggle('large', scene.columns.length > LARGE);
    this.board.render(scene, this.game, this.weighed);
    this.lines.render(this.weighed, game);
    this.moves.render(this.weighed, scene.side ? sideName(scene.side, game) : '', game);
  }
}
