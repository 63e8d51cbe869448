/**
 * The tab "Compare": a form, the run with its forecast, and what was measured as tables and plots, live.
 *
 * @import {Request, ServerEvent} from '../net/socket.js'
 * @import {Cell, Comparing, LabOffer, Results, Settings} from './types.js'
 * @import {Shell} from './shell.js'
 */
import { h, perFrame, setText, show } from '../view/dom.js';
import { FaultLine, announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { CompareForm } from './compare_form.js';
import { Exports } from './exports.js';
import { groupsOf } from './groups.js';
import { PLOTS, cellTable, plotFigure } from './plot_view.js';
import { faultOf, labelName, longTime } from './words.js';

const A_SECOND = 1000;

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    /** @type {Request | null} */
    this.running = null;
    /** What runs or was run. @type {Settings | null} */
    this.settings = null;
    /** @type {Cell[]} */
    this.cells = [];
    /** @type {Comparing | null} */
    this.progress = null;
    /** @type {Results | null} */
    this.results = null;
    this.ended = '';
    /** When the progress was told; the time left counts down from then. */
    this.told = 0;
    this.form = new CompareForm(shell.app);
    this.fault = new FaultLine('lab-fault');
    this.run = h('button', { id: 'lab-run', type: 'submit', class: 'main', 'data-icon': 'play', 'data-l10n': 'lab-run' });
    this.stop = h('button', { id: 'lab-stop', type: 'button', 'data-icon': 'stop', 'data-l10n': 'stop', hidden: true, click: () => this.running?.stop() });
    this.more = h('button', { id: 'lab-continue', type: 'button', 'data-icon': 'step', 'data-l10n': 'lab-continue', hidden: true, click: () => this.#continue() });
    this.bar = h('progress', { id: 'lab-progress', max: 1, value: 0, 'data-l10n-aria': 'progress', hidden: true });
    this.status = h('p', { id: 'lab-status', class: 'totals' });
    this.exports = new Exports(shell.app, () => this.results);
    this.found = h('div', { id: 'lab-found', class: 'lab-found' });
    const form = h('form', { id: 'lab-form', class: 'card lab-form', novalidate: true }, h('p', { class: 'small', 'data-l10n': 'lab-compare-about' }), this.form.element,
      h('div', { class: 'lab-actions' }, this.run, this.stop, this.more), this.form.problem, this.fault.element, this.bar, this.status);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#begin();
    });
    // What was refused may be fixed now.
    form.addEventListener('input', () => this.fault.clear());
    host.append(form, this.found, this.exports.element);
    /** @type {() => void} */
    this.draw = perFrame(() => this.#renderFound());
    shell.app.bus.on('language', () => this.render());
    shell.app.bus.on('connection', () => this.form.update());
    this.render();
  }

  /** @param {LabOffer} offer */
  offered(offer) {
    this.form.offer(offer);
  }

  #begin() {
    if (this.running) return;
    const settings = this.form.value();
    if (!settings) {
      announce(this.form.problem.textContent ?? '');
      return;
    }
    this.#start(settings, []);
  }

  /** Goes on with the settings of the run, not with those of the form. */
  #continue() {
    if (!this.running && this.settings) this.#start(this.settings, [...this.cells]);
  }

  /** @param {NonNullable<Tab['settings']>} settings @param {Cell[]} known what was measured already */
  async #start(settings, known) {
    this.fault.clear();
    // What was there stays if the server does not begin.
    const { results, progress, ended: endedBefore, cells, settings: settingsBefore } = this;
    const before = { results, progress, ended: endedBefore, cells, settings: settingsBefore };
    Object.assign(this, { results: null, progress: null, ended: '', cells: [...known], settings });
    // Shared with the request: one that is sent again after a lost connection goes on where it was.
    const request = this.shell.app.link.request('compare', { settings, known }, (event) => this.#heard(event, known));
    this.running = request;
    this.render();
    const clock = setInterval(() => this.#renderStatus(), A_SECOND);
    try {
      const { results: found, ended } = /** @type {any} */ (await request.done);
      this.results = found;
      this.cells = found.cells;
      this.ended = ended;
    } catch (error) {
      // Cells that came before it broke off are worth more than those of another run.
      if (this.cells.length <= known.length && !this.progress) Object.assign(this, before);
      else this.ended = 'stopped';
      this.fault.tell(faultOf(error));
    }
    clearInterval(clock);
    this.running = null;
    this.render();
    if (this.ended) announce(this.status.textContent ?? '');
  }

  /** @param {ServerEvent} event @param {Cell[]} known */
  #heard(event, known) {
    if (event.event === 'comparing') {
      const first = this.progress === null;
      this.progress = /** @type {any} */ (event);
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
    this.cells = [...this.cells.filter((cell) => !same(cell)), event.cell];
    if (this.progress) this.progress.done = event.done;
    this.#renderStatus();
    this.draw();
  }

  render() {
    this.form.render();
    show(this.run, !this.running);
    show(this.stop, this.running !== null);
    show(this.more, !this.running && this.ended !== '' && this.ended !== 'complete');
    this.#renderStatus();
    this.#renderFound();
  }

  #renderStatus() {
    const { progress, running } = this;
    show(this.bar, running !== null);
    const bar = /** @type {HTMLProgressElement} */ (this.bar);
    if (progress) bar.value = progress.size > 0 ? progress.done / progress.size : 0;
    else bar.removeAttribute('value');
    setText(this.status, running ? this.#going() : this.#over());
  }

  #going() {
    const { progress } = this;
    if (!progress) return t('lab-forecasting');
    const { size, done, too_long: tooLong, forecast_ms: forecast, rest_ms: rest, running } = progress;
    if (!running) return [t('lab-forecast', { n: size - tooLong - done, time: longTime(forecast) }), ...(tooLong > 0 ? [t('lab-forecast-long', { n: tooLong })] : [])].join(' ');
    return [t('lab-done', { done, size }), this.#left(rest), t('lab-now', { algorithm: running.algorithm, depth: running.depth })].join(' ');
  }

  /** How long it will still take, as forecast. @param {number} rest when that was told, in ms */
  #left(rest) {
    const left = rest - (performance.now() - this.told);
    // A forecast that was too short does not become right by counting.
    return left < -A_SECOND ? t('lab-rest-longer') : t('lab-rest', { time: longTime(Math.max(left, Math.min(rest, A_SECOND))) });
  }

  #over() {
    if (!this.ended) return '';
    const [done, size] = [this.cells.length, this.progress?.size ?? this.cells.length];
    return t(`lab-ended-${this.ended}`, { done, size });
  }

  /** The tables and the plots of what there is. */
  #renderFound() {
    const open = new Set([...this.found.querySelectorAll('details[open]')].map((details) => details.parentElement?.id));
    const focused = document.activeElement?.id ?? '';
    this.found.replaceChildren(...groupsOf(this.cells).map((group, i) => {
      const title = t('lab-group', { game: labelName(group.label), evaluator: group.evaluator });
      return h('section', { class: 'card lab-group-card', id: `lab-group-${i}` }, h('h2', {}, title),
        h('div', { class: 'lab-plots' }, ...PLOTS.map((kind) => plotFigure(group, kind, `lab-plot-${i}-${kind}`))), cellTable(group, title));
    }));
    for (const id of open) this.found.querySelector(`#${id} details`)?.setAttribute('open', '');
    if (focused && focused !== document.activeElement?.id) document.getElementById(focused)?.focus({ preventScroll: true });
    show(this.exports.element, this.results !== null && this.results.cells.length > 0);
  }
}
