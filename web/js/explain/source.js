/**
 * A search looked into through the server, and what may go wrong with it. Every request carries the whole search; answers
 * are kept, because the search is deterministic.
 *
 * @import {Link, Request} from '../net/socket.js'
 * @import {SearchRequest, StepPage, TreePage, Why} from './types.js'
 */

import { ServerError } from '../net/socket.js';
import { errorText, refusedFor } from '../view/words.js';
import { language, t } from '../words/language.js';
import { TraceError } from './trace_shape.js';

/** Answers about the tree that are kept. */
const KEPT = 500;

export class RemoteSource {
  /** @param {Link} link @param {SearchRequest} search */
  constructor(link, search) {
    this.link = link;
    this.search = search;
    /** @type {Map<string, Promise<any>>} */
    this.kept = new Map();
    /** @type {Set<Request>} */
    this.running = new Set();
  }

  /** @param {number} node @param {number} from @param {number} count @returns {Promise<TreePage>} */
  tree(node, from, count) {
    return this.#keep(`${node} ${from} ${count}`, () => this.#ask('tree', { node, from, count }));
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

  /** @param {string} key @param {() => Promise<any>} ask */
  #keep(key, ask) {
    const known = this.kept.get(key);
    if (known) return known;
    const answer = ask();
    this.kept.set(key, answer);
    // What failed may be asked for again.
    answer.catch(() => this.kept.delete(key));
    if (this.kept.size > KEPT) this.kept.delete(/** @type {string} */ (this.kept.keys().next().value));
    return answer;
  }

  /** @param {string} op @param {object} fields @returns {Promise<any>} */
  async #ask(op, fields) {
    const request = this.link.request(op, { search: this.search, ...fields });
    this.running.add(request);
    try {
      return await request.done;
    } finally {
      this.running.delete(request);
    }
  }
}

/** What went wrong, in words: the server's refusals and faulty files. @param {unknown} error @param {string} [algorithm] */
export function faultText(error, algorithm) {
  if (error instanceof TraceError) return t(`explain-trace-${error.code}`, error.args);
  const code = error instanceof ServerError ? error.code : '';
  const { text, detail } = errorText(error);
  const message = refusedFor(error) || detail;
  const reason = error instanceof ServerError ? error.event.reason?.name : '';
  switch (code) {
    // The text of a typed tree, and not the search.
    case 'too_large': return reason === 'bytes' ? text : t(algorithm === 'minimax' || algorithm === 'negamax' ? 'explain-too-large-plain' : 'explain-too-large', { message });
    case 'over': return t('explain-over');
    case 'record': case 'rules': return reason?.startsWith('tree') ? t('explain-bad-tree', { message }) : detail ? `${text} ${detail}` : text;
    default: return detail ? `${text} ${detail}` : text;
  }
}
