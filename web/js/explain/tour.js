/**
 * The guided tour: a late position of noughts and crosses, searched by minimax and then by alpha-beta, in the tree and the steps that are
 * there anyway. One sentence a stop, and what it is about is marked.
 *
 * @import {Tab} from './tree_tab.js'
 * @typedef {{words: string, search: string, mark: string, go: (tour: Tour) => Promise<void>, args?: (tour: Tour) => Record<string, string>}} Stop
 */
import { h, setText, show } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { valueText } from '../view/words.js';
import { goodFor } from '../model/values.js';
import { RemoteSource } from './source.js';
import { wayTo } from './tree_model.js';

/** X wins in 3, and O's best reply to the other moves wins at once. @type {GameRef} */
export const POSITION = { game: '3x3x3', moves: ['a3', 'a2', 'b3', 'c3', 'c2', 'a1'] };
const DEPTH = 9;

/** @type {Stop[]} */
export const STOPS = [
  { words: 'all', search: 'minimax', mark: '#tree-drawing', go: (tour) => tour.toNode(0), args: (tour) => ({ nodes: tour.nodes('minimax') }) },
  { words: 'leaf', search: 'minimax', mark: '#tree-card', go: (tour) => tour.toFirst(({ kind }) => kind === 'finished'), args: (tour) => ({ value: tour.value }) },
  { words: 'min', search: 'minimax', mark: '#tree-card', go: (tour) => tour.toFirst(({ side, children, value }) => side === 'o' && children > 0 && goodFor(value) === 'o'), args: (tour) => ({ value: tour.value }) },
  { words: 'max', search: 'minimax', mark: '#tree-card', go: (tour) => tour.toNode(0), args: (tour) => ({ value: tour.value, best: tour.best }) },
  { words: 'window', search: 'alpha-beta', mark: '#code-card', go: (tour) => tour.tab.steps.go(0) },
  { words: 'cut', search: 'alpha-beta', mark: '#tree-drawing', go: (tour) => tour.toCut() },
  { words: 'same', search: 'alpha-beta', mark: '#step-card', go: (tour) => tour.toEnd(), args: (tour) => ({ fewer: tour.nodes('alpha-beta'), nodes: number(tour.counted.get('minimax') ?? 0) }) },
  { words: 'yours', search: 'alpha-beta', mark: '#step-card', go: (tour) => tour.toEnd() },
];

export class Tour {
  /** @param {Tab} tab @param {(back: boolean) => void} onEnd hears whether what was looked into before is to come back at once */
  constructor(tab, onEnd) {
    this.tab = tab;
    this.onEnd = onEnd;
    this.at = 0;
    /** How often somebody went to a stop. */
    this.turns = 0;
    this.over = false;
    /** How many nodes each search has. @type {Map<string, number>} */
    this.counted = new Map();
    const button = (/** @type {string} */ name, /** @type {() => void} */ click, kind = '') =>
      h('button', { id: `tour-${name}`, type: 'button', class: kind, click });
    this.place = h('span', { class: 'small', id: 'tour-at' });
    this.words = h('p', { id: 'tour-words', class: 'step-sentence', 'aria-live': 'polite' });
    this.back = button('back', () => this.go(this.at - 1));
    this.next = button('next', () => (this.at + 1 < STOPS.length ? this.go(this.at + 1) : this.end()), 'main');
    this.skip = button('skip', () => this.end(), 'quiet');
    this.title = h('h2', { id: 'tour-title' });
    this.element = h('section', { id: 'tour', class: 'card tour', role: 'dialog', 'aria-labelledby': 'tour-title', 'aria-describedby': 'tour-words' },
      h('div', { class: 'heading' }, this.title, this.place), this.words, h('div', { class: 'tour-buttons' }, this.skip, this.back, this.next));
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.end();
      else if (event.key === 'ArrowRight' && this.at + 1 < STOPS.length) this.go(this.at + 1);
      else if (event.key === 'ArrowLeft' && this.at > 0) this.go(this.at - 1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** The search that is shown. @returns {Current} */
  get current() {
    return /** @type {Current} */ (this.tab.shell.current);
  }

  /** The value of the node that is selected. */
  get value() {
    const { selected } = this.tab.tree.model ?? {};
    return selected?.kind === 'node' ? valueText(selected.visit.value, POSITION.game) : '';
  }

  get best() {
    return this.current.totals.best ?? '';
  }

  /** @param {string} algorithm */
  nodes(algorithm) {
    const n = this.counted.get(algorithm) ?? 0;
    return t('explain-nodes', { n, shown: number(n) });
  }

  /** Goes to a stop. @param {number} at */
  async go(at) {
    this.at = at;
    this.turns += 1;
    const { turns } = this;
    const isLatest = () => !this.over && this.turns === turns;
    const { words, search, mark, go, args = () => ({}) } = STOPS[at];
    try {
      const isThere = await this.#look(search);
      if (!isLatest()) return;
      // Somebody looks into something else.
      if (!isThere) {
        this.#end(false);
        return;
      }
      await go(this);
    } catch (error) {
      if (!isLatest()) return;
      this.tab.failed(error);
      this.end();
      return;
    }
    if (!isLatest()) return;
    this.tab.tree.drawing.fit();
    this.#mark(mark);
    setText(this.words, t(`explain-tour-${words}`, args(this)));
    this.render();
    this.next.focus({ preventScroll: true });
  }

  /** Everything with words but the sentence, which is there until the next stop. */
  render() {
    setText(this.title, t('explain-tour'));
    setText(this.place, t('explain-tour-at', { n: this.at + 1, of: STOPS.length }));
    setText(this.back, t('explain-tour-back'));
    setText(this.next, t(this.at + 1 < STOPS.length ? 'explain-tour-next' : 'explain-tour-done'));
    setText(this.skip, t('explain-tour-skip'));
    show(this.back, this.at > 0);
    show(this.skip, this.at + 1 < STOPS.length);
  }

  /** What was looked into before comes back. */
  end() {
    this.#end(true);
  }

  /** The tab goes out of sight. */
  leave() {
    this.#end(false);
  }

  /** @param {boolean} back */
  #end(back) {
    if (this.over) return;
    this.over = true;
    this.#mark('');
    this.element.remove();
    this.onEnd(back);
  }

  /** Looks into a search of the position, unless it is there already; whether it is there now. @param {string} algorithm */
  async #look(algorithm) {
    const { shell } = this.tab;
    const isThere = () => shell.current?.game === POSITION && shell.current.algorithm === algorithm;
    // A search for the stop that was gone to before is not wanted any more.
    if (isThere()) shell.drop();
    else await shell.look(new RemoteSource(shell.app.link, { game: POSITION, algorithm, depth: DEPTH, evaluator: 'quick-win' }));
    await this.tab.loading;
    if (!isThere()) return false;
    this.counted.set(algorithm, this.current.totals.nodes);
    return true;
  }

  /** @param {number} id */
  async toNode(id) {
    await this.toEnd();
    await this.tab.tree.goTo(id);
  }

  /** To the first node of a kind, in the order of the search. @param {(visit: Visit) => boolean} test */
  async toFirst(test) {
    await this.toEnd();
    const items = this.tab.tree.model?.items() ?? [];
    const found = items.find((item) => item.kind === 'node' && test(item.visit));
    if (found) this.tab.tree.select(wayTo(found).at(-1) ?? found);
  }

  async toCut() {
    await this.tab.steps.go(0);
    await this.tab.steps.seek('next_cut');
  }

  toEnd() {
    return this.tab.steps.go(Infinity);
  }

  /** Marks what the sentence is about, and nothing else. @param {string} what */
  #mark(what) {
    for (const marked of document.querySelectorAll('.tour-mark')) marked.classList.remove('tour-mark');
    const part = what ? document.querySelector(what) : null;
    part?.classList.add('tour-mark');
    // On a phone the sentence covers the top.
    part?.scrollIntoView({ block: matchMedia('(max-width: 1100px)').matches ? 'start' : 'nearest' });
  }
}
