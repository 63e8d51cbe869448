/**
 * The types of the lab, known everywhere without an import. Nothing here runs. What comes from the server is described in docs/protocol.md.
 *
 * @typedef {{name: string, evaluators: string[]}} LabGame
 * @typedef {{cells: number, groups: number, repeats: number, players: number, games: number, depth: number, ms: number}} LabMost
 * @typedef {{games: LabGame[], most: LabMost}} LabOffer
 *
 * @typedef {{games: string[], moves: string[], algorithms: string[], evaluators: string[], depths: number[], repeats: number,
 *   cell_limit_ms: number, scoring: 'plain' | 'distance'}} CompareSettings
 * @typedef {{game: string, algorithm: string, evaluator: string, depth: number}} CellId
 * @typedef {{state: 'done', nodes: number, leaves: number, evaluations: number, generated: number, cutoffs: number,
 *   table_hits: number, time_ms: number, time_min_ms: number, time_max_ms: number, repeats: number, best: string | null,
 *   value: Value}} Done
 * @typedef {{state: 'not-run'} | {state: 'stopped', why: 'time' | 'memory' | 'playouts', nodes: number, after_ms: number}} NotDone
 * @typedef {CellId & {forecast_ms: number} & (Done | NotDone)} Cell
 * @typedef {{label: string, evaluator: string, algorithms: string[], depths: number[], cells: Cell[]}} Group
 * @typedef {{size: number, done: number, too_long: number, forecast_ms: number, rest_ms: number, running: CellId | null}} Comparing
 * @typedef {{version: string, settings: CompareSettings, machine: object, cells: Cell[], complete: boolean}} Results
 *
 * @typedef {{won: number, drawn: number, lost: number}} Score
 * @typedef {{player: string, score: Score, points: number, share: number | null, share_range: [number, number] | null, elo: number | null,
 *   elo_error: number | null, nodes_a_move: number | null}} Standing
 * @typedef {{scores: Score[][], standings: Standing[]}} CrossTable
 * @typedef {{game: string, players: string[], games_each: number, openings: string, seed: number, done: number, size: number,
 *   table: CrossTable, games: {name: string, mime: string, text: string} | null, ended: string}} Tournament
 *
 * @typedef {{value: Value, moves: string[], nodes: number}} Said
 * @typedef {{effect: string, position: string, moves: string[], picture: string, empty: number, faulty: Said, fixed: Said}} CounterExample
 * @typedef {{depth: number, positions: number, wrong_values: number, worse_moves: number, lost_results: number,
 *   lost_results_fixed: number, nodes: number, nodes_fixed: number, nodes_from_start: number, nodes_from_start_fixed: number}} FaultFindings
 * @typedef {{name: string, algorithm: string, evaluator: string, line: string, fix: string, findings: FaultFindings, smallest: CounterExample | null}} Exhibit
 */
