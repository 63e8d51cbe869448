/**
 * The hands on the board: pointer, touch with a second tap on small squares, and keyboard. A move is clicked place by place.
 *
 * @import {BoardView} from './board.js'
 */
import { $, show } from './dom.js';
import { familyOf } from '../app/positions.js';
import { click, step } from '../model/scene.js';
import { knows, t } from '../words/language.js';
import { announce, hush, say } from './messages.js';
import { moveName } from './words.js';

/** Fingers want a second tap on squares smaller than this, in px. */
const SMALL = 40;

export class BoardInput {
  /** @param {App} app @param {BoardView} board */
  constructor(app, board) {
    this.app = app;
    this.board = board;
    /** A move that waits for a second tap. @type {SceneMove | null} */
    this.pending = null;
    const { host } = board;
    host.addEventListener('click', (event) => this.#clicked(/** @type {PointerEvent} */ (event)));
    host.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && this.#hover(this.#placeOf(event)?.name ?? null));
    host.addEventListener('pointerleave', () => this.#hover(null));
    host.addEventListener('keydown', (event) => this.#key(event));
    // The address belongs to the game, so the link may not change it.
    $('skip').addEventListener('click', (event) => {
      event.preventDefault();
      board.grab();
    });
    $('confirm-play').addEventListener('click', () => this.pending && app.session.play(this.pending));
    $('confirm-cancel').addEventListener('click', () => this.#wait(null));
    app.bus.on('game', () => this.#wait(null));
    app.bus.on('language', () => this.#wait(this.pending));
  }

  /** @param {Event} event @returns {{name: string, row: number, column: number} | null} */
  #placeOf(event) {
    const { place, row, column } = /** @type {SVGElement} */ (event.target).dataset ?? {};
    return place ? { name: place, row: Number(row), column: Number(column) } : null;
  }

  /** Where a click on a place leads: a stone falls to the lowest empty cell. @param {string} place */
  #landing(place) {
    const { session } = this.app;
    if (!session.tree.rules?.gravity) return place;
    const column = (/** @type {string} */ name) => name.replace(/\d+$/, '');
    return session.scene?.moves.find(({ path }) => column(path[0]) === column(place))?.path[0] ?? place;
  }

  /** @param {PointerEvent} event */
  #clicked(event) {
    const place = this.#placeOf(event);
    if (!place) return;
    this.board.focusPlace(place.row, place.column, false);
    const confirm = this.app.settings.get('confirm');
    const small = event.pointerType === 'touch' && this.board.cell < SMALL;
    this.choose(place.name, confirm === 'always' || (confirm === 'auto' && small));
  }

  /** A place as the next one of a move. @param {string} clicked @param {boolean} [confirm] whether a whole move waits for a second tap */
  choose(clicked, confirm = false) {
    const { app: { session }, board } = this;
    const { scene } = session;
    const place = this.#landing(clicked);
    if (session.outcome) this.#refuse('over', place);
    else if (session.computerTurn) this.#refuse('turn', place);
    else if (!scene) return;
    else if (this.pending?.path.at(-1) === place) session.play(this.pending);
    // The same place again lets go of it.
    else if (board.clicked.length > 0 && board.clicked.at(-1) === place) this.#drop();
    else {
      const found = click(scene.moves, board.clicked, place);
      if (!found) this.#refuse(session.tree.rules ? (session.tree.rules.gravity ? 'full' : 'taken') : 'place', place);
      else if (!found.move) this.#begin(found.clicked);
      else if (confirm) this.#wait(found.move);
      else session.play(found.move);
    }
  }

  /** Says why nothing can be done there. @param {string} why @param {string} place */
  #refuse(why, place) {
    const own = `games-refused-${familyOf(this.app.session.tree.game, this.app.link.welcome)}`;
    say(t(why === 'place' && knows(own) ? own : `refused-${why}`, { cell: place, place, column: place.replace(/\d+$/, '') }), true);
  }

  /** @param {string[]} clicked the places so far */
  #begin(clicked) {
    this.#wait(null);
    this.board.clicked = clicked;
    hush();
    this.board.decorate();
    announce(t('games-going-on', { places: clicked.join(', ') }));
  }

  #drop() {
    this.board.clicked = [];
    this.board.decorate();
    announce(t('games-let-go'));
  }

  /** Shows the move to be and asks. @param {SceneMove | null} move */
  #wait(move) {
    this.pending = move;
    show($('confirm'), move !== null);
    this.board.setGhost(move?.path.at(-1) ?? null);
    if (!move) return;
    $('confirm-text').textContent = t('confirm-again');
    $('confirm-play').textContent = t('confirm-play', { cell: moveName(move.name) });
  }

  /** @param {string | null} place */
  #hover(place) {
    if (this.pending || !this.app.session.tree.rules) return;
    const landing = place && this.#landing(place);
    this.board.setGhost(landing && this.board.open && this.app.session.moveNamed(landing) ? landing : null);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const place = this.#placeOf(event);
    if (!place || event.altKey || event.metaKey) return;
    const target = step(this.board.rows, place.row, place.column, event.key, event.ctrlKey);
    if (target) this.board.focusPlace(target[0], target[1]);
    else if (event.key === 'Enter' || event.key === ' ') this.choose(place.name);
    else if (event.key === 'Escape' && this.pending) this.#wait(null);
    else if (event.key === 'Escape' && this.board.clicked.length > 0) this.#drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
