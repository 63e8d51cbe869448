/**
 * What a search will cost, told before it runs; and while it runs how far it is, with a button that stops it.
 *
 * @typedef {{nodes: number, exact: boolean, time_ms: number, most: number}} Estimate
 */
import { h, setText, show } from '../view/dom.js';
import { duration, number, t } from '../words/language.js';
import { announce } from '../view/messages.js';
import { Kept } from '../net/socket.js';
import { longTime } from '../lab/words.js';

/** After the last key, before the server is asked; and before a search counts as one that takes a while, in ms. */
const [WAIT_MS, LONG_MS] = [300, 200];
/** Estimates that are kept. */
const KEPT = 50;

/** To two digits: nobody knows more. @param {number} n */
export function roughly(n) {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  return Math.round(n / unit) * unit;
}

/** @param {number} n */
const nodesText = (n) => t('explain-nodes', { n, shown: number(n) });

/** @param {Estimate} estimate */
export function estimateText({ nodes, exact, time_ms: ms, most }) {
  if (exact) return t('explain-estimate-exact', { nodes: nodesText(nodes) });
  const args = { nodes: nodesText(roughly(nodes)), time: longTime(roughly(ms)), most: nodesText(most), run: t('explain-run') };
  return t(nodes > most ? 'explain-estimate-large' : 'explain-estimate', args);
}

export class CostLine {
  /** @param {Link} link @param {() => void} onStop */
  constructor(link, onStop) {
    this.link = link;
    this.kept = new Kept(KEPT);
    /** What is asked about; only the latest is shown. @type {SearchRequest | null} */
    this.asked = null;
    /** @type {Estimate | null} */
    this.shown = null;
    /** Whenever an estimate is shown or taken away. */
    this.onShown = () => {};
    /** The large search that was held back, until it is asked for again. */
    this.held = '';
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.estimate = h('p', { class: 'small', id: 'search-estimate', hidden: true });
    this.bar = h('progress', { id: 'search-progress', max: 1, 'data-l10n-aria': 'explain-searching' });
    this.sofar = h('span', { class: 'small', id: 'search-sofar' });
    this.stop = h('button', { id: 'search-stop', type: 'button', 'data-l10n': 'explain-stop', click: onStop });
    this.running = h('div', { class: 'search-running', hidden: true }, this.bar, this.sofar, this.stop);
  }

  /** Whether what is shown is more than can be kept. */
  get large() {
    return this.shown !== null && this.shown.nodes > this.shown.most;
  }

  /** The fields have changed: what that would cost is told in a moment. @param {SearchRequest | null} search */
  later(search) {
    clearTimeout(this.timer);
    this.#show(null);
    this.asked = search;
    if (search) this.timer = setTimeout(() => this.#tell(search), WAIT_MS);
  }

  /** Whether a search that may be large is to run: one that is too large only if it is asked for twice. @param {SearchRequest} search */
  async allows(search) {
    clearTimeout(this.timer);
    this.asked = search;
    const found = await this.#tell(search);
    if (this.asked !== search) return false;
    const key = JSON.stringify(search);
    if (!found || found.nodes <= found.most || this.held === key) return true;
    this.held = key;
    announce(this.estimate.textContent ?? '');
    return false;
  }

  /** A search begins. */
  begin() {
    clearTimeout(this.timer);
    this.asked = null;
    this.held = '';
    this.#progress(0, 0);
    this.timer = setTimeout(() => show(this.running, true), LONG_MS);
  }

  /** How far it is. @param {{nodes: number, time_ms: number}} told */
  told({ nodes, time_ms: ms }) {
    this.#progress(nodes, ms);
  }

  /** It is over, and its costs are known. */
  end() {
    clearTimeout(this.timer);
    show(this.running, false);
    this.#show(null);
  }

  /** After a change of language. */
  render() {
    this.#show(this.shown);
  }

  /** Asks what a search will cost, and shows it; null where nobody can tell. @param {SearchRequest} search @returns {Promise<Estimate | null>} */
  async #tell(search) {
    const ask = () => /** @type {Promise<any>} */ (this.link.request('estimate', { search }).done);
    const found = /** @type {Estimate | null} */ (await this.kept.get(JSON.stringify(search), ask).catch(() => null));
    if (this.asked === search) this.#show(found);
    return found;
  }

  /** @param {Estimate | null} estimate */
  #show(estimate) {
    this.shown = estimate;
    show(this.estimate, estimate !== null);
    setText(this.estimate, estimate ? estimateText(estimate) : '');
    this.onShown();
  }

  /** @param {number} nodes @param {number} ms */
  #progress(nodes, ms) {
    const all = this.shown && Math.min(this.shown.nodes, this.shown.most);
    if (all) this.bar.value = Math.min(0.99, nodes / all);
    else this.bar.removeAttribute('value');
    setText(this.sofar, nodes > 0 ? t('explain-progress', { nodes: nodesText(nodes), time: duration(ms) }) : '');
  }
}
