/** Who scored what against whom, with ratings and their errors: on the page, and as a Markdown file. */
import { h, s } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { scrolled } from './words.js';

const [WIDTH, HEIGHT, EDGE] = [180, 20, 8];

/** @param {Score} score */
const gamesOf = ({ won, drawn, lost }) => won + drawn + lost;

/** One for a win, half for a draw. @param {Score} score */
const pointsOf = ({ won, drawn }) => won + drawn / 2;

/** A share with its interval: "75% [41, 93]". @param {Standing} standing */
function shareText({ share, share_range: range }) {
  if (share === null || range === null) return '';
  const percent = (/** @type {number} */ n) => number(100 * n, { maximumFractionDigits: 1 });
  return `${t('percent', { n: percent(share) })} [${range.map(percent).join(', ')}]`;
}

/** @param {CrossTable} table @returns {HTMLElement[]} */
export function crossTable(table) {
  const { scores, standings } = table;
  const numbers = standings.map((_, i) => h('th', { scope: 'col' }, number(i + 1)));
  const head = h('tr', {}, h('th', { scope: 'col' }, '#'), h('th', { scope: 'col', class: 'words' }, t('lab-cross-player')), ...numbers,
    ...['points', 'games', 'score', 'elo', 'error', 'nodes'].map((name) => h('th', { scope: 'col', class: name === 'error' ? 'words' : '' }, t(`lab-cross-${name}`))));
  // From where to where the bars of all players go.
  const ends = standings.flatMap(({ elo, elo_error: error }) => (elo === null || error === null ? [] : [elo - error, elo + error]));
  /** @type {[number, number]} */
  const range = [Math.min(0, ...ends), Math.max(1, ...ends)];
  return [
    scrolled(t('lab-cross'), head, standings.map((standing, i) => row(standing, scores[i], i, range)), { class: 'lab-table lab-cross', id: 'lab-cross' }),
    ...faultTexts(table).map((text) => h('p', { class: 'lab-fault' }, text)),
  ];
}

/** @param {Standing} standing @param {Score[]} scores @param {number} at @param {[number, number]} range */
function row(standing, scores, at, range) {
  const { player, score, points, elo, elo_error: eloError, nodes_a_move: nodes } = standing;
  return h('tr', { 'data-player': player, 'data-points': points },
    h('td', {}, number(at + 1)), h('th', { scope: 'row', class: 'words' }, player),
    ...scores.map((one, i) => h('td', { class: i === at ? 'lab-self' : '', title: gamesOf(one) > 0 ? t('lab-cross-detail', { ...one }) : null }, gamesOf(one) > 0 ? number(pointsOf(one)) : '·')),
    h('td', {}, number(points)), h('td', {}, number(gamesOf(score))),
    h('td', {}, shareText(standing)),
    h('td', {}, elo === null || eloError === null ? '' : eloText(elo, eloError)),
    h('td', { class: 'words' }, elo === null || eloError === null ? '' : errorBar(elo, eloError, range)),
    h('td', {}, nodes === null ? '' : number(Math.round(nodes))));
}

/** @param {number} elo @param {number} error */
function eloText(elo, error) {
  const rounded = Math.round(elo) + 0;
  return `${rounded < 0 ? '−' : ''}${number(Math.abs(rounded))} ± ${number(Math.round(error))}`;
}

/** The rating as a point on a line as long as its error; the numbers stand beside it. @param {number} elo @param {number} error
 * @param {[number, number]} range */
function errorBar(elo, error, [from, to]) {
  const x = (/** @type {number} */ value) => Math.round((EDGE + (value - from) / (to - from) * (WIDTH - 2 * EDGE)) * 10) / 10;
  const middle = HEIGHT / 2;
  return s('svg', { class: 'lab-elo', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, 'aria-hidden': 'true' },
    s('path', { class: 'lab-net', d: `M${x(0)} 0V${HEIGHT}` }),
    s('path', { class: 'lab-bar', d: `M${x(elo - error)} ${middle}H${x(elo + error)}M${x(elo - error)} 5v10M${x(elo + error)} 5v10` }),
    s('circle', { class: 'lab-dot', cx: x(elo), cy: middle, r: 4.5 }));
}

/** A tournament as a Markdown file in the language of the page. @param {Tournament} tournament @param {string} gameName */
export function tournamentReport(tournament, gameName) {
  const { game, players, games_each: each, openings, seed, done, size, table: { scores, standings } } = tournament;
  const head = ['#', t('lab-cross-player'), ...players.map((_, i) => String(i + 1)), ...['points', 'games', 'score', 'elo', 'nodes'].map((name) => t(`lab-cross-${name}`))];
  const rows = standings.map((standing, at) => [
    String(at + 1), `\`${standing.player}\``, ...scores[at].map((score) => (gamesOf(score) > 0 ? number(pointsOf(score)) : '·')),
    number(standing.points), number(gamesOf(standing.score)),
    shareText(standing),
    standing.elo === null || standing.elo_error === null ? '' : `${Math.round(standing.elo) + 0} ± ${Math.round(standing.elo_error)}`,
    standing.nodes_a_move === null ? '' : number(Math.round(standing.nodes_a_move)),
  ]);
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 1 ? '---' : '--:'));
  return [
    `# ${t('lab-report-title', { game: gameName })}`, '',
    t('lab-report-facts', { games: each, openings, seed }), '',
    ...(done < size ? [t('lab-report-partial', { done, size }), ''] : []),
    line(head), line(rule), ...rows.map(line), '',
    ...faultTexts(tournament.table).flatMap((text) => [text, '']),
    t('lab-cross-note'), '',
    t('lab-report-repeat'), '',
    '    ' + command(game, players, each, openings, seed), '',
  ].join('\n');
}

/** Who lost games by giving no legal move. @param {CrossTable} table */
function faultTexts({ faults = [] }) {
  return faults.map(({ player, games, reason }) => t('lab-cross-fault', { player, games, reason }));
}

/** The command that plays the same again. @param {string} game @param {string[]} players @param {number} games
 * @param {string} openings @param {number} seed */
export function command(game, players, games, openings, seed) {
  return `inarow lab tournament ${game} --players ${players.join(',')} --games ${games} --openings ${openings} --seed ${seed}`;
}
