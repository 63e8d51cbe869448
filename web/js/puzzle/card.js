/**
 * The card of a puzzle: the task, hints, the solution, the next one, the proof, the streak, and which puzzles are wanted. Loaded when it is
 * first asked for.
 */
import { $, afterPaint, h, setText, show } from '../view/dom.js';
import { icon, sideMark } from '../view/icons.js';
import { announce, complaint } from '../view/messages.js';
import { gameName } from '../view/words.js';
import { PRESETS, chipName, chips } from '../view/start.js';
import { language, t } from '../words/language.js';
import { PuzzleGame } from './game.js';
import { daysInARow } from './streak.js';
import { KINDS, LEVELS, another, today } from './wish.js';

/** Games with a chip, of those that puzzles are made of. */
const GAMES = ['tictactoe', 'five', 'connect', 'piskvorky', 'gomoku'];

class PuzzleCard {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    this.game = new PuzzleGame(app);
    this.host = host;
    const { game } = this;
    const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {string} */ words, /** @type {() => unknown} */ click, name = '') => {
      const made = h('button', { id, type: 'button', class: name, click: () => void click() }, icon(sign), h('span', {}));
      this.labels.push([/** @type {Element} */ (made.lastElementChild), words]);
      return made;
    };
    /** Words that stay. @type {[Element, string][]} */
    this.labels = [];
    this.title = h('h2', { id: 'puzzle-title', tabindex: -1 });
    this.close = button('puzzle-close', 'undo', 'puzzle-close', () => game.close(), 'small-button');
    this.stop = button('puzzle-stop', 'stop', 'stop', () => this.#stop(), 'small-button');
    this.bar = /** @type {HTMLProgressElement} */ (h('progress', { id: 'puzzle-progress', max: 1 }));
    this.task = h('p', { id: 'puzzle-task', class: 'task' });
    this.about = h('p', { id: 'puzzle-about', class: 'small' });
    this.said = h('p', { id: 'puzzle-said', class: 'puzzle-said' });
    this.fault = h('p', { id: 'puzzle-fault', class: 'problem' });
    this.hint = button('puzzle-hint', 'bulb', 'hint', () => game.hint());
    this.solution = button('puzzle-solution', 'check', 'puzzle-solution', () => game.give());
    this.next = button('puzzle-next', 'right', 'puzzle-next', () => game.next());
    this.proof = h('p', { id: 'puzzle-proof', class: 'small proof' });
    this.take = button('puzzle-open', 'expand', 'puzzle-open', () => game.takeOver());
    this.daily = button('puzzle-daily', 'sun', 'puzzle-today', () => game.open({ text: '#puzzle=daily' }));
    this.score = h('p', { id: 'puzzle-score', class: 'small' });
    this.choices = /** @type {const} */ (['level', 'kind', 'game']).map((field) => {
      const title = h('h3', { id: `puzzle-${field}s` });
      return { field, title, row: h('div', { class: 'chips', role: 'group', 'aria-labelledby': title.id }) };
    });
    this.rest = h('div', {}, h('div', { class: 'puzzle-buttons' }, this.hint, this.solution, this.next), this.proof,
      h('div', { class: 'puzzle-buttons' }, this.take, this.daily), h('hr', {}), this.score, ...this.choices.flatMap(({ title, row }) => [title, row]));
    host.replaceChildren(h('div', { class: 'heading' }, this.title, this.close, this.stop), this.bar, this.task, this.about, this.said, this.fault, this.rest);
    app.bus.on(['language', 'settings', 'puzzle'], () => this.render());
    // The board is drawn first.
    app.bus.on('puzzle', afterPaint(() => this.#arrive()));
    /** What was shown when the focus was last looked after. */
    this.wasShown = false;
    this.wasHere = false;
    /** What had gone wrong then. @type {unknown} */
    this.told = null;
    this.render();
  }

  /** Who opened the card is led there; who went wrong is told. */
  #arrive() {
    const { shown, isHere, error } = this.game;
    if ((shown && !this.wasShown) || (isHere && !this.wasHere)) {
      if (this.game.byHand) this.title.focus({ preventScroll: true });
      (isHere ? $('board') : this.host).scrollIntoView({ block: 'nearest' });
    }
    [this.wasShown, this.wasHere] = [shown, isHere];
    if (error && error !== this.told) announce(this.fault.textContent ?? '');
    this.told = error;
  }

  /** Of a game come the puzzles that were found so far; one alone is given up. */
  #stop() {
    const { game } = this;
    if (!game.waiting) return;
    if (game.waiting.share !== null) game.waiting.request.stop();
    else if (game.isHere) {
      game.giveUp();
      // The button goes, and the focus with it.
      this.next.focus({ preventScroll: true });
    } else game.close();
  }

  /** Whose puzzle it is: of a day, from a game, or any. */
  get #heading() {
    const { isHere, collection, wish } = this.game;
    if (isHere && collection) return t('puzzle-own', { number: collection.at + 1, count: collection.puzzles.length });
    if (!isHere || !wish?.date) return t('puzzle-title');
    const year = wish.date.slice(0, 4) === today().slice(0, 4) ? undefined : 'numeric';
    const date = new Date(wish.date).toLocaleDateString(language(), { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
    return t('puzzle-day', { date });
  }

  render() {
    const { game } = this;
    const { waiting, puzzle, state, isHere } = game;
    show(this.host, game.shown);
    if (!game.shown) return;
    for (const [element, words] of this.labels) setText(element, t(words));
    // Nothing was found in a game, which is still on the board.
    if (!isHere) setText(/** @type {Element} */ (this.close.lastElementChild), t('close'));
    setText(this.title, this.#heading);
    const combing = waiting !== null && waiting.share !== null;
    // Beside a puzzle a short wait would only flicker.
    const waits = waiting !== null && (!isHere || waiting.slow);
    show(this.bar, combing);
    show(this.stop, waits);
    show(this.close, !waits);
    this.bar.value = waiting?.share ?? 0;
    this.bar.setAttribute('aria-label', t('progress'));
    setText(this.said, waits ? t(combing ? 'puzzle-combing' : 'puzzle-loading') : game.said);
    show(this.said, this.said.textContent !== '');
    this.said.classList.toggle('solved', isHere && !waits && state === 'solved');
    show(this.fault, game.error !== null);
    this.fault.replaceChildren(game.error === null ? '' : complaint(game.error));
    for (const element of [this.task, this.about, this.rest]) show(element, isHere);
    if (!isHere || !puzzle) return;
    const { kind, plies } = puzzle.task;
    this.task.replaceChildren(sideMark(puzzle.side, puzzle.game), h('span', {}, t(`puzzle-task-${kind}`, { plies: plies ?? 0 })));
    setText(this.about, `${gameName(puzzle.game)} · ${t(`puzzle-${puzzle.difficulty}`)}`);
    setText(this.proof, t(`puzzle-proof-${kind}${puzzle.proof === 'exact' ? '-exact' : ''}`));
    for (const element of [this.hint, this.solution]) element.setAttribute('aria-disabled', String(state !== 'open'));
    this.next.classList.toggle('main', state !== 'open');
    this.take.title = t('puzzle-open-title');
    show(this.daily, game.wish?.date !== today());
    setText(this.score, t('puzzle-score', { days: daysInARow(game.score, today()), row: game.score.row, solved: game.score.solved }));
    this.#renderChoices();
  }

  #renderChoices() {
    const { game } = this;
    const titles = { level: 'puzzle-level', kind: 'puzzle-kind', game: 'start-game' };
    const values = {
      level: LEVELS.map((level) => ({ id: level, value: level, words: t(`puzzle-${level}`) })),
      kind: KINDS.map((kind) => ({ id: kind, value: kind, words: t(`puzzle-${kind}`) })),
      game: PRESETS.filter(([name]) => GAMES.includes(name)).map(([name, rules]) => ({ id: name, value: rules, words: chipName(name, rules) })),
    };
    for (const { field, title, row } of this.choices) {
      setText(title, t(titles[field]));
      chips(row, [{ id: 'any', value: '', words: t('puzzle-any') }, ...values[field]].map(({ id, value, words }) => ({
        id: `puzzle-${field}-${id}`, words, on: game.choice[field] === value, act: () => game.ask(another({ ...game.choice, [field]: value })),
      })));
    }
  }
}

/** The puzzles of Play: their card, with its style. @type {Promise<PuzzleGame> | null} */
let puzzles = null;

/** @param {App} app @returns {Promise<PuzzleGame>} */
export function puzzlesOfPlay(app) {
  puzzles ??= new Promise((resolve) => {
    const href = new URL('../../css/puzzle.css', import.meta.url).href;
    const made = () => resolve(new PuzzleCard(app, $('puzzle-card')).game);
    document.head.append(h('link', { rel: 'stylesheet', href, load: made, error: made }));
  });
  return puzzles;
}
