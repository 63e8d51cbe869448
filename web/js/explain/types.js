/**
 * The types of the Explain view, as docs/protocol.md has them; known everywhere without an import. Nothing here runs.
 *
 * A typed tree is the game `tree:(3 (5 -2))`.
 * @typedef {{game: GameRef, algorithm: string, depth?: number, evaluator?: string, weights?: number[], order?: string, window?: [Value, Value]}} SearchRequest
 *
 * A visit of a node: nodes are numbered in the order in which they are entered.
 * @typedef {{id: number, parent: number | null, round: number, ply: number, move: string | null, name?: string, side: Side,
 *   alpha: Value, beta: Value, kind: 'inner' | 'finished' | 'horizon' | 'table', value: Value,
 *   best: number | null, children: number, skipped: number, cut: {alpha: Value, beta: Value} | null,
 *   source: number | null, again: boolean, size: number, first: number, last: number}} Visit
 *
 * `side`: of `enter`, who is to move there.
 * @typedef {'enter' | 'leaf' | 'table' | 'improved' | 'cut' | 'return' | 'round'} StepKind
 * @typedef {{n: number, kind: StepKind, node: number, move: string | null, side?: Side, alpha: Value, beta: Value,
 *   value: Value | null, leaf?: 'finished' | 'horizon', skipped?: number, depth?: number}} Step
 *
 * @typedef {{root: number, depth: number, nodes: number, value: Value, best: string | null}} Round
 * @typedef {{game: string, nodes: number, leaves: number, evaluations: number, generated: number, cutoffs: number, table_hits: number,
 *   deepest: number, events: number, value: Value, best: string | null, line: string[], rounds: Round[]}} Totals
 * @typedef {{nodes: number, leaves: number, cutoffs: number, table_hits: number}} Counts
 *
 * @typedef {{totals: Totals, node: Visit, path: Visit[], from: number, children: Visit[], skipped_moves: string[]}} TreePage
 * @typedef {{node: Visit, alpha: Value, beta: Value, best: string | null, value: Value | null}} OpenNode
 * @typedef {{totals: Totals, from: number, events: Step[], open: OpenNode[], counts: Counts}} StepPage
 * @typedef {{totals: Totals, node: Visit, path: Visit[], by: string, value: Value,
 *   elsewhere: {node: number, move: string | null, value: Value, scout?: boolean} | null, refutation: string[], skipped_moves: string[],
 *   minimax: {nodes: number, exact: boolean} | null}} Why
 *
 * Where the tree, the steps and the reasons of one search come from: the server, or a file.
 * @typedef {{search: SearchRequest,
 *   tree: (node: number, from: number, count: number) => Promise<TreePage>,
 *   steps: (from: number, count: number, seek?: 'next_cut' | 'previous_cut') => Promise<StepPage>,
 *   why: (node: number) => Promise<Why>,
 *   file: (format: string) => Promise<{name: string, mime: string, text: string}>,
 *   close: () => void}} Source
 *
 * The search that is looked into; `typed`: of a typed tree.
 * @typedef {{source: Source, search: SearchRequest, totals: Totals, root: Visit, typed: boolean, game: GameRef, algorithm: string,
 *   nameAt: import('./sentences.js').NameAt}} Current
 */
