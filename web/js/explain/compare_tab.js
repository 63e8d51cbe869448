/**
 * The tab "Side by side": two searches of one position, or of one typed tree, in locked step.
 *
 * @import {Shell} from './shell.js'
 * @import {SearchRequest, Visit} from './types.js'
 * @import {Compared} from './compare_side.js'
 */
import { h, setText, show } from '../view/dom.js';
import { announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { COUNTERS, CompareSide } from './compare_side.js';
import { totalWords } from './compare_words.js';
import { faultText } from './faults.js';
import { LockStep, namesOf } from './lock_step.js';
import { namer } from './names.js';
import { RemoteSource } from './source.js';
import { usualDepth } from './search_form.js';
import { StepControls } from './step_controls.js';
import { Stepper } from './stepper.js';
import { styleOf } from './values.js';

/** The longest typed tree that is told in full. */
const LONGEST = 60;

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    this.host = host;
    this.sides = [new CompareSide('a'), new CompareSide('b')];
    this.sides[0].form.set('algorithm', 'minimax');
    /** @type {(Compared & {root: Visit})[]} */
    this.compared = [];
    /** @type {LockStep | null} */
    this.lock = null;
    /** What was compared, and how often was asked for it. */
    this.subject = '';
    this.asked = 0;
    /** The search that is waited for. @type {RemoteSource | null} */
    this.looking = null;
    this.controls = new StepControls('compare', { played: () => this.lock, go: (n) => this.#go(n) });
    this.about = h('p', { class: 'small', id: 'compare-about' });
    this.problem = h('p', { class: 'problem', id: 'compare-fault', hidden: true });
    this.totals = h('p', { class: 'totals', id: 'compare-totals' });
    this.pair = h('div', { class: 'compare-sides' }, ...this.sides.map(({ element }) => element));
    const form = h('form', { id: 'compare-form', class: 'card search-form compare-form', novalidate: true }, this.about,
      ...this.sides.map(({ fieldset }) => fieldset),
      h('button', { id: 'compare-run', type: 'submit', class: 'main', 'data-l10n': 'explain-compare-run' }), this.problem, this.totals);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#search();
    });
    host.classList.add('compare-tab');
    host.append(form, this.controls.element, this.pair);
    shell.app.bus.on('game', () => !host.hidden && this.shown());
    shell.app.bus.on('connection', () => this.#offer());
    shell.app.bus.on(['language', 'settings'], () => this.render());
    this.#offer();
    this.render();
  }

  #offer() {
    for (const { form } of this.sides) form.offer(this.shell.app.link.welcome);
  }

  /** What both search: the typed tree that is looked into, else the position on the board.
   * @returns {Pick<SearchRequest, 'game' | 'tree'>} */
  get #what() {
    const { current, game } = this.shell;
    return current?.typed ? { tree: current.search.tree } : { game };
  }

  shown() {
    const what = this.#what;
    if (this.shell.app.address.view !== 'explain' || this.subject === JSON.stringify(what)) return;
    const typed = what.tree !== undefined;
    const empty = this.shell.app.session.position.cells.filter((stone) => stone === null).length;
    for (const { form } of this.sides) {
      form.update(typed);
      form.set('depth', typed ? '' : usualDepth(empty));
    }
    this.#search();
  }

  /** What is not done yet is begun again when the tab comes back. */
  hidden() {
    this.controls.player.stop();
    if (!this.looking) return;
    this.asked += 1;
    this.#close();
    this.#busy(false);
    this.subject = '';
  }

  async #search() {
    const fields = this.sides.map(({ form }) => form.value());
    const bad = this.sides.find((_, i) => fields[i] === null);
    if (bad) {
      announce(bad.form.problem.textContent ?? '');
      return;
    }
    const what = this.#what;
    this.subject = JSON.stringify(what);
    this.asked += 1;
    const { asked } = this;
    this.#close();
    this.#fault('');
    this.#busy(true);
    try {
      const found = [];
      // One after the other, so that the server has a place for others.
      for (const own of fields) {
        found.push(await this.#look(/** @type {SearchRequest} */ ({ ...what, ...own })));
        if (this.asked !== asked) return;
      }
      this.#begin(found);
    } catch (error) {
      const plain = fields.some((own) => own?.algorithm === 'minimax' || own?.algorithm === 'negamax');
      if (this.asked === asked) this.#fault(faultText(error, plain ? 'minimax' : undefined));
    } finally {
      if (this.asked === asked) this.#busy(false);
    }
  }

  /** @param {boolean} busy */
  #busy(busy) {
    this.host.setAttribute('aria-busy', String(busy));
    this.render();
  }

  /** @param {SearchRequest} search */
  async #look(search) {
    const source = new RemoteSource(this.shell.app.link, search);
    this.looking = source;
    const { totals, node } = await source.tree(0, 0, 1);
    this.looking = null;
    return { source, search, totals, root: node, style: styleOf(totals, search.tree !== undefined), nameAt: namer(search.tree) };
  }

  #close() {
    this.controls.player.stop();
    this.looking?.close();
    this.looking = null;
    this.lock?.close();
    for (const { source } of this.compared) source.close();
    this.lock = null;
    this.compared = [];
  }

  /** @param {(Compared & {root: Visit})[]} found */
  #begin(found) {
    this.compared = found;
    this.lock = new LockStep(found.map(({ source, totals, root }) =>
      new Stepper(source, totals.events, root.side, () => this.#renderSides(), (error) => this.#fault(faultText(error)))));
    this.lock.goto(0);
    announce(totalWords(this.compared));
  }

  /** To a step, by hand. @param {number} n */
  async #go(n) {
    this.controls.player.stop();
    await this.lock?.goto(Math.min(n, this.lock.last));
    announce(this.sides.map(({ words }, i) => `${'AB'[i]}: ${words.textContent}`).join(' '));
  }

  /** @param {string} text */
  #fault(text) {
    show(this.problem, text !== '');
    setText(this.problem, text);
    if (text) announce(text);
  }

  #renderSides() {
    const { lock, compared } = this;
    show(this.pair, lock !== null);
    show(this.controls.element, lock !== null);
    if (!lock) return;
    this.controls.place(lock.at, lock.last);
    const most = Object.fromEntries(COUNTERS.map((name) => [name, Math.max(...compared.map(({ totals }) => totals[name]))]));
    const names = namesOf([compared[0].search, compared[1].search]);
    this.sides.forEach((side, i) => side.render(compared[i], names[i], lock.steppers[i], most));
  }

  render() {
    this.controls.render();
    for (const { form } of this.sides) form.update();
    const { tree } = this.#what;
    setText(this.about, tree === undefined ? t('explain-compare-position')
      : t('explain-compare-tree', { tree: tree.length > LONGEST ? `${tree.slice(0, LONGEST)}…` : tree }));
    const busy = this.host.getAttribute('aria-busy') === 'true';
    setText(this.totals, busy ? t('explain-searching') : this.lock ? totalWords(this.compared) : '');
    this.#renderSides();
  }
}
