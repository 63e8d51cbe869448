/**
 * Where the tree, the steps and the reasons of one search come from: the server or a trace file, with the same questions; and what may
 * go wrong with them.
 *
 * @import {Request} from '../net/socket.js'
 * @import {Trace} from './trace_file.js'
 */
import { Kept, ServerError } from '../net/socket.js';
import { errorText, refusedFor } from '../view/words.js';
import { language, t } from '../words/language.js';
import { TraceError } from './trace_file.js';
import { bare, compare } from '../model/values.js';
import { StepState } from './stepper.js';

/** Answers about the tree that are kept. */
const KEPT = 500;

/** A search looked into through the server. Every request carries the whole search; answers are kept, because the search is deterministic. */
export class RemoteSource {
  /** @param {Link} link @param {SearchRequest} search @param {(told: any) => void} [onProgress] hears how far the search is */
  constructor(link, search, onProgress = () => {}) {
    this.link = link;
    this.onProgress = onProgress;
    this.search = search;
    this.kept = new Kept(KEPT);
    /** @type {Set<Request>} */
    this.running = new Set();
  }

  /** What the search found, and its root. */
  async begin() {
    const { totals, node: root } = await this.tree(0, 0, 1);
    return { totals, root, view: 'tree' };
  }

  /** @param {number} node @param {number} from @param {number} count @returns {Promise<TreePage>} */
  tree(node, from, count) {
    return this.kept.get(`${node} ${from} ${count}`, () => this.#ask('tree', { node, from, count }));
  }

  /** @param {number} from @param {number} count @param {'next_cut' | 'previous_cut'} [seek] @returns {Promise<StepPage>} */
  steps(from, count, seek) {
    return this.#ask('steps', seek ? { from, count, seek } : { from, count });
  }

  /** @param {number} node @returns {Promise<Why>} */
  why(node) {
    return this.#ask('why', { node });
  }

  /** The search as a file. @param {string} format @returns {Promise<any>} */
  file(format) {
    return this.#ask('trace', { format, language: language() });
  }

  /** Nothing more is wanted of it. */
  close() {
    for (const request of this.running) request.cancel();
    this.running.clear();
  }

  /** @param {string} op @param {object} fields @returns {Promise<any>} */
  async #ask(op, fields) {
    const request = this.link.request(op, { search: this.search, ...fields }, this.onProgress);
    this.running.add(request);
    try {
      return await request.done;
    } finally {
      this.running.delete(request);
    }
  }
}

/** Whether an algorithm looks at everything. @param {string} [algorithm] */
export const isPlain = (algorithm) => algorithm === 'minimax' || algorithm === 'negamax';

/** What went wrong, in words: the server's refusals and faulty files. @param {unknown} error @param {string} [algorithm] */
export function faultText(error, algorithm) {
  if (error instanceof TraceError) return t(`explain-trace-${error.code}`, error.args);
  const code = error instanceof ServerError ? error.code : '';
  const { text, detail } = errorText(error);
  const message = refusedFor(error) || detail;
  const reason = error instanceof ServerError ? error.event.reason?.name : '';
  // What an algorithm cannot do is no question of what the server allows.
  if (reason?.includes('chance')) return message;
  switch (code) {
    // The text of a typed tree, and not the search.
    case 'too_large': return reason === 'bytes' ? text : t(isPlain(algorithm) ? 'explain-too-large-plain' : 'explain-too-large', { message });
    case 'over': return t('explain-over');
    case 'record': case 'rules': return reason?.startsWith('tree') ? t('explain-bad-tree', { message }) : detail ? `${text} ${detail}` : text;
    default: return detail ? `${text} ${detail}` : text;
  }
}

/** A state is kept every so many events, to begin from. */
const APART = 500;

/** A search looked into from a trace file, without the server; answers as `RemoteSource` does. @implements {Source} */
export class LocalSource {
  /** @param {Trace} trace @param {string} text of the file */
  constructor(trace, text) {
    this.trace = trace;
    this.text = text;
    this.search = trace.search;
    /** @type {Pick<StepPage, 'open' | 'counts'>[]} */
    this.kept = this.#walk();
  }

  /** What the search found, and its root. */
  async begin() {
    return { totals: this.trace.totals, root: this.#node(0), view: 'tree' };
  }

  /** @param {number} node @param {number} from @param {number} count @returns {Promise<TreePage>} */
  async tree(node, from, count) {
    const visit = this.#node(node);
    const children = this.#children(visit).slice(from, from + count);
    return { totals: this.trace.totals, node: visit, path: this.#path(visit), from, children, skipped_moves: this.trace.skipped.get(node) ?? [] };
  }

  /** @param {number} from @param {number} count @param {'next_cut' | 'previous_cut'} [seek] @returns {Promise<StepPage>} */
  async steps(from, count, seek) {
    const { events, totals } = this.trace;
    const start = !seek ? from : seek === 'next_cut' ? events.findIndex(({ kind, n }) => kind === 'cut' && n > from)
      : events.findLastIndex(({ kind, n }) => kind === 'cut' && n < from);
    if (start < 0) return { totals, from, events: [], open: [], counts: { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0 } };
    const kept = this.kept[Math.floor(start / APART)];
    const state = this.#state(kept);
    for (let n = start - (start % APART); n < start; n++) state.apply(events[n]);
    return { totals, from: start, events: events.slice(start, start + count), open: this.#open(state), counts: state.counts };
  }

  /** @param {number} node @returns {Promise<Why>} */
  async why(node) {
    const visit = this.#node(node);
    const path = this.#path(visit);
    const children = this.#children(visit);
    const last = children[children.length - 1];
    const limit = visit.side === 'x' ? visit.beta : visit.alpha;
    // The limit was set by the nearest node above, of the other side, that was entered without it.
    const owner = path.findLast((above) => above.side !== visit.side && (visit.side === 'x' ? above.beta : above.alpha) !== limit);
    const giver = owner && this.#children(owner).findLast((child) => child.id + child.size <= node && compare(child.value, limit) === 0);
    return {
      totals: this.trace.totals, node: visit, path, by: last?.move ?? '', value: last?.value ?? visit.value,
      elsewhere: owner && giver ? { node: owner.id, move: giver.move, value: bare(giver.value) } : null,
      refutation: last ? this.#line(last) : [], skipped_moves: this.trace.skipped.get(node) ?? [], minimax: null,
    };
  }

  /** Only what was opened can be saved again. @param {string} format */
  async file(format) {
    if (format !== 'json') throw new Error('');
    return { name: 'trace.json', mime: 'application/json', text: this.text };
  }

  close() {}

  /** @param {number} id */
  #node(id) {
    return this.trace.nodes[Math.max(0, Math.min(this.trace.nodes.length - 1, id))];
  }

  /** @param {Visit} visit */
  #children(visit) {
    /** @type {Visit[]} */
    const children = [];
    for (let id = visit.id + 1; id < visit.id + visit.size; id += this.trace.nodes[id].size) children.push(this.trace.nodes[id]);
    return children;
  }

  /** @param {Visit} visit */
  #path(visit) {
    /** @type {Visit[]} */
    const path = [];
    for (let id = visit.parent; id !== null; id = this.trace.nodes[id].parent) path.push(this.trace.nodes[id]);
    return path.reverse();
  }

  /** The play from a node on, as far as it was recorded. @param {Visit} visit */
  #line(visit) {
    const line = [];
    for (let node = visit; ; node = this.trace.nodes[node.best]) {
      if (node.move !== null) line.push(node.move);
      if (node.best === null) return line;
    }
  }

  /** @param {Pick<StepPage, 'open' | 'counts'>} kept */
  #state(kept) {
    return new StepState(this.trace.nodes[0].side, kept.open, kept.counts);
  }

  /** The open nodes of a state, as the protocol has them. @param {StepState} state @returns {OpenNode[]} */
  #open(state) {
    const frames = state.returned ? state.frames.slice(0, -1) : state.frames;
    return frames.map(({ id, alpha, beta, best, value }) => ({ node: this.trace.nodes[id], alpha, beta, best, value }));
  }

  /** The states to begin from. */
  #walk() {
    const state = this.#state({ open: [], counts: { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0 } });
    /** @type {Pick<StepPage, 'open' | 'counts'>[]} */
    const kept = [];
    this.trace.events.forEach((event, n) => {
      if (n % APART === 0) kept.push({ open: this.#open(state), counts: { ...state.counts } });
      state.apply(event);
    });
    return kept;
  }
}
