/**
 * The tab "Museum": each fault with what it does, its wrong line and the fix, and the smallest position in which it shows.
 *
 * @import {Shell} from './shell.js'
 */
import { h, show } from '../view/dom.js';
import { FaultLine } from '../view/messages.js';
import { number, t } from '../words/language.js';
import { showBoard } from '../explain/small_board.js';
import { sideName, valueText } from '../view/words.js';
import { faultOf, scrolled } from './words.js';

/** An exhibit that is no fault but a convention, which costs nodes: nothing calls it wrong. */
const CONVENTION = 'strict-cut';

/** The columns of the overview, with what they show. */
const COLUMNS = /** @type {const} */ ({ depth: 'depth', wrong: 'wrong_values', worse: 'worse_moves', lost: 'lost_results', nodes: 'nodes', fixed: 'nodes_fixed' });

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    /** @type {Exhibit[] | null} */
    this.exhibits = null;
    /** What the faulty searches play. */
    this.game = '';
    this.asked = false;
    this.fault = new FaultLine('lab-m-fault');
    this.busy = h('p', { class: 'totals', id: 'lab-m-busy', 'data-l10n': 'lab-m-busy', hidden: true });
    this.all = h('div', { id: 'lab-m-all' });
    this.list = h('div', { id: 'lab-m-exhibits', class: 'lab-exhibits' });
    host.append(h('section', { class: 'card' }, h('h2', { 'data-l10n': 'lab-m-title' }), h('p', { class: 'lab-about', 'data-l10n': 'lab-m-about' }),
      this.busy, this.fault.element, this.all, h('p', { class: 'small', 'data-l10n': 'lab-m-note' })), this.list);
    shell.app.bus.on(['language', 'settings'], () => this.render());
  }

  shown() {
    if (!this.exhibits && !this.asked) this.#ask();
  }

  async #ask() {
    this.asked = true;
    this.fault.clear();
    show(this.busy, true);
    try {
      const museum = /** @type {any} */ (await this.shell.app.link.request('museum', {}).done);
      [this.game, this.exhibits] = [museum.game, museum.faults];
      this.render();
    } catch (error) {
      this.fault.tell(faultOf(error));
      // The next time the tab is shown it is asked for again.
      this.asked = false;
    }
    show(this.busy, false);
  }

  render() {
    if (!this.exhibits) return;
    this.all.replaceChildren(overview(this.exhibits));
    this.list.replaceChildren(...this.exhibits.map((one) => exhibit(this.shell.app.positions, this.game, one)));
  }
}

/** All faults in one table. @param {Exhibit[]} exhibits */
function overview(exhibits) {
  const head = h('tr', {}, h('th', { scope: 'col', class: 'words' }, t('lab-m-fault')),
    ...Object.keys(COLUMNS).map((name) => h('th', { scope: 'col' }, t(`lab-m-${name}`))));
  // The address is the game's, so a link inside of the page may not change it.
  const jump = (/** @type {string} */ name) => (/** @type {Event} */ event) => {
    event.preventDefault();
    const place = document.getElementById(`lab-m-${name}`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  const rows = exhibits.map(({ name, findings }) => h('tr', { 'data-fault': name },
    h('th', { scope: 'row', class: 'words' }, h('a', { href: `#lab-m-${name}`, click: jump(name) }, t(`lab-fault-${name}`))),
    ...Object.values(COLUMNS).map((field) => h('td', {}, number(findings[field])))));
  return scrolled(t('lab-m-overview'), head, rows);
}

/** @param {Positions} positions @param {string} game @param {Exhibit} shown */
function exhibit(positions, game, { name, algorithm, evaluator, line, fix, findings, smallest }) {
  const code = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {string} */ text) =>
    h('div', { class: `lab-code ${kind}` }, h('span', { class: 'small' }, t(id)), h('code', {}, text));
  const { positions: all, nodes, nodes_fixed: fixed, nodes_from_start: start, nodes_from_start_fixed: startFixed } = findings;
  const facts = [
    ['wrong', findings.wrong_values], ['worse', findings.worse_moves], ['lost', findings.lost_results],
  ].map(([what, count]) => t(`lab-m-says-${what}`, { n: count, shown: number(Number(count)), all: number(all) }));
  const cost = nodes === fixed ? t('lab-m-says-same', { nodes: number(nodes) })
    : t(nodes > fixed ? 'lab-m-says-more' : 'lab-m-says-fewer', {
      nodes: number(nodes), fixed: number(fixed), percent: number(Math.round(Math.abs(100 * (nodes / fixed - 1)))), start: number(start), right: number(startFixed),
    });
  return h('section', { class: 'card lab-exhibit', id: `lab-m-${name}`, tabindex: -1 },
    h('h2', {}, t(`lab-fault-${name}`)),
    h('p', { class: 'lab-about' }, t(`fault-${name}`)),
    h('p', { class: 'small' }, t('lab-m-setting', { algorithm, evaluator, depth: findings.depth })),
    code(name === CONVENTION ? 'plain' : 'wrong', `lab-m-line-${name === CONVENTION ? 'convention' : 'wrong'}`, line),
    code(name === CONVENTION ? 'plain' : 'fixed', `lab-m-line-${name === CONVENTION ? 'usual' : 'fixed'}`, fix),
    h('ul', { class: 'lab-facts' }, ...facts.map((text) => h('li', {}, text)), h('li', {}, cost)),
    ...(smallest ? [counterExample(positions, { game, moves: smallest.moves }, name, smallest, { algorithm, evaluator, depth: findings.depth })] : []));
}

/**
 * The smallest position in which a fault shows. @param {Positions} positions @param {GameRef} ref @param {string} name @param {CounterExample} shown
 * @param {{algorithm: string, evaluator: string, depth: number}} search
 */
function counterExample(positions, ref, name, { effect, faulty, fixed }, { algorithm, evaluator, depth }) {
  const side = positions.scene(ref)?.side;
  const says = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {Said} */ said) => h('p', { class: `lab-says ${kind}` },
    t(id, { moves: said.moves.join(', '), value: valueText(said.value, ref.game), n: said.nodes, nodes: number(said.nodes) }));
  const board = h('div', {});
  showBoard(board, positions, ref, 132);
  const link = `#${ref.game}&x=human&o=human${ref.moves.length > 0 ? `&moves=${ref.moves.join('.')}` : ''}&view=explain&search=${algorithm}:${depth}:${evaluator}`;
  return h('div', { class: 'lab-example' }, board,
    h('div', { class: 'lab-example-words' },
      h('h3', {}, t('lab-m-smallest')),
      h('p', {}, t(`lab-m-effect-${name === CONVENTION ? 'convention' : effect}`, { side: side ? sideName(side, ref.game) : '' })),
      says('faulty', `lab-m-plays-${name === CONVENTION ? 'convention' : 'faulty'}`, faulty),
      says('fixed', `lab-m-plays-${name === CONVENTION ? 'usual' : 'fixed'}`, fixed),
      h('a', { class: 'lab-link', id: `lab-m-open-${name}`, href: link }, t('lab-m-open'))));
}
