/**
 * The tab "Museum": each fault with what it does, its wrong line and the mend, and the smallest position in which it shows.
 *
 * @import {Exhibit, Findings} from './types.js'
 * @import {Shell} from './shell.js'
 */
import { h, show } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { boardPicture, positionAt } from '../explain/small_board.js';
import { valueText } from '../explain/values.js';
import { FaultLine } from './fault_line.js';
import { explainLink } from './explain_link.js';
import { scrolled } from './table_view.js';

const COLUMNS = ['depth', 'wrong', 'worse', 'lost', 'nodes', 'mended'];
/** So many plies are the whole game, and a value of 0 is a draw then. */
const WHOLE = 9;

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    /** @type {Exhibit[] | null} */
    this.exhibits = null;
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
      this.exhibits = /** @type {any} */ (await this.shell.app.link.request('museum', {}).done).faults;
      this.render();
    } catch (error) {
      this.fault.tell(error);
      // The next time the tab is shown it is asked for again.
      this.asked = false;
    }
    show(this.busy, false);
  }

  render() {
    if (!this.exhibits) return;
    this.all.replaceChildren(overview(this.exhibits));
    this.list.replaceChildren(...this.exhibits.map(exhibit));
  }
}

/** @param {Findings} findings */
const numbers = ({ depth, wrong_values: wrong, worse_moves: worse, lost_results: lost, nodes, nodes_mended: mended }) => [depth, wrong, worse, lost, nodes, mended];

/** All faults in one table. @param {Exhibit[]} exhibits */
function overview(exhibits) {
  const caption = t('lab-m-overview');
  const head = h('tr', {}, h('th', { scope: 'col', class: 'words' }, t('lab-m-fault')), h('th', { scope: 'col', class: 'words' }, t('lab-m-seen')),
    ...COLUMNS.map((name) => h('th', { scope: 'col' }, t(`lab-m-${name}`))));
  const rows = exhibits.map(({ name, seen, findings }) => h('tr', { 'data-fault': name },
    h('th', { scope: 'row', class: 'words' }, h('a', { href: `#lab-m-${name}`, click: (/** @type {Event} */ event) => jump(event, name) }, t(`lab-fault-${name}`))),
    h('td', { class: 'words' }, seen.join(', ')), ...numbers(findings).map((count) => h('td', {}, number(count)))));
  return scrolled(caption, h('table', { class: 'lab-table' }, h('caption', { class: 'unseen' }, caption), h('thead', {}, head), h('tbody', {}, ...rows)));
}

/** The address is the game's, so a link inside of the page may not change it. @param {Event} event @param {string} name */
function jump(event, name) {
  event.preventDefault();
  const place = document.getElementById(`lab-m-${name}`);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** @param {Exhibit} shown */
function exhibit({ name, seen, algorithm, evaluator, line, mend, findings, smallest }) {
  const code = (/** @type {string} */ kind, /** @type {string} */ text) =>
    h('div', { class: `lab-code ${kind}` }, h('span', { class: 'small' }, t(`lab-m-line-${kind}`)), h('code', {}, text));
  const { positions, nodes, nodes_mended: mended, nodes_from_start: start, nodes_from_start_mended: startMended } = findings;
  const facts = [
    ['wrong', findings.wrong_values], ['worse', findings.worse_moves], ['lost', findings.lost_results],
  ].map(([what, count]) => t(`lab-m-says-${what}`, { n: count, shown: number(Number(count)), all: number(positions) }));
  const cost = nodes === mended ? t('lab-m-says-same', { nodes: number(nodes) })
    : t(nodes > mended ? 'lab-m-says-more' : 'lab-m-says-fewer', {
      nodes: number(nodes), mended: number(mended), percent: number(Math.round(Math.abs(100 * (nodes / mended - 1)))), start: number(start), right: number(startMended),
    });
  return h('section', { class: 'card lab-exhibit', id: `lab-m-${name}`, tabindex: -1 },
    h('h2', {}, t(`lab-fault-${name}`)),
    h('p', { class: 'lab-about' }, t(`lab-fault-${name}-text`)),
    h('p', { class: 'small' }, t('lab-m-setting', { algorithm, evaluator, depth: findings.depth, seen: seen.join(', ') })),
    code('wrong', line), code('mended', mend),
    h('ul', { class: 'lab-facts' }, ...facts.map((text) => h('li', {}, text)), h('li', {}, cost)),
    ...(smallest ? [counterExample(name, smallest, { algorithm, evaluator, depth: findings.depth })] : []));
}

/**
 * The smallest position in which a fault shows. @param {string} name @param {import('./types.js').CounterExample} shown
 * @param {{algorithm: string, evaluator: string, depth: number}} search
 */
function counterExample(name, { effect, moves, faulty, mended }, search) {
  const position = positionAt({ rules: '3x3x3', first: 'x', moves }, []);
  const says = (/** @type {string} */ kind, /** @type {import('./types.js').Said} */ said) => h('p', { class: `lab-says ${kind}` },
    t(`lab-m-plays-${kind}`, { moves: said.moves.join(', '), value: valueText(said.raw, { draws: search.depth >= WHOLE, signed: true }), n: said.nodes, nodes: number(said.nodes) }));
  return h('div', { class: 'lab-example' },
    ...(position ? [boardPicture(position, 132)] : []),
    h('div', { class: 'lab-example-words' },
      h('h3', {}, t('lab-m-smallest')),
      h('p', {}, t(`lab-m-effect-${effect}`, { side: position?.side.toUpperCase() ?? '' })),
      says('faulty', faulty), says('mended', mended),
      h('a', { class: 'lab-link', id: `lab-m-open-${name}`, href: explainLink(moves, search) }, t('lab-m-open'))));
}
