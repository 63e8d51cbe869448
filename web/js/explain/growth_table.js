/**
 * The children of a node of a tree that grows, as a table: what UCT is made of, or proof and disproof numbers.
 *
 * @import {GrowthNode, GrowthPage} from './growth_model.js'
 */
import { h, setText } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { valueText } from '../view/words.js';
import { boundsText, nodeName, proofText, shareText } from './growth_words.js';

/** The columns, each with its words. @type {Record<'mcts' | 'pns', string[]>} */
const COLUMNS = { mcts: ['move', 'visits', 'mean', 'explore', 'uct', 'bounds'], pns: ['move', 'proof', 'disproof', 'value'] };

export class GrowthTable {
  /** @param {(id: number) => void} onSelect */
  constructor(onSelect) {
    this.onSelect = onSelect;
    this.title = h('h2', { id: 'growth-table-title' });
    this.note = h('p', { class: 'small', id: 'growth-table-note' });
    this.head = h('tr');
    this.body = h('tbody', { id: 'growth-children' });
    this.element = h('section', { class: 'card growth-table-card', id: 'growth-table-card' }, this.title,
      h('div', { class: 'growth-table-box', tabindex: 0, role: 'group', 'aria-labelledby': 'growth-table-title' },
        h('table', { class: 'growth-table', id: 'growth-table', 'aria-labelledby': 'growth-table-title' }, h('thead', {}, this.head), this.body)), this.note);
  }

  /** @param {GrowthPage} page @param {{node: GrowthNode, children: GrowthNode[]}} opened @param {string} phase @param {string} game
   * @param {Set<number>} way the nodes on the way of the iteration */
  show(page, { node, children }, phase, game, way) {
    const { view } = page.totals;
    const rows = phase === 'select' && node.id === page.told?.expanded ? [] : children;
    setText(this.title, t('explain-growth-table', { node: nodeName(node) }));
    this.head.replaceChildren(...COLUMNS[view].map((name) => h('th', { scope: 'col' }, t(`explain-growth-column-${name}`))));
    const focused = this.body.contains(document.activeElement) ? document.activeElement?.getAttribute('data-child') : null;
    this.body.replaceChildren(...rows.map((child) => this.#row(child, view, game, way.has(child.id))));
    if (focused) /** @type {HTMLElement | null} */ (this.body.querySelector(`[data-child="${focused}"]`))?.focus();
    const left = node.children - children.length;
    const kind = rows.length === 0 ? 'explain-growth-table-none' : view === 'mcts' ? 'explain-growth-table-uct' : node.any ? 'explain-growth-table-or' : 'explain-growth-table-and';
    setText(this.note, [t(kind), ...(left > 0 ? [t('explain-more-left', { n: number(left) })] : [])].join(' '));
  }

  /** @param {GrowthNode} child @param {'mcts' | 'pns'} view @param {string} game @param {boolean} onWay */
  #row(child, view, game, onWay) {
    const value = child.value === '?' ? '' : valueText(child.value, game);
    const cells = view === 'mcts'
      ? [number(child.visits ?? 0), shareText(child.mean), shareText(child.explore), shareText(child.uct), boundsText(child, game)]
      : [proofText(child.proof), proofText(child.disproof), value];
    const classes = [...(child.next ? ['next'] : []), ...(onWay ? ['on-way'] : []), ...(child.done ? ['settled'] : [])].join(' ');
    const name = h('button', { type: 'button', class: 'crumb', 'data-child': child.id, click: () => this.onSelect(child.id) }, `${child.next ? '▸ ' : ''}${nodeName(child)}`);
    if (child.next) name.setAttribute('aria-label', `${nodeName(child)}, ${t('explain-growth-next')}`);
    return h('tr', { class: classes, 'data-node': child.id }, h('th', { scope: 'row' }, name), ...cells.map((text) => h('td', {}, text)));
  }
}
