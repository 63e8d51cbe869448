/**
 * The tab "Side by side": two searches of one position, or of one typed tree, in locked step.
 *
 * @import {Shell} from './shell.js'
 * @import {GameRef} from '../types.js'
 * @import {SearchRequest} from './types.js'
 * @import {Compared} from './compare_side.js'
 */
import { h, setText, show } from '../view/dom.js';
import { FaultLine, announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { COUNTERS, CompareSide } from './compare_side.js';
import { keyOf } from '../model/scene.js';
import { LockStep, namesOf, totalWords } from './lock_step.js';
import { treeOf } from './sentences.js';
import { about } from './shell.js';
import { RemoteSource, faultText } from './source.js';
import { StepControls } from './step_controls.js';
import { Stepper } from './stepper.js';

/** The longest typed tree that is told in full. */
const LONGEST = 60;

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    this.host = host;
    this.sides = [new CompareSide(shell.app.positions, 'a'), new CompareSide(shell.app.positions, 'b')];
    this.sides[0].form.set('algorithm', 'minimax');
    /** @type {Compared[]} */
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
    this.fault = new FaultLine('compare-fault');
    this.totals = h('p', { class: 'totals', id: 'compare-totals' });
    this.pair = h('div', { class: 'compare-sides' }, ...this.sides.map(({ element }) => element));
    const form = h('form', { id: 'compare-form', class: 'card search-form compare-form', novalidate: true }, this.about,
      ...this.sides.map(({ fieldset }) => fieldset),
      h('button', { id: 'compare-run', type: 'submit', class: 'main', 'data-l10n': 'explain-compare-run' }), this.fault.element, this.totals);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#search();
    });
    host.classList.add('compare-tab');
    host.append(form, this.controls.element, this.pair);
    shell.app.bus.on('game', () => !host.hidden && this.shown());
    shell.app.bus.on(['language', 'settings'], () => this.render());
    this.render();
  }

  /** What both search: the typed tree that is looked into, else the position on the board. @returns {GameRef} */
  get #what() {
    const { current, game } = this.shell;
    return current?.typed ? current.game : game;
  }

  async shown() {
    const { shell } = this;
    const what = this.#what;
    if (shell.app.address.view !== 'explain' || this.subject === keyOf(what)) return;
    this.subject = keyOf(what);
    const typed = treeOf(what.game) !== '';
    for (const { form } of this.sides) {
      form.update(typed);
      if (typed) form.set('depth', '');
      else await shell.offer(form, what, true);
    }
    if (this.host.hidden) this.subject = '';
    else if (this.subject === keyOf(what)) this.#search();
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
    this.subject = keyOf(what);
    this.asked += 1;
    const { asked } = this;
    this.#close();
    this.fault.say('');
    this.#busy(true);
    try {
      const found = [];
      // One after the other, so that the server has a place for others.
      for (const own of fields) {
        found.push(await this.#look(/** @type {SearchRequest} */ ({ game: what, ...own })));
        if (this.asked !== asked) return;
      }
      this.#begin(found);
    } catch (error) {
      const plain = fields.some((own) => own?.algorithm === 'minimax' || own?.algorithm === 'negamax');
      if (this.asked === asked) this.fault.say(faultText(error, plain ? 'minimax' : undefined));
    } finally {
      if (this.asked === asked) this.#busy(false);
    }
  }

  /** @param {boolean} busy */
  #busy(busy) {
    this.host.setAttribute('aria-busy', String(busy));
    this.render();
  }

  /** @param {SearchRequest} search @returns {Promise<Compared>} */
  async #look(search) {
    const source = new RemoteSource(this.shell.app.link, search);
    this.looking = source;
    const { totals, node } = await source.tree(0, 0, 1);
    this.looking = null;
    return { ...about(search), source, totals, root: node };
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

  /** @param {Compared[]} found */
  #begin(found) {
    this.compared = found;
    this.lock = new LockStep(found.map(({ source, totals, root }) =>
      new Stepper(source, totals.events, root.side, () => this.#renderSides(), (error) => this.fault.say(faultText(error)))));
    this.lock.goto(0);
    announce(totalWords(this.compared));
  }

  /** To a step, by hand. @param {number} n */
  async #go(n) {
    this.controls.player.stop();
    await this.lock?.goto(Math.min(n, this.lock.last));
    announce(this.sides.map(({ words }, i) => `${'AB'[i]}: ${words.textContent}`).join(' '));
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
    const tree = treeOf(this.#what.game);
    setText(this.about, tree === '' ? t('explain-compare-position')
      : t('explain-compare-tree', { tree: tree.length > LONGEST ? `${tree.slice(0, LONGEST)}…` : tree }));
    const busy = this.host.getAttribute('aria-busy') === 'true';
    setText(this.totals, busy ? t('explain-searching') : this.lock ? totalWords(this.compared) : '');
    this.#renderSides();
  }
}
