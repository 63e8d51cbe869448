/** How to read the drawing. */
import { h, s } from '../view/dom.js';

/** Each sign, drawn as in the tree, with the message that explains it. @type {[string, string, string][]} */
const SIGNS = [
  ['max', 'turn-sign x', 'M9 14L15 4L21 14z'],
  ['min', 'turn-sign o', 'M9 4L15 14L21 4z'],
  ['best', 'edge best', 'M2 9h26'],
  ['cut', 'edge cut', 'M2 9h26'],
  ['future', 'edge future', 'M2 9h26'],
];

export function legend() {
  return h('details', { class: 'card legend', id: 'tree-legend' }, h('summary', { 'data-l10n': 'explain-legend' }),
    h('ul', {},
      ...SIGNS.map(([id, kind, d]) => h('li', {},
        s('svg', { viewBox: '0 0 30 18', width: 30, height: 18, 'aria-hidden': 'true' }, s('path', { class: kind, d })),
        h('span', { 'data-l10n': `explain-legend-${id}` }))),
      ...['values', 'bounds', 'window', 'table'].map((id) => h('li', {}, h('span', { 'data-l10n': `explain-legend-${id}` })))));
}
