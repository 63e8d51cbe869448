/**
 * What is known about the node that is selected in the tree, and what one can do with it.
 *
 * @import {TreeView} from './tree_view.js'
 * @import {NodeItem} from './tree_model.js'
 */
import { h } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { windowText } from '../model/values.js';
import { sideName, spokenValue, valueText } from '../view/words.js';
import { nameOfNode } from './item_text.js';

export class NodeCard {
  /** @param {{why: (node: number) => void, stepTo: (event: number) => void}} hands */
  constructor(hands) {
    this.hands = hands;
    /** What is told. @type {{item: NodeItem | null, isOpen: boolean}} */
    this.shown = { item: null, isOpen: false };
    this.body = h('div', { class: 'node-facts' });
    this.element = h('section', { class: 'card', id: 'node-card' }, h('h2', { 'data-l10n': 'explain-node' }), this.body);
  }

  /** @param {TreeView} view @param {boolean} [anew] */
  render(view, anew = false) {
    const { model, current, look } = view;
    const selected = model?.selected;
    if (!selected || !current || !look) return;
    const item = selected.kind === 'node' ? selected : /** @type {NodeItem} */ (selected.parent);
    if (!anew && item === this.shown.item && item.isOpen === this.shown.isOpen) return;
    this.shown = { item, isOpen: item.isOpen };
    const { visit } = item;
    const { game } = current.game;
    const fact = (/** @type {string} */ label, /** @type {string} */ value) => [h('dt', {}, label), h('dd', {}, value)];
    const facts = h('dl', { class: 'facts-list' },
      ...fact(t('explain-fact-turn'), t(visit.side === 'x' ? 'explain-max' : 'explain-min', { side: sideName(visit.side, game) })),
      ...fact(t('explain-fact-value'), `${valueText(visit.value, game)} (${spokenValue(visit.value, game)})`),
      ...(look.windows ? fact(t('explain-fact-window'), windowText(visit.alpha, visit.beta, looksOf(game))) : []),
      ...fact(t('explain-fact-kind'), t(`explain-kind-${visit.kind}`)),
      ...(visit.size > 1 ? fact(t('explain-fact-size'), t('explain-nodes', { n: visit.size, shown: number(visit.size) })) : []),
      ...(visit.skipped > 0 ? fact(t('explain-fact-cut'), t('explain-skipped', { n: visit.skipped })) : []),
      ...(visit.again ? fact(t('explain-again'), t('explain-again-why')) : []));
    const button = (/** @type {string} */ id, /** @type {string} */ words, /** @type {() => void} */ click) =>
      h('button', { id, type: 'button', class: 'small-button', click }, words);
    const focus = this.body.contains(document.activeElement) ? document.activeElement?.id : '';
    this.body.replaceChildren(
      h('p', { class: 'node-name', id: 'node-name' }, `${nameOfNode(item)} · #${visit.id}`), facts,
      h('div', { class: 'node-buttons' },
        ...(visit.skipped > 0 ? [button('node-why', t('explain-why'), () => this.hands.why(visit.id))] : []),
        ...(visit.source === null ? [] : [button('node-source', t('explain-to-source', { id: visit.source }), () => view.goTo(Number(visit.source)))]),
        button('node-step', t('explain-step-here'), () => this.hands.stepTo(visit.first)),
        ...(model.isInner(item) ? [button('node-toggle', t(item.isOpen ? 'explain-close' : 'explain-open'), () => model.toggle(item))] : [])));
    // A button that was pressed keeps the keyboard.
    if (focus) /** @type {HTMLElement | null} */ (this.body.querySelector(`#${focus}`))?.focus();
  }
}
