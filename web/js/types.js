/**
 * The types the modules share. Nothing here runs; `tsc` reads it as a development check.
 *
 * @typedef {'x' | 'o'} Side
 * @typedef {{width: number, height: number, k: number, exact: boolean, gravity: boolean}} Rules
 * @typedef {{winner: Side | null, resigned?: boolean}} Outcome
 *
 * The parts of docs/protocol.md:
 * @typedef {{rules: string, first: Side, moves: string[]}} WireGame
 * @typedef {'exact' | 'lower' | 'upper' | 'estimate'} Bound
 * @typedef {{kind: 'win' | 'loss' | 'draw' | 'score', plies?: number, score?: number, bound: Bound}} Value
 * @typedef {{moves: string[], value: Value}} Line
 * @typedef {{cell: string, value: Value}} CellValue
 * @typedef {{cell: string, side: Side, kind: string}} Threat
 * @typedef {{kind: 'human'}
 *   | {kind: 'level', level: number}
 *   | {kind: 'depth', depth: number}
 *   | {kind: 'time', ms: number}
 *   | {kind: 'algorithm', algorithm: string, depth: number | null, evaluator: string}} Player
 * @typedef {{x: Player, o: Player}} Players
 * @typedef {{name: string, needs_depth: boolean}} Algorithm
 * @typedef {{version: string, limits: {cells: number, ms: number, lines: number, message: number},
 *   algorithms: Algorithm[], evaluators: string[], levels: number}} Welcome
 * @typedef {{depth: number, lines: Line[], nodes: number, nps: number, time_ms: number, share: number}} Thinking
 *
 * What is known about a position from an analysis:
 * @typedef {{thinking: Thinking | null, values: CellValue[] | null, valuesDepth: number, ended: string | null,
 *   lines: number, everyCell: boolean, ms: number}} Findings
 */
export {};
