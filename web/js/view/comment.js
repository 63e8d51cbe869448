/**
 * The note on the move that is on the board, as part of the moves card: text, never markup. Notes, reviews and players' names do not
 * fit into the address, so those of the latest game are kept in local storage and found again by its moves.
 */
import { $ } from './dom.js';
import { encode } from '../model/address.js';
import { HUMAN } from '../model/players.js';
import { readNote, writeNote } from '../model/review_comment.js';
import { read, write } from '../app/settings.js';

const KEY = 'inarow.notes';
/** The longest note, as in a record. */
const LONGEST_NOTE = 4000;
/** Notes of more characters than this together are not kept over a reload. */
const MOST_KEPT = 1_000_000;

/** @param {App} app */
export function setUpComment(app) {
  const { bus, session } = app;
  const box = /** @type {HTMLTextAreaElement} */ ($('comment'));
  box.maxLength = LONGEST_NOTE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const key = () => encode({ tree: session.tree, players: { x: HUMAN, o: HUMAN } }).replace(/&at=\d+/, '');
  const keep = () => {
    clearTimeout(timer);
    const notes = session.tree.nodes().map(writeNote);
    const size = notes.reduce((sum, note) => sum + note.length, 0);
    const { names } = session;
    // Where there is nothing to keep, what is kept of another game may stay.
    if (size === 0 && !names.x && !names.o && read(KEY)?.game !== key()) return;
    write(KEY, { game: key(), notes: size > MOST_KEPT ? [] : notes, names });
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, 500);
  };
  /** Notes of the same game from before a reload. */
  const find = () => {
    const kept = read(KEY);
    if (kept?.game !== key() || !Array.isArray(kept.notes)) return;
    session.tree.nodes().forEach((node, i) => {
      const note = kept.notes[i];
      if (typeof note !== 'string') return;
      const { review, comment } = readNote(node, note);
      node.comment ||= comment.slice(0, LONGEST_NOTE);
      node.review ??= review;
    });
    for (const side of /** @type {Side[]} */ (['x', 'o'])) {
      const name = kept.names?.[side];
      if (typeof name === 'string') session.names[side] ??= name.slice(0, 200);
    }
  };
  const render = () => {
    const { comment } = session.tree.cursor;
    if (box.value !== comment) box.value = comment;
  };
  box.addEventListener('input', () => {
    session.tree.cursor.comment = box.value;
    bus.emit('comment');
  });
  bus.on('game', (change) => {
    if (change.kind === 'load') {
      find();
      bus.emit('review');
    }
    later();
  });
  bus.on(['comment', 'review'], later);
  bus.on(['game', 'comment', 'analysis'], render);
  addEventListener('pagehide', keep);
}
