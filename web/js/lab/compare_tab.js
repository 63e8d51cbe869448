/**
 * The tab "Compare": a form, the run with its forecast, what was measured as tables and plots, live, and as files.
 *
 * @import {Request, ServerEvent} from '../net/socket.js'
 * @import {Shell} from './shell.js'
 * @typedef {{settings: CompareSettings | null, cells: Cell[], progress: Comparing | null, results: Results | null, ended: string}} Run
 */
import { form, h, labelled, perFrame, setText, show } from '../view/dom.js';
import { language, number, t } from '../words/language.js';
import { GameField, faultOf, handOut, labelName, longTime } from './words.js';
import { FaultLine, ResultLine, announce } from '../view/messages.js';
import { PLOTS, cellTable, groupsOf, plotFigure } from './plots.js';

const USUAL = { algorithms: ['minimax', 'negamax', 'alpha-beta'], evaluators: ['open-lines'], depths: '1-6' };
/** Until the server has said what it allows. */
const MOST = { cells: 128, groups: 8, repeats: 100, players: 12, games: 2000, depth: 100, ms: 60_000 };

/** The depths in a text such as `1-3,6`, ascending, each once; null if a part of it is none. @param {string} text @param {number} most */
export function parseDepths(text, most) {
  /** @type {Set<number>} */
  const depths = new Set();
  for (const part of text.split(',')) {
    const found = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(part);
    if (!found) return null;
    const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
    if (from < 1 || from > to || to > most) return null;
    for (let depth = from; depth <= to; depth++) depths.add(depth);
  }
  return [...depths].sort((a, b) => a - b);
}

/** A group of boxes to tick. */
class Ticks {
  /** @param {string} id of the group; a box is `id-value` @param {string} legend the message @param {string[]} chosen */
  constructor(id, legend, chosen) {
    this.id = id;
    /** What was ticked at any time, so that it comes back with its box. */
    this.wanted = new Set(chosen);
    this.boxes = h('div', { class: 'lab-ticks' });
    this.element = h('fieldset', { id, class: 'lab-group' }, h('legend', { 'data-l10n': legend }), this.boxes);
    this.boxes.addEventListener('change', ({ target }) => {
      const box = /** @type {HTMLInputElement} */ (target);
      if (box.checked) this.wanted.add(box.value);
      else this.wanted.delete(box.value);
    });
  }

  /** @param {string[]} names @param {string} [usual] ticked if none of the others is */
  offer(names, usual) {
    if (usual && !names.some((name) => this.wanted.has(name))) this.wanted.add(usual);
    if (names.join() === [...this.boxes.querySelectorAll('input')].map(({ value }) => value).join()) return;
    this.boxes.replaceChildren(...names.map((name) => h('label', { class: 'check' },
      h('input', { type: 'checkbox', id: `${this.id}-${name}`, value: name, checked: this.wanted.has(name) }), h('span', {}, name))));
  }

  /** What is ticked, in order. @returns {string[]} */
  get value() {
    return [...this.boxes.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value);
  }
}

/** What to compare: the game, the algorithms, the depths, the evaluators, how often and how long. */
class CompareForm {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.most = MOST;
    this.game = new GameField(app, 'lab', { board: true, chosen: '3x3x3' }, () => this.update());
    this.algorithms = new Ticks('lab-algorithms', 'lab-algorithms', USUAL.algorithms);
    this.evaluators = new Ticks('lab-evaluators', 'lab-evaluators', USUAL.evaluators);
    const input = (/** @type {string} */ id, /** @type {Record<string, string | number>} */ props) =>
      h('input', { id: `lab-${id}`, 'aria-describedby': 'lab-problem', autocomplete: 'off', ...props });
    this.fields = {
      depths: input('depths', { type: 'text', value: USUAL.depths, maxlength: 60, spellcheck: 'false' }),
      repeats: input('repeats', { type: 'number', inputmode: 'numeric', min: 1, max: MOST.repeats, value: 3 }),
      limit: input('limit', { type: 'number', inputmode: 'decimal', min: 0.1, max: MOST.ms / 1000, step: 'any', value: 5 }),
    };
    this.scoring = h('select', { id: 'lab-scoring' }, ...['plain', 'distance'].map((value) => h('option', { value, 'data-l10n': `lab-scoring-${value}` })));
    this.problem = new FaultLine('lab-problem');
    this.element = h('div', { class: 'lab-fields' },
      h('div', { class: 'lab-line' }, ...this.game.elements, labelled('lab-depths', this.fields.depths), labelled('lab-repeats', this.fields.repeats),
        labelled('lab-limit', this.fields.limit), labelled('lab-scoring', this.scoring)),
      this.algorithms.element, this.evaluators.element);
    this.element.addEventListener('input', () => this.update());
  }

  /** @param {LabOffer} offer */
  offer(offer) {
    this.most = offer.most;
    this.game.offer(offer);
    this.render();
  }

  /** Everything that has words. */
  render() {
    this.game.render();
    this.update();
  }

  /** What belongs to the game that is chosen, and what is impossible. */
  update() {
    const { evaluators } = this.game;
    this.evaluators.offer(evaluators, evaluators[0]);
    this.algorithms.offer((this.app.link.welcome?.algorithms ?? []).map(({ name }) => name));
    const wrong = this.#wrong();
    this.problem.show(wrong?.text);
    for (const [name, field] of Object.entries({ ...this.fields, game: this.game.text })) field.setAttribute('aria-invalid', String(wrong?.field === name));
  }

  get #depths() {
    return parseDepths(this.fields.depths.value, this.most.depth);
  }

  /** @returns {{field: string, text: string} | null} */
  #wrong() {
    const [whole, seconds] = [Number(this.fields.repeats.value), Number(this.fields.limit.value)];
    const wrong = (/** @type {string} */ field, /** @type {string} */ text) => ({ field, text });
    if (this.game.names.length === 0) return wrong('game', t('lab-problem-game'));
    if (this.#depths === null) return wrong('depths', t('lab-problem-depths', { most: this.most.depth }));
    if (!(Number.isInteger(whole) && whole >= 1 && whole <= this.most.repeats)) return wrong('repeats', t('lab-problem-repeats', { most: this.most.repeats }));
    if (!(seconds >= 0.001 && seconds * 1000 <= this.most.ms)) return wrong('limit', t('lab-problem-limit', { most: number(this.most.ms / 1000) }));
    if (this.algorithms.boxes.childElementCount > 0 && this.algorithms.value.length === 0) return wrong('algorithms', t('lab-problem-algorithms'));
    return null;
  }

  /** What is asked for; null if something is impossible. @returns {CompareSettings | null} */
  value() {
    this.update();
    const depths = this.#depths;
    if (this.problem.shown || !depths) return null;
    const { moves } = this.game;
    return {
      games: this.game.names, moves: moves ? [moves] : [], algorithms: this.algorithms.value, evaluators: this.evaluators.value, depths,
      repeats: Number(this.fields.repeats.value),
      cell_limit_ms: Math.round(Number(this.fields.limit.value) * 1000),
      scoring: this.scoring.value === 'distance' ? 'distance' : 'plain',
    };
  }
}

const FORMATS = ['html', 'markdown', 'csv', 'json', 'svg', 'png', 'all'];

/** What was measured as files, in the language of the page: the same as `inarow lab compare --out` writes. */
class Exports {
  /** @param {App} app @param {() => Results | null} results */
  constructor(app, results) {
    this.app = app;
    this.results = results;
    this.said = new ResultLine('lab-saved');
    const buttons = FORMATS.map((format) => h('button', {
      id: `lab-save-${format}`, type: 'button', class: 'small-button', 'data-icon': 'save', 'data-l10n': `lab-save-${format}`, click: () => this.#save(format),
    }));
    this.element = h('section', { class: 'card', id: 'lab-exports', hidden: true }, h('h2', { 'data-l10n': 'lab-export' }),
      h('div', { class: 'lab-buttons' }, ...buttons), h('p', { class: 'small', 'data-l10n': 'lab-export-note' }), this.said.element);
  }

  /** @param {string} format */
  async #save(format) {
    const results = this.results();
    if (!results || this.element.getAttribute('aria-busy') === 'true') return;
    this.element.setAttribute('aria-busy', 'true');
    this.said.say(t('lab-saving'));
    const { settings, machine, cells } = results;
    try {
      const file = /** @type {any} */ (await this.app.link.request('report', { settings, machine, cells, language: language(), format }).done);
      handOut(file);
      this.said.say(t('saved', { name: file.name }));
    } catch (error) {
      const { text, detail } = faultOf(error);
      this.said.say(`${text} ${detail}`, true);
    } finally {
      this.element.setAttribute('aria-busy', 'false');
    }
  }
}

const A_SECOND = 1000;

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    /** @type {Request | null} */
    this.running = null;
    /** What runs or was run: with which settings, what was measured, how far it is and how it ended. @type {Run} */
    this.found = { settings: null, cells: [], progress: null, results: null, ended: '' };
    /** When the progress was told; the time left counts down from then. */
    this.told = 0;
    this.form = new CompareForm(shell.app);
    this.fault = new FaultLine('lab-fault');
    this.run = h('button', { id: 'lab-run', type: 'submit', class: 'main', 'data-icon': 'play', 'data-l10n': 'lab-run' });
    this.stop = h('button', { id: 'lab-stop', type: 'button', 'data-icon': 'stop', 'data-l10n': 'stop', hidden: true, click: () => this.running?.stop() });
    this.more = h('button', { id: 'lab-continue', type: 'button', 'data-icon': 'step', 'data-l10n': 'lab-continue', hidden: true, click: () => this.#begin(this.found.settings, this.found.cells) });
    this.bar = h('progress', { id: 'lab-progress', max: 1, value: 0, 'data-l10n-aria': 'progress', hidden: true });
    this.status = h('p', { id: 'lab-status', class: 'totals' });
    this.exports = new Exports(shell.app, () => this.found.results);
    this.groups = h('div', { id: 'lab-found', class: 'lab-found' });
    const fields = form({ id: 'lab-form', class: 'card lab-form' }, () => this.#begin(this.form.value()), h('p', { class: 'small', 'data-l10n': 'lab-compare-about' }), this.form.element,
      h('div', { class: 'lab-actions' }, this.run, this.stop, this.more), this.form.problem.element, this.fault.element, this.bar, this.status);
    // What was refused may be fixed now.
    fields.addEventListener('input', () => this.fault.clear());
    host.append(fields, this.groups, this.exports.element);
    this.draw = perFrame(() => this.#renderFound());
    shell.app.bus.on('language', () => this.render());
    shell.app.bus.on('connection', () => this.form.update());
    this.render();
  }

  /** @param {LabOffer} offer */
  offered(offer) {
    this.form.offer(offer);
  }

  /** Begins a run, or goes on with the settings of the last one. @param {CompareSettings | null} settings @param {Cell[]} [known] */
  #begin(settings, known = []) {
    if (this.running) return;
    if (settings) this.#start(settings, [...known]);
    else this.form.problem.repeat();
  }

  /** @param {CompareSettings} settings @param {Cell[]} known what was measured already */
  async #start(settings, known) {
    this.fault.clear();
    // What was there stays if the server does not begin.
    const before = this.found;
    this.found = { settings, cells: [...known], progress: null, results: null, ended: '' };
    // Shared with the request: one that is sent again after a lost connection goes on where it was.
    const request = this.shell.app.link.request('compare', { settings, known }, (event) => this.#heard(event, known));
    this.running = request;
    this.render();
    const clock = setInterval(() => this.#renderStatus(), A_SECOND);
    try {
      const { results, ended } = /** @type {any} */ (await request.done);
      Object.assign(this.found, { results, cells: results.cells, ended });
    } catch (error) {
      // Cells that came before it broke off are worth more than those of another run.
      if (this.found.cells.length <= known.length && !this.found.progress) this.found = before;
      else this.found.ended = 'stopped';
      this.fault.tell(faultOf(error));
    }
    clearInterval(clock);
    this.running = null;
    this.render();
    if (this.found.ended) announce(this.status.textContent ?? '');
  }

  /** @param {ServerEvent} event @param {Cell[]} known */
  #heard(event, known) {
    const { found } = this;
    if (event.event === 'comparing') {
      const first = found.progress === null;
      found.progress = /** @type {any} */ (event);
      this.told = performance.now();
      this.#renderStatus();
      if (first) announce(this.status.textContent ?? '');
      return;
    }
    if (event.event !== 'compared') return;
    known.push(event.cell);
    // A run that was begun again may tell some cells twice.
    const same = (/** @type {Cell} */ { game, algorithm, evaluator, depth }) =>
      game === event.cell.game && algorithm === event.cell.algorithm && evaluator === event.cell.evaluator && depth === event.cell.depth;
    found.cells = [...found.cells.filter((cell) => !same(cell)), event.cell];
    if (found.progress) found.progress.done = event.done;
    this.#renderStatus();
    this.draw();
  }

  render() {
    this.form.render();
    show(this.run, !this.running);
    show(this.stop, this.running !== null);
    show(this.more, !this.running && this.found.ended !== '' && this.found.ended !== 'complete');
    this.#renderStatus();
    this.#renderFound();
  }

  #renderStatus() {
    const { running, bar, found: { progress, cells, ended } } = this;
    show(bar, running !== null);
    if (progress) bar.value = progress.size > 0 ? progress.done / progress.size : 0;
    else bar.removeAttribute('value');
    const over = ended ? t(`lab-ended-${ended}`, { done: cells.length, size: progress?.size ?? cells.length }) : '';
    setText(this.status, running ? this.#going() : over);
  }

  #going() {
    const { progress } = this.found;
    if (!progress) return t('lab-forecasting');
    const { size, done, too_long: tooLong, forecast_ms: forecast, rest_ms: rest, running } = progress;
    if (!running) return [t('lab-forecast', { n: size - tooLong - done, time: longTime(forecast) }), ...(tooLong > 0 ? [t('lab-forecast-long', { n: tooLong })] : [])].join(' ');
    const left = rest - (performance.now() - this.told);
    // A forecast that was too short does not become right by counting.
    const time = left < -A_SECOND ? t('lab-rest-longer') : t('lab-rest', { time: longTime(Math.max(left, Math.min(rest, A_SECOND))) });
    return [t('lab-done', { done, size }), time, t('lab-now', { algorithm: running.algorithm, depth: running.depth })].join(' ');
  }

  /** The tables and the plots of what there is. */
  #renderFound() {
    const open = new Set([...this.groups.querySelectorAll('details[open]')].map((details) => details.parentElement?.id));
    const focused = document.activeElement?.id ?? '';
    this.groups.replaceChildren(...groupsOf(this.found.cells).map((group, i) => {
      const title = t('lab-group', { game: labelName(group.label), evaluator: group.evaluator });
      return h('section', { class: 'card lab-group-card', id: `lab-group-${i}` }, h('h2', {}, title),
        h('div', { class: 'lab-plots' }, ...PLOTS.map((kind) => plotFigure(group, kind, `lab-plot-${i}-${kind}`))), cellTable(group, title));
    }));
    for (const id of open) this.groups.querySelector(`#${id} details`)?.setAttribute('open', '');
    if (focused && focused !== document.activeElement?.id) document.getElementById(focused)?.focus({ preventScroll: true });
    show(this.exports.element, (this.found.results?.cells.length ?? 0) > 0);
  }
}
