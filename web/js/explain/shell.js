/**
 * The Explain view: its tabs, and the search they all look into.
 *
 * A tab is a module with a class that takes this shell and the element of its panel. It hears of a new search
 * by `onSearch`; `run` begins one. Tabs are loaded when they are first shown.
 *
 * @import {App} from '../main.js'
 * @import {GameRef} from '../types.js'
 * @import {SearchRequest, Source, Totals, Visit} from './types.js'
 * @import {SearchForm} from './search_form.js'
 * @import {NameAt} from './sentences.js'
 *
 * The search that is looked into; `typed`: of a typed tree.
 * @typedef {{source: Source, search: SearchRequest, totals: Totals, root: Visit, typed: boolean, game: GameRef, algorithm: string, nameAt: NameAt}} Current
 */
import { decorate } from '../view/icons.js';
import { localise } from '../words/language.js';
import { usualDepth } from './search_form.js';
import { namer, treeOf } from './sentences.js';
import { RemoteSource } from './source.js';
import { TabList } from './tab_list.js';

/** `shown` is called whenever the tab comes into sight, `hidden` when it goes out of it: what runs then stops.
 * @typedef {{shown?: () => void, hidden?: () => void}} Shown */
/** @type {{id: string, load: () => Promise<{Tab: new (shell: Shell, host: HTMLElement) => Shown}>}[]} */
const TABS = [
  { id: 'tree', load: () => import('./tree_tab.js') },
  { id: 'costs', load: () => import('./costs_tab.js') },
  { id: 'compare', load: () => import('./compare_tab.js') },
  { id: 'quiz', load: () => import('./quiz_tab.js') },
  { id: 'workbench', load: () => import('./workbench_tab.js') },
];

export class Shell {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    this.app = app;
    this.host = host;
    /** @type {Current | null} */
    this.current = null;
    /** @type {((current: Current) => void)[]} */
    this.listeners = [];
    /** The search that is waited for. @type {Source | null} */
    this.pending = null;
    this.tabs = new TabList(host, 'explain', TABS.map(({ id }) => id), (id) => this.choose(id));
    this.chosen = TABS[0].id;
    /** @type {Map<string, Shown>} */
    this.made = new Map();
  }

  /** Shows a tab, the first one unless told. @param {string} [wanted] */
  async choose(wanted) {
    const tab = TABS.find(({ id }) => id === wanted) ?? TABS[0];
    if (this.chosen !== tab.id) this.made.get(this.chosen)?.hidden?.();
    const panel = this.tabs.show(tab.id);
    this.chosen = tab.id;
    const { Tab } = await tab.load();
    if (!this.made.has(tab.id)) {
      this.made.set(tab.id, new Tab(this, panel));
      decorate(panel);
      localise(panel);
    }
    if (this.chosen === tab.id) this.made.get(tab.id)?.shown?.();
  }

  /** The view comes or goes. @param {boolean} shown */
  visible(shown) {
    const tab = this.made.get(this.chosen);
    if (shown) tab?.shown?.();
    else tab?.hidden?.();
  }

  /** @param {(current: Current) => void} listener who also hears of the search there is */
  onSearch(listener) {
    this.listeners.push(listener);
    if (this.current) listener(this.current);
  }

  /** The game as it stands on the board. */
  get game() {
    return this.app.session.tree.wire();
  }

  /** Lets a form offer what there is for a game. @param {SearchForm} form @param {GameRef} ref @param {boolean} anew whether it begins with the usual depth */
  async offer(form, ref, anew) {
    const { positions, link } = this.app;
    const state = await positions.ask(ref).catch(() => null);
    form.offer(link.welcome, state);
    if (anew && state) form.set('depth', usualDepth(state.scene));
  }

  /** A search through the server. @param {SearchRequest} search */
  run(search) {
    return this.look(new RemoteSource(this.app.link, search));
  }

  /** Gives up the search that is waited for; whether there was one. */
  drop() {
    const waited = this.pending !== null;
    this.pending?.close();
    this.pending = null;
    return waited;
  }

  /**
   * Looks into a search; of several asked for, only the latest. Throws what the source says.
   * @param {Source} source @returns {Promise<boolean>} whether it is the one that is shown now
   */
  async look(source) {
    this.drop();
    this.pending = source;
    const { totals, node } = await source.tree(0, 0, 1);
    if (this.pending !== source) return false;
    this.pending = null;
    this.current?.source.close();
    this.current = { ...about(source.search), source, totals, root: node };
    for (const listener of this.listeners) listener(this.current);
    return true;
  }
}

/** What there is to know about a search before it has run. @param {SearchRequest} search */
export const about = (search) => ({
  search, game: search.game, algorithm: search.algorithm, typed: treeOf(search.game.game) !== '', nameAt: namer(search.game.game),
});
