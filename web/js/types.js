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
 * @typedef {{moves: string[], value: Value}} Line
 * @typedef {{move: string, value: Value}} MoveValue
 * @typedef {{cell: string, side: Side, kind: string}} Threat
 * @typedef {{name: string, needs_depth: boolean, takes_window: boolean, explained: boolean}} AlgorithmInfo
 * @typedef {{id: string, games: string[]}} Family
 * @typedef {{version: string, limits: {cells: number, ms: number, lines: number, message: number},
 *   algorithms: AlgorithmInfo[], levels: number, games: Family[]}} Welcome
 * @typedef {{depth: number, lines: Line[], nodes: number, nps: number, time_ms: number, share: number}} Thinking
 *
 * What there is to draw and to click on:
 * @typedef {'black' | 'white' | 'x' | 'o' | 'max' | 'min'} Look
 * @typedef {{name: string, path: string[]}} SceneMove
 * @typedef {{name: string, side: Side, path: string[]}} PlayedMove
 * @typedef {{at: string, side: Side, king: boolean}} Piece
 * @typedef {{kind: 'cells' | 'squares' | 'chequered' | 'dots' | 'text', columns: string[], rows: string[], looks: Look[],
 *   pieces: Piece[], lines: string[], boxes: {at: string, side: Side}[], wins: string[][], text: string | null,
 *   score: [number, number] | null, side: Side | null, outcome: WireOutcome | null, decision: string | null, moves: SceneMove[]}} Scene
 * @typedef {{game: string, family: string, scene: Scene, played: PlayedMove[], evaluators: string[], orders: string[], engine: boolean,
 *   in_a_row: {dead: boolean, threats: Threat[]} | null}} State
 *
 * Of the page:
 * @typedef {{winner: Side | null, points?: number, resigned?: boolean}} Outcome
 * @typedef {{x: string, o: string}} Players each as text, see `model/players.js`
 *
 * What is known about a position from an analysis:
 * @typedef {{thinking: Thinking | null, values: MoveValue[] | null, valuesDepth: number, ended: string | null, proven: boolean,
 *   lines: number, everyMove: boolean, ms: number}} Findings
 *
 * Classes that most modules are handed:
 * @typedef {import('./main.js').App} App
 * @typedef {import('./app/positions.js').Positions} Positions
 * @typedef {import('./net/socket.js').Link} Link
 */
