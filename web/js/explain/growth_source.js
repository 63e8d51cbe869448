/**
 * A search that grows a tree, looked into through the server: the tree as it stood after each iteration.
 *
 * @import {Request} from '../net/socket.js'
 * @import {GrowthPage} from './growth_model.js'
 */
import { Kept } from '../net/socket.js';

/** Answers that are kept. */
const KEPT = 300;
/** Children of each node on the way of an iteration. */
const ON_WAY = 8;

export class GrowthSource {
  /** @param {Link} link @param {SearchRequest} search @param {(told: any) => void} [onProgress] hears how far the search is */
  constructor(link, search, onProgress = () => {}) {
    this.link = link;
    this.search = search;
    this.onProgress = onProgress;
    this.kept = new Kept(KEPT);
    /** @type {Set<Request>} */
    this.running = new Set();
  }

  /** What the search found, and its root as it was at first. */
  async begin() {
    const { totals, nodes } = await this.growth(0, false, []);
    return { totals, root: nodes[0].node, view: totals.view };
  }

  /**
   * The tree at a moment. @param {number} iteration @param {boolean} before whether its result has not been backed up yet
   * @param {{node: number, count: number}[]} nodes whose children are wanted, beside those on the way @returns {Promise<GrowthPage>}
   */
  growth(iteration, before, nodes) {
    const fields = { iteration, before, count: ON_WAY, nodes };
    return this.kept.get(JSON.stringify(fields), () => this.#ask(fields));
  }

  /** Nothing more is wanted of it. */
  close() {
    for (const request of this.running) request.cancel();
    this.running.clear();
  }

  /** @param {object} fields @returns {Promise<any>} */
  async #ask(fields) {
    const request = this.link.request('growth', { search: this.search, ...fields }, this.onProgress);
    this.running.add(request);
    try {
      return await request.done;
    } finally {
      this.running.delete(request);
    }
  }
}
