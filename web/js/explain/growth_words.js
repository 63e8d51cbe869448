/**
 * What the iterations of MCTS and of proof-number search are called: the line of the pseudocode, a sentence for each phase, and the numbers
 * of a node as text.
 *
 * @import {Asked, GrowthNode, GrowthPage} from './growth_model.js'
 */
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { shortValue, windowText } from '../model/values.js';
import { moveName, sideName, valueText } from '../view/words.js';

/** @type {Record<'mcts' | 'pns', string[]>} */
export const CODE = {
  mcts: [
    'until a limit, or the root is solved:',
    '  node = root                // selection',
    '  while node was visited before:',
    '    if it has no children:   // expansion',
    '      add one for each move',
    '    node = an untried child, by lot; else the one',
    '      with the largest mean + √2·√(ln N / n)',
    '  result = random moves to the end // simulation',
    '  for each node back to the root: // backpropagation',
    '    n = n + 1; sum = sum + result',
    '    bounds = the best of the children\'s bounds',
  ],
  pns: [
    'first ask: is it a win? then halfway, until low = high',
    'ask: is the root worth the threshold or more?',
    '  until pn(root) = 0 or dn(root) = 0:',
    '    node = root',
    '    while node has children: // most-proving node',
    '      node = child with the least pn at OR, dn at AND',
    '    add its children: pn, dn = 0, ∞ if that is a yes',
    '      ∞, 0 if a no; 1, 1 if nobody knows yet',
    '    for each node back to the root:',
    '      OR:  pn = least pn,  dn = sum of dn',
    '      AND: pn = sum of pn, dn = least dn',
    '  the answer is yes if pn(root) = 0',
  ],
};

/** Whether the last step of the selection was to one of the children never tried. @param {GrowthPage} page */
const byLot = ({ told }) => told?.path.at(-1)?.before.visits === 0;

/** The line of the code. @param {GrowthPage} page @param {string} phase */
export function litLine(page, phase) {
  const { totals: { view }, told } = page;
  if (!told) return view === 'mcts' ? 0 : 1;
  if (view === 'mcts') {
    if (phase === 'select') return told.path.length > (byLot(page) ? 2 : 1) ? 6 : 1;
    if (phase === 'expand') return told.expanded === null ? 5 : 4;
    return phase === 'simulate' ? 7 : 9;
  }
  if (phase === 'select') return 5;
  if (phase === 'expand') return 6;
  return isAnswered(told.path[0].after) ? 11 : told.path[0].after.any ? 9 : 10;
}

/** @param {GrowthNode} node */
const isAnswered = ({ proof, disproof }) => proof === 0 || disproof === 0;

/** A proof number, which may be infinite. @param {number | null | undefined} n */
export const proofText = (n) => (n === null || n === undefined ? '∞' : number(n));

/** A mean or a term of UCT. @param {number | null | undefined} n */
export const shareText = (n) => (n === null || n === undefined ? '–' : number(n, { minimumFractionDigits: 3, maximumFractionDigits: 3 }));

/** The name of a node. @param {GrowthNode} node */
export const nodeName = ({ name, move }) => name ?? (move === null ? t('explain-root') : moveName(move));

/** What is known of the value from below and above; empty if nothing. @param {GrowthNode} node @param {string} game */
export function boundsText({ low, high }, game) {
  if (low === undefined || high === undefined || (low === '-inf' && high === '+inf')) return '';
  return low === high ? shortValue(low, looksOf(game)) : windowText(low, high, looksOf(game));
}

/** The numbers of a node in the drawing: the larger text and the one below it. @param {GrowthNode} node @param {string} game
 * @returns {[string, string]} */
export function numbersText(node, game) {
  const value = node.value === '?' ? '' : shortValue(node.value, looksOf(game));
  if (node.visits !== undefined) return [node.visits === 0 ? '–' : value, `n = ${number(node.visits)}`];
  return [`${proofText(node.proof)} / ${proofText(node.disproof)}`, value];
}

/** The same for who listens. @param {GrowthNode} node @param {string} game */
export function spokenNumbers(node, game) {
  const value = node.value === '?' ? '' : valueText(node.value, game);
  const numbers = node.visits === undefined ? t('explain-growth-spoken-proof', { proof: proofText(node.proof), disproof: proofText(node.disproof) })
    : t('explain-growth-visits', { n: node.visits, shown: number(node.visits) });
  return [numbers, value].filter(Boolean).join(', ');
}

/** @param {string[]} names */
const wayOf = (names) => names.join(' › ');

/** What is asked. @param {Asked} asked @param {string} game */
export function questionText({ side, move, threshold, any_win: anyWin, draw }, game) {
  const args = { side: sideName(side, game), value: draw ? '=' : valueText(threshold, game), move: move === null ? '' : moveName(move) };
  if (move !== null) return t('explain-growth-ask-move', args);
  return t(anyWin ? 'explain-growth-ask-win' : draw ? 'explain-growth-ask-draw' : 'explain-growth-ask', args);
}

/** The answer. @param {Asked} asked @param {string} game */
export function answerText({ yes, value }, game) {
  if (yes === null || value === null) return t('explain-growth-no-answer');
  return t(yes ? 'explain-growth-yes' : 'explain-growth-no', { value: valueText(value, game) });
}

/** What happens in a phase of an iteration. @param {GrowthPage} page @param {string} phase @param {string} game */
export function sentence(page, phase, game) {
  const { told, totals: { view } } = page;
  if (!told) return t(`explain-growth-begin-${view}`);
  return view === 'mcts' ? sampling(page, told, phase, game) : proving(page, told, phase, game);
}

/** @param {GrowthPage} page @param {NonNullable<GrowthPage['told']>} told @param {string} phase @param {string} game */
function sampling(page, told, phase, game) {
  const names = told.path.map(({ after }) => nodeName(after));
  const last = names[names.length - 1];
  const value = told.value === null ? '' : valueText(told.value, game);
  switch (phase) {
    case 'select': return t(byLot(page) && names.length > 1 ? 'explain-growth-select-lot' : 'explain-growth-select', { way: wayOf(names.slice(0, names.length > 1 && byLot(page) ? -1 : undefined)), move: last });
    case 'expand': {
      const expanded = page.nodes.find(({ node }) => node.id === told.expanded)?.node;
      if (!expanded) return t('explain-growth-expand-none', { move: last });
      return t('explain-growth-expand', { node: nodeName(expanded), n: expanded.children, shown: number(expanded.children), move: last });
    }
    case 'simulate':
      if (told.playout.length > 0) return t('explain-growth-simulate', { n: told.playout.length, moves: told.playout.map(moveName).join(' '), value });
      return t(told.end === 'horizon' ? 'explain-growth-simulate-horizon' : 'explain-growth-simulate-over', { move: last, value });
    default: {
      const solved = told.path.filter(({ before, after }) => after.low === after.high && before.low !== before.high).map(({ after }) => `${nodeName(after)} ${valueText(after.value, game)}`);
      return [t('explain-growth-backup', { n: names.length, reward: number(told.reward ?? 0, { maximumFractionDigits: 3 }), side: sideName('x', game) }),
        ...(solved.length > 0 ? [t('explain-growth-solved', { nodes: solved.join(', ') })] : [])].join(' ');
    }
  }
}

/** @param {GrowthPage} page @param {NonNullable<GrowthPage['told']>} told @param {string} phase @param {string} game */
function proving(page, told, phase, game) {
  const names = told.path.map(({ after }) => nodeName(after));
  const asked = page.question === null ? null : page.totals.questions[page.question];
  if (phase === 'select') return t('explain-growth-most-proving', { way: wayOf(names), side: asked ? sideName(asked.side, game) : '' });
  if (phase === 'expand') {
    const opened = page.nodes.find(({ node }) => node.id === told.expanded);
    const all = opened?.node.children ?? 0;
    const known = opened?.children ?? [];
    // Of a wide node not all children are here: then only how many there are is told.
    const counts = { yes: known.filter(({ proof }) => proof === 0).length, no: known.filter(({ disproof }) => disproof === 0).length };
    const args = { node: names[names.length - 1], n: all, shown: number(all), ...counts };
    return t(known.length === all ? 'explain-growth-expand-proof' : 'explain-growth-expand-many', args);
  }
  const root = told.path[0].after;
  const args = { n: names.length, proof: proofText(root.proof), disproof: proofText(root.disproof) };
  const words = t('explain-growth-update', args);
  return isAnswered(root) ? `${words} ${t(root.proof === 0 ? 'explain-growth-answer-yes' : 'explain-growth-answer-no')}` : words;
}

/** How the numbers of a node have changed. @param {{before: GrowthNode, after: GrowthNode}} step @param {string} game */
export function changeText({ before, after }, game) {
  const numbers = (/** @type {GrowthNode} */ node) => (node.visits === undefined
    ? `${proofText(node.proof)} / ${proofText(node.disproof)}` : [number(node.visits), ...(node.value === '?' ? [] : [shortValue(node.value, looksOf(game))])].join(' · '));
  return `${numbers(before)} → ${numbers(after)}`;
}
