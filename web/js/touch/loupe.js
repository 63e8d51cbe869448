/**
 * The magnifier above a finger: the neighbourhood of a place, twice as large, with the place framed. Loaded with the first touch of a board of
 * small squares.
 *
 * @import {BoardView} from '../view/board.js'
 */
import { s } from '../view/dom.js';

/** Its size, how far it stays from the finger, and from the edge of the screen, in px; and how much it enlarges. */
const [SIZE, AWAY, EDGE, ZOOM] = [132, 46, 4, 2];

export class Loupe {
  /** @param {BoardView} board */
  constructor(board) {
    this.board = board;
    this.frame = s('rect', { class: 'target', rx: 3 });
    this.element = s('svg', { class: 'loupe', 'aria-hidden': 'true' }, s('use', { href: '#grid' }), this.frame);
  }

  /** @param {string} place @param {number} x of the finger @param {number} y */
  show(place, x, y) {
    const box = this.board.svg?.getBoundingClientRect();
    const hit = this.board.hits.get(place)?.getBoundingClientRect();
    if (!box || !hit) return;
    const [left, top] = [hit.left - box.left, hit.top - box.top];
    const seen = SIZE / ZOOM;
    this.element.setAttribute('viewBox', `${left + hit.width / 2 - seen / 2} ${top + hit.height / 2 - seen / 2} ${seen} ${seen}`);
    for (const [name, value] of Object.entries({ x: left, y: top, width: hit.width, height: hit.height })) this.frame.setAttribute(name, String(value));
    // Above the finger; where there is no room, beside it.
    const above = y - AWAY - SIZE;
    const aside = x > innerWidth / 2 ? x - AWAY - SIZE : x + AWAY;
    const wanted = above >= EDGE ? x - SIZE / 2 : aside;
    this.element.style.setProperty('left', `${Math.max(EDGE, Math.min(innerWidth - SIZE - EDGE, wanted))}px`);
    this.element.style.setProperty('top', `${Math.max(EDGE, above)}px`);
    if (!this.element.isConnected) document.body.append(this.element);
  }

  hide() {
    this.element.remove();
  }
}
