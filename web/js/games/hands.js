/**
 * The hands on the board: pointer and keyboard. A move is clicked place by place.
 *
 * @import {Board} from './board.js'
 * @import {Table} from './table.js'
 */
import { t } from '../words/language.js';
import { announce } from '../view/messages.js';
import { click } from './clicks.js';
import { step } from './places.js';

export class Hands {
  /** @param {Board} board @param {Table} table @param {(text: string) => void} refuse says why something cannot be done; an empty text takes that back */
  constructor(board, table, refuse) {
    this.board = board;
    this.table = table;
    this.refuse = refuse;
    /** What is clicked of a move already. @type {string[]} */
    this.clicked = [];
    /** @type {() => void} */
    this.onChange = () => {};
    const { host } = board;
    host.addEventListener('click', (event) => this.#clicked(event));
    host.addEventListener('keydown', (event) => this.#key(event));
    table.listen(() => {
      this.clicked = [];
    });
  }

  /** Whether a person may move now: also for a computer that waits. */
  get free() {
    const { table } = this;
    return table.scene !== null && !table.over && !table.computerTurn && table.asking === null;
  }

  /** @param {Event} event @returns {{name: string, row: number, column: number} | null} */
  #placeOf(event) {
    const data = /** @type {SVGElement} */ (event.target).dataset;
    return data?.place ? { name: data.place, row: Number(data.row), column: Number(data.column) } : null;
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const place = this.#placeOf(event);
    if (!place) return;
    this.board.focusPlace(place.row, place.column, false);
    this.choose(place.name);
  }

  /** A place as the next one of a move. @param {string} place */
  choose(place) {
    const { table } = this;
    const { scene } = table;
    if (!scene || table.asking) return;
    if (table.over) {
      this.refuse(t('refused-over'));
      return;
    }
    if (table.computerTurn) {
      this.refuse(t('refused-turn'));
      return;
    }
    // The same place again lets go of it.
    if (this.clicked.length > 0 && this.clicked.at(-1) === place) {
      this.drop();
      return;
    }
    const found = click(scene.moves, this.clicked, place);
    if (!found) {
      this.refuse(t(scene.kind === 'chequered' ? 'games-refused-draughts' : scene.kind === 'dots' ? 'games-refused-dots' : 'games-refused-reversi', { place }));
      return;
    }
    if (found.move) {
      table.play(found.move, 'human');
      return;
    }
    this.clicked = found.clicked;
    this.refuse('');
    this.onChange();
    announce(t('games-going-on', { places: this.clicked.join(', ') }));
  }

  /** Lets go of what is clicked. */
  drop() {
    if (this.clicked.length === 0) return;
    this.clicked = [];
    this.onChange();
    announce(t('games-let-go'));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const place = this.#placeOf(event);
    if (!place || event.altKey || event.metaKey) return;
    const target = step(this.board.rows, place.row, place.column, event.key, event.ctrlKey);
    if (target) this.board.focusPlace(target[0], target[1]);
    else if (event.key === 'Enter' || event.key === ' ') this.choose(place.name);
    else if (event.key === 'Escape' && this.clicked.length > 0) this.drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
