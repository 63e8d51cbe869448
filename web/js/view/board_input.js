/**
 * The hands on the board: pointer, touch with a second tap on small cells, and keyboard.
 *
 * @import {App} from '../main.js'
 * @import {BoardView} from './board.js'
 */
import { $, show } from './dom.js';
import { cellName } from '../model/rules.js';
import { t } from '../words/language.js';
import { refusalText } from './words.js';
import { say } from './messages.js';

/** Fingers want a second tap on cells smaller than this, in px. */
const SMALL = 40;

export class BoardInput {
  /** @param {App} app @param {BoardView} board */
  constructor(app, board) {
    this.app = app;
    this.board = board;
    /** A tap that waits for the second one. @type {number | null} */
    this.pending = null;
    const { host } = board;
    host.addEventListener('click', (event) => this.#clicked(/** @type {PointerEvent} */ (event)));
    host.addEventListener('pointermove', (event) => this.#hovered(event));
    host.addEventListener('pointerleave', () => this.#hover(null));
    host.addEventListener('keydown', (event) => this.#key(event));
    // The address belongs to the game, so the link may not change it.
    $('skip').addEventListener('click', (event) => {
      event.preventDefault();
      board.focusCell(board.focus);
    });
    $('confirm-play').addEventListener('click', () => this.pending !== null && this.play(this.pending));
    $('confirm-cancel').addEventListener('click', () => this.#wait(null));
    app.bus.on('game', () => this.#wait(null));
    app.bus.on('language', () => this.#wait(this.pending));
  }

  /** @param {Event} event */
  #cellOf(event) {
    const index = /** @type {Element} */ (event.target).getAttribute?.('data-index');
    return index === null || index === undefined ? null : Number(index);
  }

  /** @param {PointerEvent} event */
  #clicked(event) {
    const cell = this.#cellOf(event);
    if (cell === null) return;
    this.board.focusCell(cell, false);
    const confirm = this.app.settings.get('confirm');
    const small = event.pointerType === 'touch' && this.board.cell < SMALL;
    if (confirm === 'always' || (confirm === 'auto' && small)) this.#tap(cell);
    else this.play(cell);
  }

  /** @param {number} cell */
  #tap(cell) {
    const { session } = this.app;
    const landing = session.position.landing(cell);
    if (landing !== null && landing === this.pending) return this.play(cell);
    if (session.outcome || session.computerTurn || session.position.refusal(cell)) return this.play(cell);
    this.#wait(landing);
  }

  /** Shows the stone to be and asks. @param {number | null} cell */
  #wait(cell) {
    this.pending = cell;
    show($('confirm'), cell !== null);
    this.board.setGhost(cell);
    if (cell === null) return;
    const name = cellName(this.app.session.tree.rules, cell);
    $('confirm-text').textContent = t('confirm-again');
    $('confirm-play').textContent = t('confirm-play', { cell: name });
  }

  /** Plays, or says why not. @param {number} cell */
  play(cell) {
    const { session } = this.app;
    const refusal = session.play(cell);
    if (refusal) say(refusalText(refusal, cellName(session.tree.rules, cell)), true);
  }

  /** @param {PointerEvent} event */
  #hovered(event) {
    if (event.pointerType === 'mouse') this.#hover(this.#cellOf(event));
  }

  /** @param {number | null} cell */
  #hover(cell) {
    if (this.pending !== null) return;
    const { session } = this.app;
    const legal = cell !== null && !session.outcome && !session.computerTurn && !session.position.refusal(cell);
    this.board.setGhost(legal ? session.position.landing(cell) : null);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const cell = this.#cellOf(event);
    if (cell === null || event.altKey || event.metaKey) return;
    const { width, height } = this.app.session.tree.rules;
    const [column, row] = [cell % width, Math.floor(cell / width)];
    /** @type {Record<string, [number, number]>} */
    const targets = {
      ArrowLeft: [Math.max(0, column - 1), row],
      ArrowRight: [Math.min(width - 1, column + 1), row],
      ArrowUp: [column, Math.max(0, row - 1)],
      ArrowDown: [column, Math.min(height - 1, row + 1)],
      Home: [0, event.ctrlKey ? 0 : row],
      End: [width - 1, event.ctrlKey ? height - 1 : row],
      PageUp: [column, 0],
      PageDown: [column, height - 1],
    };
    const target = targets[event.key];
    if (target) {
      this.board.focusCell(target[1] * width + target[0]);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.play(cell);
    } else if (event.key === 'Escape' && this.pending !== null) {
      this.#wait(null);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
