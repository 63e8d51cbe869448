/**
 * Puzzles, solved on the board of Play: a puzzle is a game of two people in a tree of its own, while the game of Play is kept aside; every
 * move is judged by the server. The card shows what is known here; whatever changes is told by the topic `puzzle`.
 *
 * @import {Node, Tree as GameTree} from '../model/tree.js'
 * @import {Score} from './streak.js'
 * @import {Choice, Wish} from './wish.js'
 * @typedef {{kind: 'win' | 'fours' | 'defence', plies?: number}} Task
 * @typedef {{game: string, first: Side, moves: string[], side: Side, task: Task, difficulty: 'easy' | 'medium' | 'hard', answer: string, line: string[],
 *   proof: 'exact' | 'fours', hint: Hint}} Puzzle
 * @typedef {{reason: {code: string, plies: number | null}, area: {from: string, to: string}}} Hint what there is to say of the right move
 * @typedef {{mark: 'right' | 'slower' | 'wrong', solved: boolean, reply: string | null, line: string[], value: Value, hint: Hint | null}} Judgement
 * @typedef {{puzzles: Puzzle[], at: number, line: Node[]}} Collection the puzzles of a game, and the game
 */
import { $ } from '../view/dom.js';
import { announce, hush } from '../view/messages.js';
import { moveName } from '../view/words.js';
import { HUMAN } from '../model/players.js';
import { keyOf } from '../model/scene.js';
import { Tree } from '../model/tree.js';
import { read, write } from '../app/settings.js';
import { t } from '../words/language.js';
import { hashOf, scoreOf, withFault, withSolved } from './streak.js';
import { purposeText, refutation } from './words.js';
import { Wait } from './wait.js';
import { ANY, another, addressOf, ofDay, requestOf, today, wishOf } from './wish.js';

const KEY = 'inarow.puzzles';
/** How many moves of a line are shown on the board. */
const SHOWN = 15;
export class PuzzleGame {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Score} */
    this.score = scoreOf(read(KEY));
    /** What the next puzzle is to be like. @type {Choice} */
    this.choice = ANY;
    /** @type {Puzzle | null} */
    this.puzzle = null;
    /** How it was asked for; null if it is from a game. @type {Wish | null} */
    this.wish = null;
    /** @type {Collection | null} */
    this.collection = null;
    /** @type {GameTree} */
    this.tree = app.session.tree;
    /** The position of the puzzle. @type {Node} */
    this.start = this.tree.root;
    /** The one in which the next right move is looked for. @type {Node} */
    this.at = this.tree.root;
    /** The right move there and the play behind it. @type {string[]} */
    this.line = [];
    /** What a hint says of it. @type {Hint | null} */
    this.clue = null;
    /** A move that the server has still to judge. @type {Node | null} */
    this.judging = null;
    /** How many hints were given here. */
    this.hints = 0;
    /** Whether a hint, a wrong move or another view of the position has helped. */
    this.helped = false;
    /** @type {'open' | 'solved' | 'given'} */
    this.state = 'open';
    /** What the card says: how it ended. */
    this.said = '';
    /** What went wrong. @type {unknown} */
    this.error = null;
    /** @type {Wait | null} */
    this.waiting = null;
    /** Whether somebody at the page opened it, and not its address. */
    this.byHand = false;
    /** Whether there is anything to see. */
    this.shown = false;
    /** The game in which it was asked for. */
    this.from = this.tree;
    app.bus.on('game', (change) => this.#changed(change));
    // Who looks at something else does not wait any more.
    app.bus.on('view', () => app.address.view !== 'play' && this.giveUp());
    app.bus.on(['analysis', 'solution'], () => {
      // Who looks at values has help.
      if (this.isHere && this.state === 'open' && (app.analysis.on || app.solver.here.asked)) this.helped = true;
    });
    // Nor does who looks at threats solve it alone.
    app.bus.on('settings', () => {
      if (this.isHere && this.state === 'open' && app.settings.get('threats')) this.helped = true;
    });
    // A touch of the board ends what is shown there, so that one can play.
    $('board').addEventListener('pointerdown', () => this.isHere && app.setPreview(null));
  }

  #tellAll() {
    this.app.bus.emit('puzzle');
  }

  /** Whether the puzzle is on the board. */
  get isHere() {
    return this.app.puzzle === this;
  }

  /** The address of the puzzle; empty for one from a game. */
  get hash() {
    return this.wish ? addressOf(this.wish) : '';
  }

  get side() {
    return /** @type {Puzzle} */ (this.puzzle).side;
  }

  /** What is to be done, or that it is done. */
  get words() {
    const { task } = /** @type {Puzzle} */ (this.puzzle);
    return this.state === 'solved' ? t('puzzle-solved') : t(`puzzle-task-${task.kind}`, { plies: task.plies ?? 0 });
  }

  /** What counts as one puzzle. */
  get #name() {
    return this.hash || `own:${hashOf(keyOf(this.tree.wire(this.start)))}`;
  }

  /**
   * Brings a puzzle: that of an address; those of a game up to a node; or that of today, unless it is solved or its solution was shown,
   * else any.
   * @param {{text?: string, own?: Node}} [wanted]
   */
  open({ text, own } = {}) {
    this.byHand = document.activeElement !== document.body;
    if (own) {
      this.#comb(own);
      return;
    }
    const daily = ofDay(today());
    const isOver = this.score.done.includes(addressOf(daily));
    const wish = text === undefined ? (isOver ? another(this.choice) : daily) : wishOf(text);
    if (wish) this.ask(wish);
    else this.app.bus.emit('message', { id: 'address-rules', bad: true });
  }

  /** Asks for a puzzle. @param {Wish} wish */
  ask(wish) {
    const request = this.#wait('puzzle', requestOf(wish));
    request.done.then((event) => {
      if (this.waiting?.request !== request) return;
      this.collection = null;
      if (!wish.date) this.choice = { game: wish.game, kind: wish.kind, level: wish.level };
      this.#begin(/** @type {any} */ (event), wish);
    }).catch((error) => this.#failed(request, error));
  }

  /** Looks for puzzles in a game. @param {Node} end */
  #comb(end) {
    const { tree } = this.app.session;
    const request = this.#wait('puzzles', { game: tree.wire(end) });
    request.done.then(({ puzzles }) => {
      if (this.waiting?.request !== request) return;
      if (puzzles.length > 0) {
        this.collection = { puzzles, at: 0, line: [tree.root, ...end.path()] };
        this.#begin(puzzles[0], null);
        return;
      }
      this.waiting = null;
      this.#say(t('puzzle-none-own'));
      announce(this.said);
    }).catch((error) => this.#failed(request, error));
  }

  /** Asks the server, instead of what was asked before. @param {'puzzle' | 'puzzles'} op @param {object} fields */
  #wait(op, fields) {
    this.waiting?.request.cancel();
    this.waiting = new Wait(this.app.link, op, fields, () => this.#tellAll());
    [this.error, this.shown, this.from] = [null, true, this.app.session.tree];
    this.#tellAll();
    return this.waiting.request;
  }

  /** What is waited for is not wanted any more. */
  giveUp() {
    if (this.waiting) this.#hide(this.isHere);
  }

  /** @param {Wait['request']} request @param {unknown} error */
  #failed(request, error) {
    if (this.waiting?.request !== request) return;
    [this.waiting, this.error] = [null, error];
    this.#tellAll();
  }

  /** Puts a puzzle on the board. @param {Puzzle} puzzle @param {Wish | null} wish */
  #begin(puzzle, wish) {
    const { app } = this;
    const first = !this.isHere;
    [this.waiting, this.puzzle, this.wish] = [null, puzzle, wish];
    const tree = new Tree(puzzle.game, puzzle.first);
    for (const move of puzzle.moves) tree.play(move);
    [this.tree, this.start, this.at, this.line, this.clue] = [tree, tree.cursor, tree.cursor, puzzle.line, puzzle.hint];
    [this.judging, this.hints, this.helped, this.state, this.said] = [null, 0, false, 'open', ''];
    // What was looked at in the game would give the puzzle away.
    if (app.analysis.on) app.analysis.switch(false);
    if (app.settings.get('threats')) app.settings.set('threats', false);
    app.address.aside(first ? this.hash : '');
    app.puzzle = this;
    $('play').classList.add('puzzling');
    hush();
    app.session.load(tree, { x: HUMAN, o: HUMAN });
    this.#tellAll();
    announce(this.words);
  }

  /** @param {import('../app/session.js').GameChange} change */
  #changed(change) {
    const { session } = this.app;
    const { tree } = session;
    // Who plays on does not want another board.
    if (change.kind === 'move' && change.by === 'human') this.giveUp();
    if (!this.isHere) {
      if (this.shown && tree !== this.from) this.#hide();
      return;
    }
    if (tree !== this.tree) {
      this.#leave();
      return;
    }
    this.#mark();
    if (this.state !== 'open' || change.kind !== 'move' || change.by !== 'human') return;
    const { cursor } = tree;
    if (!this.judging && cursor.parent === this.at) this.#try(cursor);
    else queueMicrotask(() => this.#refuse(cursor));
  }

  /** A move in another position than that of the puzzle. @param {Node} node */
  #refuse(node) {
    const { session } = this.app;
    const home = this.judging ?? this.at;
    if (!this.isHere || session.tree !== this.tree) return;
    session.goto(home);
    if (!home.path().includes(node)) session.remove(node);
    this.app.bus.emit('message', { id: 'puzzle-elsewhere' });
  }

  /** @param {Node} node */
  #try(node) {
    const { app, tree } = this;
    this.judging = node;
    const { task } = /** @type {Puzzle} */ (this.puzzle);
    const request = app.link.request('puzzle_try', { game: tree.wire(this.at), task, move: node.move ?? '' });
    const here = () => this.judging === node && this.isHere;
    request.done.then((event) => {
      if (!here()) return;
      this.judging = null;
      app.session.goto(node);
      this.#judged(node, /** @type {any} */ (event));
    }).catch((error) => {
      if (!here()) return;
      this.judging = null;
      app.session.remove(node);
      app.bus.emit('message', { error });
    });
  }

  /** @param {Node} node @param {Judgement} judgement */
  #judged(node, { mark, solved, reply, line, value, hint }) {
    const { session } = this.app;
    const move = moveName(node.move ?? '');
    if (mark !== 'right') {
      if (mark === 'wrong') this.#fault(false);
      session.remove(node);
      this.#tell(mark === 'slower' ? t('puzzle-slower', { move }) : refutation(move, line, value));
      this.app.setPreview([node.move ?? '', ...line].slice(0, SHOWN));
      return;
    }
    [this.at, this.line, this.clue, this.hints, this.said] = [node, line.slice(1), hint, 0, ''];
    if (reply) {
      session.computerPlay(reply);
      this.at = this.tree.cursor;
    }
    if (!solved) {
      this.#tell(t('puzzle-right', { move }));
      return;
    }
    this.state = 'solved';
    const date = this.wish?.date === today() ? this.wish.date : '';
    this.#keep(withSolved(this.score, { puzzle: this.#name, alone: !this.helped, date }));
    // What was played there, if the puzzle is from a game.
    const played = this.collection?.line[this.start.ply + 1]?.move ?? null;
    const own = played === null ? '' : played === this.puzzle?.answer ? t('puzzle-played-right') : t('puzzle-played', { move: moveName(played) });
    this.#say([`${t('puzzle-solved')}.`, own].filter(Boolean).join(' '));
    this.app.bus.emit('message', { text: this.said });
  }

  /** Said above the board. @param {string} text */
  #tell(text) {
    this.app.bus.emit('message', { text });
    this.#tellAll();
  }

  /** Said in the card. @param {string} text */
  #say(text) {
    this.said = text;
    this.#tellAll();
  }

  /** @param {Score} score */
  #keep(score) {
    this.score = score;
    write(KEY, score);
  }

  /** Something that ends a row. @param {boolean} given */
  #fault(given) {
    this.helped = true;
    this.#keep(withFault(this.score, this.#name, given));
  }

  /** A hint: first what the move is for and where it is, then the move. */
  hint() {
    const { app, clue } = this;
    if (!this.isHere || this.state !== 'open' || this.judging || !clue) return;
    app.session.goto(this.at);
    [this.helped, this.hints] = [true, Math.min(this.hints + 1, 2)];
    app.setPreview(null);
    this.#mark();
    app.bus.emit('preview');
    const [move] = this.line;
    this.said = '';
    if (this.hints === 2) {
      this.#tell(t('puzzle-hint-move', { move: moveName(move) }));
      return;
    }
    const where = t('puzzle-hint-area', clue.area);
    this.said = purposeText(clue.reason, this.tree.rules?.k);
    this.#tell(where);
    announce([where, this.said].filter(Boolean).join(' '));
  }

  /** What a hint marks on the board. */
  #mark() {
    const { app } = this;
    const here = this.isHere && this.state === 'open' && app.session.tree.cursor === this.at && this.clue !== null;
    app.area = here && this.hints === 1 ? this.clue?.area ?? null : null;
    app.better = here && this.hints === 2 ? this.line[0] : null;
  }

  /** Shows the solution. */
  give() {
    const { app } = this;
    if (this.state !== 'open' || this.judging) return;
    this.state = 'given';
    this.#fault(true);
    app.session.goto(this.at);
    this.#mark();
    app.setPreview(this.line.slice(0, SHOWN));
    this.#say(t('puzzle-line', { moves: this.line.map(moveName).join(' ') }));
    announce(this.said);
  }

  next() {
    const { collection } = this;
    if (collection && collection.at + 1 < collection.puzzles.length) {
      collection.at += 1;
      this.#begin(collection.puzzles[collection.at], null);
    } else this.ask(another(this.choice));
  }

  /** The game of Play comes back. */
  close() {
    if (this.isHere) this.app.address.endPuzzle(true);
    this.#hide();
    // The board is where one goes on.
    $('skip').click();
  }

  /** @param {boolean} [shown] whether there is still something to see */
  #hide(shown = false) {
    this.waiting?.request.cancel();
    [this.waiting, this.shown, this.said] = [null, shown, shown ? this.said : ''];
    this.#tellAll();
  }

  /** The position becomes the game of Play. */
  takeOver() {
    const { session, address } = this.app;
    session.goto(this.start);
    this.#leave();
    address.endPuzzle(false);
    session.setPlayers(session.players);
    $('skip').click();
  }

  /** Play is as it always is. */
  #leave() {
    const { app } = this;
    app.puzzle = null;
    this.judging = null;
    this.#mark();
    $('play').classList.remove('puzzling');
    app.setPreview(null);
    hush();
    this.#hide();
  }
}
