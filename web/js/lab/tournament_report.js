/**
 * A tournament as a Markdown file in the language of the page. No browser.
 *
 * @import {Tournament} from './types.js'
 */
import { gamesOf, pointsOf } from './scores.js';

/**
 * @param {Tournament} tournament @param {(id: string, args?: Record<string, string | number>) => string} t words
 * @param {(n: number, options?: Intl.NumberFormatOptions) => string} number @param {string} gameName
 */
export function tournamentReport(tournament, t, number, gameName) {
  const { game, players, games_each: each, openings, seed, done, size, table: { scores, standings } } = tournament;
  const percent = (/** @type {number} */ n) => number(100 * n, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const head = ['#', t('lab-cross-player'), ...players.map((_, i) => String(i + 1)), ...['points', 'games', 'score', 'elo', 'nodes'].map((name) => t(`lab-cross-${name}`))];
  const rows = standings.map((standing, at) => [
    String(at + 1), `\`${standing.player}\``, ...scores[at].map((score) => (gamesOf(score) > 0 ? number(pointsOf(score)) : '·')),
    number(standing.points), number(gamesOf(standing.score)),
    standing.share === null || standing.share_error === null ? '' : `${percent(standing.share)} % ± ${percent(standing.share_error)}`,
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
    t('lab-cross-note'), '',
    t('lab-report-repeat'), '',
    '    ' + command(game, players, each, openings, seed), '',
  ].join('\n');
}

/** The command that plays the same again. @param {string} game @param {string[]} players @param {number} games
 * @param {string} openings @param {number} seed */
export function command(game, players, games, openings, seed) {
  return `inarow lab tournament ${game} --players ${players.join(',')} --games ${games} --openings ${openings} --seed ${seed}`;
}
