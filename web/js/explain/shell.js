/**
 * The Explain view: its tabs, and the search they all look into.
 *
 * A tab hears of a new search by `onSearch`; `look` begins one.
 *
 * @import {Request} from '../net/socket.js'
 * @import {SearchForm} from './search_form.js'
 */
import { FaultLine } from '../view/messages.js';
import { usualDepth } from './search_form.js';
import { namer, treeOf } from './sentences.js';
import { faultText } from './source.js';
import { engineOf } from './wish.js';
import { TabbedView } from './tab_list.js';

export class Shell extends TabbedView {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    super(app, host, 'explain', {
      tree: (again) => import(`./tree_tab.js${again}`), costs: (again) => import(`./costs_tab.js${again}`), compare: (again) => import(`./compare_tab.js${again}`),
      engine: (again) => import(`./engine_tab.js${again}`), quiz: (again) => import(`./quiz_tab.js${again}`), workbench: (again) => import(`./workbench_tab.js${again}`),
    });
    /** @type {Current | null} */
    this.current = null;
    /** @type {((current: Current) => void)[]} */
    this.listeners = [];
    /** The search that is waited for. @type {Source | null} */
    this.pending = null;
  }

  /** The view comes or goes. @param {boolean} shown */
  async visible(shown) {
    const { asked, search } = this.app.address;
    // A link says which search, and by that where to look.
    if (shown) await this.open(asked ? (engineOf(search) ? 'engine' : 'tree') : this.chosen);
    else this.made.get(this.chosen)?.hidden?.();
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
    if (state) form.usually(usualDepth(state.scene), anew);
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
    const { totals, root, view } = await source.begin();
    if (this.pending !== source) return false;
    this.pending = null;
    this.current?.source.close();
    this.current = { ...about(source.search), source, totals, root, view };
    for (const listener of this.listeners) listener(this.current);
    return true;
  }
}

/** What there is to know about a search before it has run. @param {SearchRequest} search */
export const about = (search) => ({
  search, game: search.game, algorithm: search.algorithm, typed: treeOf(search.game.game) !== '', nameAt: namer(search.game.game),
});

/** What the tabs that ask the server for something of their own share: of several things begun only the latest is heard. */
export class WorkingTab {
  /** @param {Shell} shell @param {HTMLElement} host @param {string} name with which its ids begin */
  constructor(shell, host, name) {
    this.shell = shell;
    this.host = host;
    this.fault = new FaultLine(`${name}-fault`);
    this.busy = false;
    /** How often something was begun or given up. */
    this.begun = 0;
    /** @type {Request | null} */
    this.pending = null;
    host.classList.add(`${name}-tab`);
    shell.app.bus.on('game', () => !host.hidden && this.shown());
    shell.app.bus.on(['language', 'settings'], () => this.render());
  }

  /** The tab comes into sight, or the game is another one. */
  shown() {}

  /** Everything that has words. */
  render() {}

  /** Whether it is busy. */
  renderStatus() {}

  /** Does something that takes a while, instead of what was begun before. @param {(isLatest: () => boolean) => Promise<void>} run
   * @param {string} [algorithm] for the words of a refusal */
  async work(run, algorithm) {
    this.drop();
    const { begun } = this;
    const isLatest = () => this.begun === begun;
    this.fault.clear();
    this.#setBusy(true);
    try {
      await run(isLatest);
    } catch (error) {
      if (isLatest()) this.fault.say(faultText(error, algorithm));
    }
    if (!isLatest()) return;
    this.pending = null;
    this.#setBusy(false);
  }

  /** Asks the server, until this is given up. @param {string} op @param {object} fields @returns {Promise<any>} */
  request(op, fields) {
    this.pending = this.shell.app.link.request(op, fields);
    return this.pending.done;
  }

  /** Gives up what was begun; whether there was something. */
  drop() {
    const { busy } = this;
    this.begun += 1;
    this.pending?.cancel();
    this.pending = null;
    this.#setBusy(false);
    return busy;
  }

  /** @param {boolean} busy */
  #setBusy(busy) {
    this.busy = busy;
    this.host.setAttribute('aria-busy', String(busy));
    this.renderStatus();
  }
}
