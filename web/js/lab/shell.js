/**
 * The view Lab: its tabs, and what the server's lab can do. The address says which tab is shown.
 *
 * A tab is a module with a class `Tab` that takes this shell and its panel; it is loaded when it is first shown. What
 * it has begun goes on while another tab or view is shown.
 *
 * @import {App} from '../main.js'
 * @import {LabOffer} from './types.js'
 * @typedef {{offered?: (offer: LabOffer) => void, shown?: () => void}} LabTab
 */
import { TabList } from '../explain/tab_list.js';
import { h } from '../view/dom.js';
import { decorate } from '../view/icons.js';
import { localise, t } from '../words/language.js';

/** @type {{id: string, load: () => Promise<{Tab: new (shell: Shell, host: HTMLElement) => LabTab}>}[]} */
const TABS = [
  { id: 'compare', load: () => import('./compare_tab.js') },
  { id: 'tournament', load: () => import('./tournament_tab.js') },
  { id: 'museum', load: () => import('./museum_tab.js') },
];

export class Shell {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    this.app = app;
    this.host = host;
    /** What the server's lab can do, once it has said so. @type {LabOffer | null} */
    this.offer = null;
    this.tabs = new TabList(host, 'lab', TABS.map(({ id }) => id), (id) => this.choose(id));
    /** @type {Map<string, LabTab>} */
    this.made = new Map();
    this.#ask();
  }

  async #ask() {
    try {
      this.offer = /** @type {any} */ (await this.app.link.request('lab', {}).done);
    } catch {
      // The next time the view is shown it is asked for again.
      return;
    }
    for (const tab of this.made.values()) if (this.offer) tab.offered?.(this.offer);
  }

  /** The view comes or goes, or its tab is another one. @param {boolean} shown */
  visible(shown) {
    if (!shown) return;
    if (!this.offer && this.made.size > 0) this.#ask();
    this.#show(this.app.address.tab);
  }

  /** Shows a tab, and says so in the address. @param {string} id */
  choose(id) {
    this.app.address.showTab(id);
    this.#show(id);
  }

  /** @param {string} wanted */
  async #show(wanted) {
    const chosen = TABS.find(({ id }) => id === wanted) ?? TABS[0];
    const panel = this.tabs.show(chosen.id);
    try {
      const { Tab } = await chosen.load();
      if (!this.made.has(chosen.id)) {
        panel.replaceChildren();
        const tab = new Tab(this, panel);
        this.made.set(chosen.id, tab);
        decorate(panel);
        localise(panel);
        if (this.offer) tab.offered?.(this.offer);
      }
    } catch {
      panel.replaceChildren(h('p', { class: 'problem' }, t('explain-loading-failed')));
      return;
    }
    if (!panel.hidden) this.made.get(chosen.id)?.shown?.();
  }
}
