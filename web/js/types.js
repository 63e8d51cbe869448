/**
 * The types the modules share, known everywhere without an import. Nothing here runs; `tsc` reads it as a development check.
 *
 * @typedef {'x' | 'o'} Side
 * @typedef {{width: number, height: number, k: number, exact: boolean, gravity: boolean}} Rules
 *
 * The parts of docs/protocol.md:
 * @typedef {string} Value such as `X3`, `=`, `≥+20`; see `model/values.js`
 * @typedef {{winner: Side | null} | {points: number}} WireOutcome
 * @typedef {{game: string, first?: Side, moves: string[]}} GameRef
 * @typedef {{parent: number | null, move: string | null, comment?: string}} GameNode
 * @typedef {{moves: string[], value: Value}} Line
 * @typedef {{move: string, value: Value, score?: number}} MoveValue `score`: of games with gravity, by the solver
 * @typedef {{cell: string, side: Side, kind: string}} Threat
 * @typedef {{side: Side, kind: string, cells: string[], wins_at: string[], playable: string[]}} StandingRow
 * @typedef {{name: string} & Record<string, string>} Reason why something is refused
 * @typedef {{name: string, needs_depth: boolean, takes_window: boolean, view: 'tree' | 'mcts' | 'pns' | null,
 *   takes_strict_cuts?: boolean}} AlgorithmInfo
 * @typedef {{id: string, games: string[]}} Family
 * @typedef {{version: string, limits: {cells: number, ms: number, lines: number, message: number, record: number},
 *   algorithms: AlgorithmInfo[], levels: number, games: Family[], lan: string | null}} Welcome
 * @typedef {{depth: number, lines: Line[], nodes: number, nps: number, time_ms: number, share: number}} Thinking
 * @typedef {{put: string[], take: Side | null, value: Value, reason: 'better' | 'level' | 'most_level' | 'lot', time_ms: number}} Opened
 *
 * What there is to draw and to click on:
 * @typedef {'black' | 'white' | 'red' | 'yellow' | 'x' | 'o' | 'max' | 'min'} Look
 * @typedef {{name: string, path: string[]}} SceneMove
 * @typedef {{name: string, side: Side, path: string[]}} PlayedMove
 * @typedef {{at: string, side: Side, king: boolean}} Piece
 * @typedef {{kind: 'cells' | 'squares' | 'chequered' | 'dots' | 'text', columns: string[], rows: string[], looks: Look[],
 *   pieces: Piece[], lines: string[], boxes: {at: string, side: Side}[], wins: string[][], text: string | null,
 *   score: [number, number] | null, side: Side | null, outcome: WireOutcome | null, decision: string | null, moves: SceneMove[]}} Scene
 * @typedef {{game: string, family: string, scene: Scene, played: PlayedMove[], evaluators: string[], orders: string[], engine: boolean,
 *   in_a_row: {dead: boolean, threats: Threat[], standing: StandingRow[], unsolvable: Reason | null} | null}} State
 *
 * Of the page:
 * @typedef {{winner: Side | null, points?: number, resigned?: boolean}} Outcome
 * @typedef {{x: string, o: string}} Players each as text, see `model/players.js`
 *
 * What is known about a position from an analysis:
 * @typedef {{thinking: Thinking | null, values: MoveValue[] | null, valuesDepth: number, ended: string | null, proven: boolean,
 *   lines: number, everyMove: boolean, ms: number}} Findings
 *
 * What a review says of a move; `from` and `to`: how it changed the result for its player.
 * @typedef {'win' | 'draw' | 'loss'} Result
 * @typedef {{before: Value, after: Value, best: string[], reply: string[], exact: boolean,
 *   judgement: 'best' | 'good' | 'lost' | 'changed' | 'unknown', from?: Result, to?: Result}} MoveReview
 *
 * How the computer came to a move, as `moved` tells it in `made`; `search` or `engine` is what chose it.
 * @typedef {{player: string, value: Value, depth: number, pick: 'best' | 'lot' | 'opening' | 'misjudged' | 'slip' | 'random',
 *   equal?: string[], search?: SearchRequest, engine?: EngineRequest}} Choice
 * @typedef {{game: GameRef, player: string, seed?: number, looks?: number[], solved?: boolean, table?: number}} EngineRequest
 *
 * Classes that most modules are handed:
 * @typedef {import('./main.js').App} App
 * @typedef {import('./app/positions.js').Positions} Positions
 * @typedef {import('./net/socket.js').Link} Link
 *
 * Of Explain, as docs/protocol.md has them:
 * A typed tree is the game `tree:(3 (5 -2))`.
 * @typedef {{game: GameRef, algorithm: string, depth?: number, evaluator?: string, weights?: number[], order?: string, window?: [Value, Value],
 *   strict_cuts?: boolean, seed?: number, nodes?: number, levels?: number, table?: number}} SearchRequest
 *
 * A visit of a node: nodes are numbered in the order in which they are entered.
 * @typedef {{id: number, parent: number | null, round: number, ply: number, move: string | null, probability?: string, name?: string, side: Side,
 *   alpha: Value, beta: Value, kind: 'inner' | 'chance' | 'finished' | 'horizon' | 'table' | 'counted' | 'unfinished', value: Value,
 *   best: number | null, children: number, skipped: number, cut: {alpha: Value, beta: Value} | null,
 *   source: number | null, again: boolean, size: number, below?: number, first: number, last: number}} Visit
 *
 * `side`: of `enter`, who is to move there.
 * @typedef {'enter' | 'leaf' | 'table' | 'improved' | 'cut' | 'return' | 'round'} StepKind
 * @typedef {{n: number, kind: StepKind, node: number, move: string | null, side?: Side, chance?: boolean, alpha: Value, beta: Value,
 *   value: Value | null, leaf?: 'finished' | 'horizon', skipped?: number, depth?: number}} Step
 *
 * @typedef {{root: number, depth: number, nodes: number, value: Value, best: string | null}} Round
 * @typedef {{game: string, nodes: number, leaves: number, evaluations: number, generated: number, cutoffs: number, table_hits: number,
 *   deepest: number, events: number, value: Value, best: string | null, line: string[], rounds: Round[],
 *   equal?: string[], levels?: number, ended_early?: boolean}} Totals
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
 *   begin: () => Promise<{totals: Totals, root: Visit, view: string}>,
 *   tree: (node: number, from: number, count: number) => Promise<TreePage>,
 *   steps: (from: number, count: number, seek?: 'next_cut' | 'previous_cut') => Promise<StepPage>,
 *   why: (node: number) => Promise<Why>,
 *   file: (format: string) => Promise<{name: string, mime: string, text: string}>,
 *   close: () => void}} Source
 *
 * The search that is looked into; `typed`: of a typed tree.
 * `view`: what there is to see of it; of `mcts` and `pns` source, totals and root are those of `explain/growth_source.js`.
 * @typedef {{source: Source, search: SearchRequest, totals: Totals, root: Visit, view: string, typed: boolean, game: GameRef, algorithm: string,
 *   nameAt: import('./explain/sentences.js').NameAt}} Current
 *
 * Of the lab, as docs/protocol.md has them:
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
 * @typedef {{state: 'not-run'} | {state: 'stopped', why: 'time' | 'memory' | 'playouts', nodes: number, after_ms: number} | {state: 'failed', reason: string}} NotDone
 * @typedef {CellId & {forecast_ms: number} & (Done | NotDone)} Cell
 * @typedef {{label: string, evaluator: string, algorithms: string[], depths: number[], cells: Cell[]}} Group
 * @typedef {{size: number, done: number, too_long: number, forecast_ms: number, rest_ms: number, running: CellId | null}} Comparing
 * @typedef {{version: string, settings: CompareSettings, machine: object, cells: Cell[], complete: boolean}} Results
 *
 * @typedef {{won: number, drawn: number, lost: number}} Score
 * @typedef {{player: string, score: Score, points: number, share: number | null, share_range: [number, number] | null, elo: number | null,
 *   elo_error: number | null, nodes_a_move: number | null}} Standing
 * @typedef {{scores: Score[][], standings: Standing[], faults?: {player: string, games: number, reason: string}[]}} CrossTable
 * @typedef {{game: string, players: string[], games_each: number, openings: string, seed: number, done: number, size: number,
 *   table: CrossTable, games: {name: string, mime: string, text: string} | null, ended: string}} Tournament
 *
 * @typedef {{value: Value, moves: string[], nodes: number}} Said
 * @typedef {{effect: string, position: string, moves: string[], picture: string, empty: number, faulty: Said, fixed: Said}} CounterExample
 * @typedef {{depth: number, positions: number, wrong_values: number, worse_moves: number, lost_results: number,
 *   lost_results_fixed: number, nodes: number, nodes_fixed: number, nodes_from_start: number, nodes_from_start_fixed: number}} FaultFindings
 * @typedef {{name: string, algorithm: string, evaluator: string, line: string, fix: string, findings: FaultFindings, smallest: CounterExample | null}} Exhibit
 */
