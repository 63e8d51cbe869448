/**
 * The types of the Explain view, as docs/protocol.md has them. Nothing here runs.
 *
 * @import {Side, WireGame} from '../types.js'
 *
 * A value is a whole number in the eyes of X, who is MAX; see `values.js`.
 *
 * @typedef {'exact' | 'lower' | 'upper'} TreeBound
 * @typedef {'minimax' | 'negamax' | 'alpha-beta' | 'pvs' | 'deepening'} AlgorithmName
 * @typedef {{game?: WireGame, tree?: string, algorithm: AlgorithmName, depth?: number, evaluator?: string,
 *   weights?: number[], order?: string, window?: [number, number]}} SearchRequest
 *
 * A visit of a node: nodes are numbered in the order in which they are entered.
 * @typedef {{id: number, parent: number | null, round: number, ply: number, move: string | null, name?: string, side: Side,
 *   alpha: number, beta: number, kind: 'inner' | 'finished' | 'horizon' | 'table', value: number, bound: TreeBound,
 *   best: number | null, children: number, skipped: number, cut: {alpha: number, beta: number} | null,
 *   source: number | null, again: boolean, size: number, first: number, last: number}} Visit
 *
 * @typedef {'enter' | 'leaf' | 'table' | 'improved' | 'cut' | 'return' | 'round'} StepKind
 * @typedef {{n: number, kind: StepKind, node: number, move: string | null, alpha: number, beta: number,
 *   value: number | null, bound: TreeBound | null, leaf?: 'finished' | 'horizon', skipped?: number, depth?: number}} Step
 *
 * @typedef {{root: number, depth: number, nodes: number, value: number, best: string | null}} Round
 * @typedef {{nodes: number, leaves: number, evaluations: number, generated: number, cutoffs: number, table_hits: number,
 *   deepest: number, events: number, value: number, bound: TreeBound, best: string | null, line: string[],
 *   rounds: Round[], rules: string | null}} Totals
 * @typedef {{nodes: number, leaves: number, cutoffs: number, table_hits: number}} Counts
 *
 * @typedef {{totals: Totals, node: Visit, path: Visit[], from: number, children: Visit[], skipped_moves: string[]}} TreePage
 * @typedef {{node: Visit, alpha: number, beta: number, best: string | null, value: number | null}} OpenNode
 * @typedef {{totals: Totals, from: number, events: Step[], open: OpenNode[], counts: Counts}} StepPage
 * @typedef {{totals: Totals, node: Visit, path: Visit[], by: string, value: number,
 *   elsewhere: {node: number, move: string | null, value: number, scout?: boolean} | null, refutation: string[], skipped_moves: string[],
 *   minimax: {nodes: number, exact: boolean} | null}} Why
 *
 * Where the tree, the steps and the reasons of one search come from: the server, or a file.
 * @typedef {{search: SearchRequest,
 *   tree: (node: number, from: number, count: number) => Promise<TreePage>,
 *   steps: (from: number, count: number, seek?: 'next_cut' | 'previous_cut') => Promise<StepPage>,
 *   why: (node: number) => Promise<Why>,
 *   file: (format: string) => Promise<{name: string, mime: string, text: string}>,
 *   close: () => void}} Source
 */
export {};
