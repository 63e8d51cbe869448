/**
 * The scores below the columns of a game with gravity, as the solver finds them: for the side to move + is a win, 0 a draw and - a loss,
 * and the number is how many stones the winner has left.
 *
 * @import {BoardView} from './board.js'
 * @import {Solving, Solved} from '../app/solver.js'
 * @typedef {{column: string, x: number, place: string, value: Value | null, score: number | null, best: boolean}} ColumnScore
 */
import { s } from './dom.js';
import { spot } from '../model/scene.js';
import { goodFor, signed } from '../model/values.js';
import { t } from '../words/language.js';
import { spokenValue } from './words.js';

/**
 * One for each column that is not full, from the left; without a score where that is still to be found.
 * @param {Scene} scene @param {Pick<Solving | Solved, 'value' | 'moves'> | null} found
 * @returns {ColumnScore[]}
 */
export function columnScores(scene, found) {
  const known = new Map((found?.moves ?? []).map((it) => [it.move, it]));
  return scene.moves.map(({ name }) => {
    const { value = null, score = null } = known.get(name) ?? {};
    return { column: name.replace(/\d+$/, ''), x: spot(scene, name)[0], place: name, value, score, best: value !== null && value === found?.value };
  }).sort((a, b) => a.x - b.x);
}

/** What stands below the columns now. Where nobody searches, what is not known is left out. @param {App} app @param {Scene | null} scene */
function shown({ solver, session, preview }, scene) {
  const { here, follows } = solver;
  if (!scene || preview || !session.tree.rules?.gravity || !session.side || !(follows || here.asked)) return [];
  return columnScores(scene, solver.found).filter(({ score }) => score !== null || here.request !== null);
}

/** "X wins in 41 plies, score +1". @param {ColumnScore} it @param {string} game */
const words = ({ value, score }, game) => (value === null || score === null ? t('score-pending') : t('score-spoken', { value: spokenValue(value, game), score: signed(score) }));

/** What a screen reader says of the places where stones would fall. @param {BoardView} board @returns {Map<string, string>} */
export const spokenScores = ({ app, scene }) => new Map(shown(app, scene).filter(({ score }) => score !== null)
  .map((it) => [it.place, words(it, app.session.tree.game)]));

/** @param {BoardView} board */
export function drawScores({ app, scene, rows, layers: { scores } }) {
  const all = shown(app, scene);
  scores.replaceChildren(...all.map((it) => {
    const label = `${it.column}: ${words(it, app.session.tree.game)}`;
    const look = it.value === null ? 'pending' : `${goodFor(it.value) ?? 'even'} proven${it.best ? ' best' : ''}`;
    return s('g', { class: 'column-score', role: 'gridcell', 'aria-colindex': it.x + 1, 'aria-label': label, 'data-column': it.column, 'data-score': it.score, transform: `translate(${it.x} 0)` },
      s('title', {}, label), s('rect', { class: `tint ${look}`, x: 0.06, width: 0.88, rx: 0.08 }),
      s('text', { class: `value ${look}`, x: 0.5 }, it.score === null ? '·' : signed(it.score)));
  }));
  if (all.length > 0) scores.setAttribute('role', 'row');
  else scores.removeAttribute('role');
  scores.setAttribute('aria-rowindex', String(rows.length + 1));
}
