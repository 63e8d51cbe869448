/**
 * The hands on the board: pointer, touch with a second tap on small squares, and keyboard. A move is clicked place by place.
 *
 * A finger that rests on a board of small squares sees them through a magnifier; where it lets go is meant.
 *
 * @import {BoardView} from './board.js'
 * @import {Loupe} from '../touch/loupe.js'
 */
import { $, show } from './dom.js';
import { familyOf } from '../app/positions.js';
import { click, step } from '../model/scene.js';
import { knows, t } from '../words/language.js';
import { announce, hush, say } from './messages.js';
import { moveName } from './words.js';

/** Fingers want a second tap on squares smaller than this, in px. */
const SMALL = 40;
/** A finger rests that stays so long, in ms, and moves less than so far, in px. */
const [REST_MS, STILL] = [180, 9];

export class BoardInput {
  /** @param {App} app @param {BoardView} board */
  constructor(app, board) {
    this.app = app;
    this.board = board;
    /** A move that waits for a second tap. @type {SceneMove | null} */
    this.pending = null;
    /** A finger on the board: where it came down and is, and whether it looks through the magnifier.
     * @type {{x: number, y: number, timer: ReturnType<typeof setTimeout>, place: string | null} | null} */
    this.finger = null;
    /** @type {Loupe | null} */
    this.loupe = null;
    const { host } = board;
    host.addEventListener('touchstart', (event) => this.#touched(event), { passive: true });
    // It may have to keep the page from scrolling.
    host.addEventListener('touchmove', (event) => this.#dragged(event), { passive: false });
    host.addEventListener('touchend', (event) => this.#released(event));
    host.addEventListener('touchcancel', () => this.#lift());
    host.addEventListener('contextmenu', (event) => this.finger && event.preventDefault());
    host.addEventListener('focusin', (event) => this.#hover(/** @type {Element} */ (event.target).matches(':focus-visible') && app.session.tree.rules?.gravity ? this.#placeOf(event)?.name ?? null : null));
    host.addEventListener('focusout', () => this.#hover(null));
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
    for (const way of ['Left', 'Up', 'Down', 'Right']) $(`nudge-${way.toLowerCase()}`).addEventListener('click', () => this.#nudge(`Arrow${way}`));
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
    this.choose(place.name, this.#asks(event.pointerType === 'touch'));
  }

  /** Whether a move waits for a second tap. @param {boolean} touch */
  #asks(touch) {
    const confirm = this.app.settings.get('confirm');
    return confirm === 'always' || (confirm === 'auto' && touch && this.board.cell < SMALL);
  }

  /** @param {TouchEvent} event */
  #touched(event) {
    this.#lift();
    if (event.touches.length !== 1 || this.board.cell >= SMALL || !this.board.open) return;
    const { clientX: x, clientY: y } = event.touches[0];
    void import('../touch/loupe.js').then(({ Loupe }) => {
      this.loupe ??= new Loupe(this.board);
    }, () => {});
    this.finger = { x, y, place: null, timer: setTimeout(() => this.finger && this.#look(x, y), REST_MS) };
  }

  /** @param {TouchEvent} event */
  #dragged(event) {
    const { finger } = this;
    if (!finger) return;
    const { clientX: x, clientY: y } = event.touches[0];
    if (event.touches.length > 1) this.#lift();
    else if (finger.place !== null) {
      if (event.cancelable) event.preventDefault();
      this.#look(x, y);
    } else if (Math.hypot(x - finger.x, y - finger.y) > STILL) this.#lift();
  }

  /** Shows what is under a finger that rests. @param {number} x @param {number} y */
  #look(x, y) {
    const place = /** @type {HTMLElement | null} */ (document.elementFromPoint(x, y))?.dataset?.place;
    if (!place || !this.finger) return;
    if (this.finger.place === null) this.#wait(null);
    this.finger.place = place;
    this.#hover(place);
    this.loupe?.show(place, x, y);
  }

  /** @param {TouchEvent} event */
  #released(event) {
    const place = this.finger?.place;
    this.#lift();
    if (!place) return;
    // Else a click would follow.
    event.preventDefault();
    this.choose(place, this.#asks(true));
  }

  #lift() {
    clearTimeout(this.finger?.timer);
    if (this.finger?.place) this.#hover(null);
    this.finger = null;
    this.loupe?.hide();
  }

  /** Moves the chosen place by one, over what is taken. @param {string} key */
  #nudge(key) {
    const { board, app: { session } } = this;
    let at = board.hits.get(this.pending?.path.at(-1) ?? '')?.dataset;
    while (at) {
      const [row, column] = step(board.rows, Number(at.row), Number(at.column), key, false) ?? [0, 0];
      if (row === Number(at.row) && column === Number(at.column)) return;
      const place = board.rows[row][column].name;
      const move = session.moveNamed(this.#landing(place));
      if (move) {
        this.#wait(move);
        return;
      }
      at = board.hits.get(place)?.dataset;
    }
  }

  /** A place as the next one of a move. @param {string} clicked @param {boolean} [confirm] whether a whole move waits for a second tap */
  choose(clicked, confirm = false) {
    const { app: { session }, board } = this;
    const { scene } = session;
    const place = this.#landing(clicked);
    if (session.outcome) this.#refuse('over', place);
    else if (session.computerTurn) this.#refuse('turn', place);
    else if (session.stage?.act === 'choose') this.#refuse('choose', place);
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
    const { rules } = this.app.session.tree;
    show($('nudges'), rules !== null);
    for (const way of ['up', 'down']) show($(`nudge-${way}`), rules?.gravity !== true);
    const words = t('confirm-play', { cell: moveName(move.name) });
    $('confirm-play').textContent = words;
    announce(`${t('confirm-again')} ${words}`);
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
