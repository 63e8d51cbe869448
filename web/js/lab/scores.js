/** Wins, draws and losses. @import {Score} from './types.js' */

/** @param {Score} score */
export const gamesOf = ({ won, drawn, lost }) => won + drawn + lost;

/** One for a win, half for a draw. @param {Score} score */
export const pointsOf = ({ won, drawn }) => won + drawn / 2;
