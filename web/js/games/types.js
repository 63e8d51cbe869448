/**
 * The types of the other games. Nothing here runs; see `scene` in docs/protocol.md.
 *
 * @import {Player, Side, Value} from '../types.js'
 *
 * @typedef {'black' | 'white' | 'x' | 'o'} Look
 * @typedef {{name: string, path: string[]}} SceneMove
 * @typedef {{name: string, side: Side, path: string[]}} PlayedMove
 * @typedef {{at: string, side: Side, king: boolean}} Piece
 * @typedef {{winner: Side | null, reason: 'count' | 'blocked' | 'repetition' | 'quiet'}} Finish
 * @typedef {{game: string, kind: 'squares' | 'chequered' | 'dots', columns: string[], rows: string[], looks: [Look, Look],
 *   pieces: Piece[], lines: string[], boxes: {at: string, side: Side}[], score: [number, number], side: Side | null,
 *   outcome: Finish | null, moves: SceneMove[], played: PlayedMove[], evaluators: string[]}} Scene
 *
 * A game as the address tells it: `at` moves of those there are are on the board.
 * @typedef {{game: string, players: {x: Player, o: Player}, moves: string[], at: number}} Match
 */
export {};
