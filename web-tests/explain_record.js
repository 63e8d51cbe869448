/**
 * Alpha-beta on a nested list, recorded as a trace file of the protocol: what the tests of Explain look into.
 */
const INFINITE = 1_000_000_001;
/** A number as the server writes it, with the mark of a bound. */
const V = (n, bound = 'exact') => ({ lower: '≥', upper: '≤', exact: '' })[bound] + (n >= INFINITE ? '+inf' : n <= -INFINITE ? '-inf' : n > 0 ? `+${n}` : String(n));

/** @param {any} tree such as `[[3, 12, 8], [2, 4, 6], [14, 5, 2]]` @param {{prune?: boolean}} [options] */
export function record(tree, { prune = true } = {}) {
  const [nodes, events, skippedMoves] = [[], [], {}];
  const event = (kind, node, fields) => events.push({ n: events.length, kind, node, move: null, value: null, ...fields, alpha: V(fields.alpha), beta: V(fields.beta) });
  const visit = (here, parent, ply, move, alpha, beta) => {
    const id = nodes.length;
    const side = ply % 2 === 0 ? 'x' : 'o';
    const node = {
      id, parent, round: 0, ply, move, side, alpha: V(alpha), beta: V(beta), kind: Array.isArray(here) ? 'inner' : 'finished', value: 0, bound: 'exact', best: null,
      children: 0, skipped: 0, cut: null, source: null, again: false, size: 1, first: events.length, last: 0,
    };
    nodes.push(node);
    event('enter', id, { move, side, alpha, beta });
    if (Array.isArray(here)) inner(node, here, alpha, beta);
    else {
      node.value = here;
      event('leaf', id, { alpha, beta, value: V(here), leaf: 'finished' });
    }
    node.size = nodes.length - id;
    node.last = events.length;
    event('return', id, { alpha, beta, value: V(node.value, node.bound) });
    const { value, bound } = node;
    node.value = V(value, bound);
    delete node.bound;
    return { id, move, value, bound };
  };
  const inner = (node, children, entryAlpha, entryBeta) => {
    let [alpha, beta] = [entryAlpha, entryBeta];
    const isMax = node.side === 'x';
    node.value = isMax ? -INFINITE : INFINITE;
    for (let i = 0; i < children.length; i++) {
      const window = prune ? [alpha, beta] : [-INFINITE, INFINITE];
      const child = visit(children[i], node.id, node.ply + 1, String(i + 1), ...window);
      node.children += 1;
      if (isMax ? child.value <= node.value : child.value >= node.value) continue;
      node.value = child.value;
      node.best = child.id;
      if (isMax ? child.value <= alpha : child.value >= beta) continue;
      if (isMax) alpha = child.value;
      else beta = child.value;
      event('improved', node.id, { move: child.move, alpha, beta, value: V(child.value, child.bound) });
      if (!prune || alpha < beta || i + 1 === children.length) continue;
      node.skipped = children.length - 1 - i;
      node.cut = { alpha: V(alpha), beta: V(beta) };
      skippedMoves[node.id] = children.slice(i + 1).map((_, k) => String(i + 2 + k));
      event('cut', node.id, { move: child.move, alpha, beta, value: V(child.value, child.bound), skipped: node.skipped });
      break;
    }
    if (prune && node.value <= entryAlpha) node.bound = 'upper';
    else if (prune && node.value >= entryBeta) node.bound = 'lower';
  };
  const root = visit(tree, null, 0, null, -INFINITE, INFINITE);
  const count = (kind) => events.filter((step) => step.kind === kind).length;
  return {
    format: 'inarow-trace', version: 2, program: 'test',
    search: { game: { game: `tree:${JSON.stringify(tree).replaceAll('[', '(').replaceAll(']', ')').replaceAll(',', ' ')}`, moves: [] }, algorithm: prune ? 'alpha-beta' : 'minimax' },
    totals: {
      nodes: nodes.length, leaves: count('leaf'), evaluations: 0, generated: nodes.length - 1, cutoffs: count('cut'), table_hits: 0,
      deepest: Math.max(...nodes.map(({ ply }) => ply)), events: events.length, value: V(root.value, root.bound),
      best: nodes[0].best === null ? null : nodes[nodes[0].best].move, line: [], rounds: [], game: 'tree',
    },
    nodes, events, skipped_moves: skippedMoves,
  };
}

export const BOOK = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];
