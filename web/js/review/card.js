/**
 * The review of a game: every move looked at, the chart with the mistakes, one mistake after the other with the better move and the
 * refutation on the board, the chance to try again, and both sides in plain numbers. Loaded when it is first asked for.
 *
 * What is found stands at the nodes (`node.review`), each at the node after its move.
 *
 * @import {Node, Tree} from '../model/tree.js'
 * @import {Request} from '../net/socket.js'
 */
import { $, afterPaint, h, setText, show } from '../view/dom.js';
import { icon, sideMark } from '../view/icons.js';
import { announce } from '../view/messages.js';
import { moveName, sideName, spokenValue, valueText } from '../view/words.js';
import { isDecided, parse } from '../model/values.js';
import { stageAt } from '../model/opening.js';
import { isHuman } from '../model/players.js';
import { t } from '../words/language.js';
import { drawChart } from './chart.js';
import { isComplete, judged, markOf, mistakes, nextMistake } from './model.js';

/** How many moves of the refutation are shown on the board with the move itself. */
const SHOWN = 9;
/** How many moves after a try are told. */
const TOLD = 3;

export class ReviewCard {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    this.app = app;
    this.host = host;
    /** @type {{tree: Tree, line: Node[], request: Request, share: number} | null} */
    this.running = null;
    /** The game whose review is shown, also if nothing was found. @type {Tree | null} */
    this.tree = null;
    /** The mistake that is shown on the board before it. @type {Node | null} */
    this.at = null;
    /** What there is to say of the last try. */
    this.verdict = '';
    /** The move that somebody tries to better. @type {Node | null} */
    this.trying = null;
    /** The move of which the better one is still to be found, also after a wrong try. @type {Node | null} */
    this.sought = null;
    /** The game in which somebody tries: what is shown stays about it. @type {Node[]} */
    this.game = [];
    const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {() => void} */ click, name = '') =>
      h('button', { id, type: 'button', class: name, click }, icon(sign), h('span', {}));
    this.title = h('h2', {});
    this.stop = h('button', { id: 'review-stop', class: 'small-button', type: 'button', click: () => (this.running ? this.running.request.stop() : this.start(true)) });
    this.bar = /** @type {HTMLProgressElement} */ (h('progress', { id: 'review-progress', max: 1 }));
    this.chart = h('div', { id: 'chart', class: 'chart' });
    this.move = h('h3', { id: 'review-move' });
    this.text = h('p', { id: 'review-text' });
    this.previous = button('review-previous', 'previous', () => this.#step(-1), 'icon-only');
    this.next = button('review-next', 'next', () => this.#step(1));
    this.again = button('review-again', 'undo', () => this.#tryAgain());
    this.tell = button('review-tell', 'bulb', () => this.sought && this.#show(this.sought));
    this.puzzles = button('review-puzzles', 'target', () => app.openPuzzle({ own: this.#line.at(-1) }));
    this.buttons = h('div', { class: 'review-buttons' }, this.previous, this.next, this.again, this.tell, this.puzzles);
    this.summary = h('table', { id: 'review-summary', class: 'review-summary' });
    this.note = h('p', { id: 'review-note', class: 'small' });
    host.replaceChildren(h('div', { class: 'heading' }, this.title, this.stop), this.bar, this.chart, this.buttons, this.move, this.text, this.summary, this.note);
    const render = afterPaint(() => this.render());
    app.bus.on(['game', 'review', 'language', 'settings', 'connection'], render);
    app.bus.on('game', (change) => this.#changed(change));
    // A touch of the board ends what is shown there, so that one can play.
    $('board').addEventListener('pointerdown', () => this.#hide());
    this.render();
  }

  /** The game that is told about: that on the board, or, after another try, the one in which it was made. */
  get #line() {
    const { tree } = this.app.session;
    const { game } = this;
    const stands = game[0] === tree.root && game.every((node) => !node.parent || node.parent.children.includes(node));
    return stands ? game : tree.line();
  }

  /** Looks at every move of the line on the board; what is known already is only shown. @param {boolean} [anew] */
  start(anew = false) {
    const { session, link, bus } = this.app;
    const { tree } = session;
    this.tree = tree;
    this.game = [];
    const line = this.#line;
    if (!this.running && line.length > 1 && (anew || !isComplete(line))) {
      const request = link.request('review', { game: tree.wire(line[line.length - 1]) }, (event) => {
        if (this.running?.request !== request || event.event !== 'reviewed') return;
        this.running.share = event.share;
        this.#keep(line, [/** @type {any} */ (event)]);
      });
      this.running = { tree, line, request, share: 0 };
      request.done.then((event) => {
        if (this.running?.request !== request) return;
        this.running = null;
        this.#keep(line, event.moves);
        announce(this.#result());
      }).catch((error) => {
        if (this.running?.request !== request) return;
        this.running = null;
        bus.emit('message', { error });
        bus.emit('review');
      });
    }
    bus.emit('review');
    this.render();
    this.host.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Node[]} line @param {(MoveReview & {ply: number})[]} moves */
  #keep(line, moves) {
    for (const { ply, before, after, best, reply, exact, judgement: seen, from, to } of moves) {
      const node = line[ply + 1];
      // Stones of an opening are not put to win.
      const judgement = this.tree && seen !== 'unknown' && stageAt(this.tree, line[ply]) ? 'good' : seen;
      // What was known of a move that nobody looked at this time stays.
      if (node && (judgement !== 'unknown' || !node.review)) node.review = { before, after, best, reply, exact, judgement, ...(from ? { from, to } : {}) };
    }
    this.app.bus.emit('review');
  }

  /** @param {import('../app/session.js').GameChange} change */
  #changed(change) {
    const { tree } = this.app.session;
    if (this.running && this.running.tree !== tree) {
      this.running.request.cancel();
      this.running = null;
    }
    if (this.at?.parent !== tree.cursor) this.#hide();
    if (change.kind === 'goto') this.verdict = '';
    const from = this.sought?.parent ?? null;
    // Who goes elsewhere does not look for it any more.
    if (this.sought && !(from?.children.includes(this.sought) && [tree.root, ...tree.cursor.path()].includes(from))) this.#endTry();
    // Back from a wrong try the next one begins.
    if (this.sought?.parent === tree.cursor) this.trying = this.sought;
    const { trying } = this;
    if (!trying || trying.parent === tree.cursor) return;
    this.trying = null;
    if (change.kind !== 'move' || change.by !== 'human' || tree.cursor.parent !== trying.parent) return;
    if (tree.cursor.move === trying.review?.best[0]) {
      this.#endTry();
      this.verdict = t('review-found', { move: moveName(tree.cursor.move ?? '') });
      this.app.bus.emit('message', { text: this.verdict });
    } else this.#judge(tree.cursor);
  }

  /** Looks at a try that is not the best move, and says whether it is any better than the mistake. @param {Node} tried */
  #judge(tried) {
    const { session: { tree }, link, bus } = this.app;
    const line = [tree.root, ...tried.path()];
    let told = false;
    const hear = (/** @type {MoveReview & {ply: number}} */ found) => {
      if (told || found.ply !== tried.ply - 1 || found.judgement === 'unknown') return;
      told = true;
      request.cancel();
      this.#keep(line, [found]);
      if (this.app.session.tree !== tree) return;
      const reply = (tried.review?.reply ?? []).slice(0, TOLD).map(moveName).join(' ');
      const bad = tried.review !== null && markOf(tried.review) !== '';
      if (!bad && this.sought?.parent === tried.parent) this.#endTry();
      this.verdict = t(bad ? 'review-tried-wrong' : 'review-tried-good', { move: moveName(tried.move ?? ''), reply: reply || '–' });
      // The computer's answer takes the message away; the card keeps it.
      bus.emit('message', { text: this.verdict });
      this.render();
    };
    const request = link.request('review', { game: tree.wire(tried) }, (event) => event.event === 'reviewed' && hear(/** @type {any} */ (event)));
    // Events that come too fast are left out; the end has all of them.
    request.done.then(({ moves }) => moves.forEach(hear)).catch(() => {});
  }

  /** The better move is found, or told. */
  #endTry() {
    [this.trying, this.sought] = [null, null];
  }

  /** The move that is told about. */
  get #shown() {
    const { cursor } = this.app.session.tree;
    return this.at ?? this.trying ?? cursor;
  }

  /** @param {1 | -1} way */
  #step(way) {
    const found = nextMistake(this.#line, this.#shown, way);
    if (found) this.#show(found);
  }

  /** The position before a mistake, with the refutation and the better move on the board. @param {Node} mistake */
  #show(mistake) {
    const { app } = this;
    // The line keeps leading through the mistake.
    this.#endTry();
    this.verdict = '';
    app.session.tree.goto(this.#line.includes(mistake) ? this.#line[this.#line.length - 1] : mistake);
    app.session.goto(mistake.parent);
    this.at = mistake;
    app.better = mistake.review?.best[0] ?? null;
    app.setPreview([mistake.move ?? '', ...(mistake.review?.reply ?? [])].slice(0, SHOWN));
    this.render();
    announce(`${this.move.textContent}. ${this.text.textContent}`);
  }

  /** Takes away what a mistake shows on the board. */
  #hide() {
    const { at, app } = this;
    if (!at) return;
    this.at = null;
    app.better = null;
    if (app.preview === null) app.bus.emit('preview');
    else app.setPreview(null);
    app.bus.emit('review');
  }

  /** The position before the move, and nothing given away; the answer comes from whoever plays the other side. */
  #tryAgain() {
    const shown = this.#shown;
    // A wrong try is tried again as the move it was to better.
    const node = this.sought && (markOf(shown.review) === '' || shown.parent === this.sought.parent) ? this.sought : shown;
    if (!node.parent || !node.review) return;
    this.at = node;
    this.#hide();
    this.game = this.#line;
    this.app.session.goto(node.parent);
    this.trying = this.sought = node;
    this.verdict = '';
    this.app.bus.emit('message', { text: t('review-try', { move: moveName(node.move ?? '') }) });
    $('board').scrollIntoView({ block: 'nearest' });
    this.render();
  }

  /** What there is to say in the end. */
  #result() {
    const tally = judged(this.#line);
    const [changed, lost] = [tally.x.changed + tally.o.changed, tally.x.lost + tally.o.lost];
    if (changed + lost > 0) return t('review-result', { changed, lost });
    // Of moves that nobody looked at nothing can be said.
    return tally.x.unknown + tally.o.unknown > 0 ? '' : t('review-none');
  }

  /** What a review says of a move, in sentences. @param {Node} node @param {MoveReview} review */
  #sentences(node, review) {
    const { game } = this.app.session.tree;
    const { before, after, best, judgement, from, to, exact } = review;
    // While it is looked for it is not told.
    const secret = this.sought !== null && this.sought.parent === node.parent;
    const better = best.length > 0 && best[0] !== node.move && !secret ? moveName(best[0]) : '';
    // X0 has won: there is no distance to speak of.
    const { side, plies } = parse(after);
    const worth = spokenValue(plies === 0 ? (side === 'x' ? 'X' : 'O') : after, game);
    const shown = this.at === node ? t('review-after-shown', { move: moveName(node.move ?? ''), value: worth }) : t('review-after', { move: moveName(node.move ?? ''), value: worth });
    if (judgement === 'changed') {
      const instead = from === 'win' ? 'review-wins' : 'review-holds';
      return [t(`review-${from}-${to}`), ...(better ? [t(instead, { move: better })] : []), shown];
    }
    if (judgement === 'lost') return [t('review-lost', { before: valueText(before, game), after: valueText(after, game) }), ...(better ? [t('review-better', { move: better })] : []), ...(isDecided(after) ? [shown] : [])];
    if (judgement === 'best') return [t('review-best'), shown];
    return [t(exact ? 'review-kept' : 'review-good'), ...(better ? [t('review-first', { move: better })] : []), shown];
  }

  render() {
    const { session } = this.app;
    const { tree } = session;
    const line = this.#line;
    const known = line.some(({ review }) => review !== null);
    show(this.host, this.running !== null || known || (this.tree === tree && line.length > 1));
    if (this.host.hidden) return;
    setText(this.title, t('review-heading'));
    show(this.bar, this.running !== null);
    this.bar.value = this.running?.share ?? 0;
    this.bar.setAttribute('aria-label', t('progress'));
    const complete = isComplete(line);
    show(this.stop, this.running !== null || !complete);
    this.stop.replaceChildren(icon(this.running ? 'stop' : 'again'), t(this.running ? 'stop' : 'review-go-on'));
    drawChart(this.app, this.chart, line, { go: (node) => session.goto(node), show: (node) => this.#show(node) });
    const found = mistakes(line);
    for (const [element, words] of /** @type {const} */ ([[this.previous, 'review-previous'], [this.next, 'review-next']])) {
      element.title = t(words);
      setText(/** @type {Element} */ (element.lastElementChild), t(words));
      show(element, found.length > 0);
    }
    const node = this.#shown;
    const { review } = node;
    this.next.classList.toggle('main', this.trying === null);
    setText(/** @type {Element} */ (this.again.lastElementChild), t('review-again'));
    setText(/** @type {Element} */ (this.puzzles.lastElementChild), t('review-puzzles'));
    show(this.puzzles, complete && this.running === null && tree.rules !== null);
    setText(/** @type {Element} */ (this.tell.lastElementChild), t('review-tell'));
    show(this.tell, this.sought !== null);
    show(this.again, (markOf(review) !== '' || this.sought !== null) && this.trying === null);
    // In the end there is the whole game to speak of, unless it ended with a mistake.
    const atEnd = node === line[line.length - 1] && markOf(review) === '';
    const told = review !== null && review.judgement !== 'unknown' && this.trying === null && !atEnd;
    show(this.move, told);
    if (told && review) {
      const { side } = node;
      const yours = session.humans === 1 && side !== null && isHuman(session.players[side]);
      const who = { number: node.ply, side: side ? sideName(side, tree.game) : '', cell: moveName(node.move ?? ''), move: moveName(node.move ?? '') };
      const mark = markOf(review);
      this.move.replaceChildren(yours ? t('review-yours', who) : t('move-label', who), ...(mark ? [' ', h('b', { class: `review-mark ${review.judgement}` }, mark)] : []));
    }
    setText(this.text, told && review ? this.#sentences(node, review).join(' ') : this.running ? t('review-runs') : this.trying ? t('review-try', { move: moveName(this.trying.move ?? '') }) : this.verdict || this.#result());
    this.#drawSummary(line);
  }

  /** @param {Node[]} line */
  #drawSummary(line) {
    const { game } = this.app.session.tree;
    const tally = judged(line);
    const { x, o } = tally;
    /** @type {[string, 'changed' | 'missed' | 'lost' | 'best' | 'moves'][]} */
    const rows = [['review-count-changed', 'changed'], ['review-count-missed', 'missed'], ['review-count-lost', 'lost'], ['review-count-best', 'best'], ['review-count-moves', 'moves']];
    const head = (/** @type {Side} */ side) => h('th', { scope: 'col' }, sideMark(side, game), h('span', { class: 'unseen' }, sideName(side, game)));
    this.summary.replaceChildren(
      h('caption', { class: 'unseen' }, t('review-summary')),
      h('thead', {}, h('tr', {}, h('td', {}), head('x'), head('o'))),
      h('tbody', {}, ...rows.filter(([, of]) => of !== 'lost' || x.lost + o.lost > 0 || x.exact + o.exact < x.moves + o.moves)
        .map(([words, of]) => h('tr', { 'data-count': of }, h('th', { scope: 'row' }, t(words)), h('td', {}, String(x[of])), h('td', {}, String(o[of]))))),
    );
    const [moves, exact, unknown] = [x.moves + o.moves, x.exact + o.exact, x.unknown + o.unknown];
    const notes = [exact === moves ? t('review-all-exact') : t('review-exact', { exact, moves }), ...(x.lost + o.lost > 0 ? [t('review-opinion')] : [])];
    setText(this.note, this.running ? '' : unknown > 0 ? t('review-left', { unknown }) : notes.join(' '));
  }
}

/** The card of Play. @type {ReviewCard | null} */
let card = null;

/** @param {App} app @param {HTMLElement} host */
export function cardOfPlay(app, host) {
  card ??= new ReviewCard(app, host);
  return card;
}
