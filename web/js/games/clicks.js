/**
 * From places that are clicked to a move, for any game: a move is a path of places. No browser.
 *
 * @import {SceneMove} from './types.js'
 */

/** The moves that begin with these places. @param {SceneMove[]} moves @param {string[]} clicked */
const begunWith = (moves, clicked) => moves.filter(({ path }) => path.length >= clicked.length && clicked.every((place, i) => path[i] === place));

/** The places that lead on: where a move begins, or where the one begun goes next. @param {SceneMove[]} moves @param {string[]} clicked */
export const openPlaces = (moves, clicked) => new Set(
  begunWith(moves, clicked).filter(({ path }) => path.length > clicked.length).map(({ path }) => path[clicked.length]));

/**
 * What a click on a place means after those before it: a whole move, a longer way, or neither.
 *
 * Of a long way its end will do, if only one move ends there. A click on another beginning begins anew.
 * @param {SceneMove[]} moves @param {string[]} clicked @param {string} place
 * @returns {{move: SceneMove | null, clicked: string[]} | null} null if nothing can be done there
 */
export function click(moves, clicked, place) {
  const begun = begunWith(moves, clicked);
  const next = begun.filter(({ path }) => path[clicked.length] === place);
  if (next.length > 0) {
    const whole = next.find(({ path }) => path.length === clicked.length + 1);
    return whole ? { move: whole, clicked: [] } : { move: null, clicked: [...clicked, place] };
  }
  const ending = clicked.length > 0 ? begun.filter(({ path }) => path.at(-1) === place) : [];
  if (ending.length === 1) return { move: ending[0], clicked: [] };
  if (moves.some(({ path }) => path[0] === place)) return { move: null, clicked: [place] };
  return null;
}

/** The move without a place, which is offered as a button. @param {SceneMove[]} moves */
export const passOf = (moves) => moves.find(({ path }) => path.length === 0) ?? null;
