/**
 * The view Lab: its tabs, and what the server's lab can do. The address says which tab is shown. What a tab has begun goes on while another
 * tab or view is shown.
 *
 * @typedef {{offered?: (offer: LabOffer) => void, shown?: () => void}} LabTab
 */
import { TabbedView } from '../explain/tab_list.js';
import { h } from '../view/dom.js';
import { t } from '../words/language.js';

/** @extends {TabbedView<LabTab>} */
export class Shell extends TabbedView {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    super(app, host, 'lab', {
      compare: (again) => import(`./compare_tab.js${again}`), tournament: (again) => import(`./tournament_tab.js${again}`), museum: (again) => import(`./museum_tab.js${again}`),
    });
    /** What the server's lab can do, once it has said so. @type {LabOffer | null} */
    this.offer = null;
    this.#ask();
  }

  async #ask() {
    try {
      this.offer = /** @type {any} */ (await this.app.link.request('lab', {}).done);
    } catch {
      // The next time the view is shown it is asked for again.
      return;
    }
    for (const tab of this.made.values()) this.loaded(tab);
  }

  /** @override @param {LabTab} tab */
  loaded(tab) {
    if (this.offer) tab.offered?.(this.offer);
  }

  /** The view comes or goes, or its tab is another one. @param {boolean} shown */
  visible(shown) {
    if (!shown) return;
    if (!this.offer && this.made.size > 0) this.#ask();
    this.#show(this.app.address.tab);
  }

  /** Shows a tab, and says so in the address. @override @param {string} id */
  choose(id) {
    this.app.address.showTab(id);
    this.#show(id);
  }

  /** @param {string} id */
  #show(id) {
    this.open(id).catch(() => this.panel.replaceChildren(h('p', { class: 'problem' }, t('explain-loading-failed'))));
  }
}
