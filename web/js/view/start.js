/**
 * The first view: chips for the game and for the opponent, one click each, as long as no person has moved; and four doors, to Explain, to
 * the lab, to the solver and to the puzzles. The dialog for a new game has the same chips for the opponent.
 */
import { $, afterPaint, h, setText, show } from './dom.js';
import { t } from '../words/language.js';
import { HUMAN, isHuman, parsePlayer } from '../model/players.js';
import { OPENINGS, hasOpenings, openingOf } from '../model/opening.js';
import { parseRules, sizeText } from '../model/rules.js';
import { familyName, levelName, playerName } from './words.js';

/** Games of k in a row that are most asked for: names and rules. */
export const PRESETS = [
  ['tictactoe', '3x3x3'], ['four', '4x4x4'], ['five', '5x5x4'], ['piskvorky', '15x15x5'], ['gomoku', '15x15x5+exact'],
  ['connect', '7x6x4+gravity'],
];

/** Those with a chip. */
const CHIPS = ['tictactoe', 'five', 'piskvorky', 'gomoku', 'connect'];
/** Other games with a chip, if the server has them. */
const OTHERS = ['reversi'];
/** Levels with a chip. */
const LEVELS = [1, 3, 5, 8, 10];
/** So deep plain alpha-beta answers at once: for boards up to so many cells. */
const DEPTHS = [[16, 6], [64, 4], [Infinity, 2]];

/** Who can be played against by one click. @param {string} game @returns {{id: string, player: string}[]} */
export function opponents(game) {
  const { width, height } = parseRules(game) ?? { width: 8, height: 8 };
  const depth = DEPTHS.find(([cells]) => width * height <= cells)?.[1] ?? 2;
  return [
    { id: 'friend', player: HUMAN }, ...LEVELS.map((level) => ({ id: String(level), player: `engine:${level}` })),
    { id: 'algorithm', player: `alpha-beta:${depth}` },
  ];
}

/** A person against somebody, on the side that the person has now. @param {Players} players @param {string} opponent @returns {Players} */
export const against = (players, opponent) => (isHuman(players.o) && !isHuman(players.x) ? { x: opponent, o: HUMAN } : { x: HUMAN, o: opponent });

/** Whether a person plays against this one. @param {Players} players @param {string} opponent */
const isAgainst = ({ x, o }, opponent) => {
  const same = (/** @type {string} */ player) => player === opponent || player.startsWith(`${opponent}:`);
  return (isHuman(x) && same(o)) || (isHuman(o) && same(x));
};

/** An opponent in words: "3 · casual". @param {string} player @param {string} game */
function opponentName(player, game) {
  const { kind, level } = /** @type {any} */ (parsePlayer(player));
  if (kind === 'human') return t('opponent-friend');
  return kind === 'level' ? t('level-text', { level, name: levelName(level, game) }) : playerName(player);
}

/** Chips for the opponents. Those that are there stay, so that the focus does. @param {HTMLElement} host @param {string} prefix of the ids
 * @param {string} game @param {Players} players @param {(opponent: string) => void} choose */
export function opponentChips(host, prefix, game, players, choose) {
  chips(host, opponents(game).map(({ id, player }) => ({ id: `${prefix}-${id}`, words: opponentName(player, game), on: isAgainst(players, player), act: () => choose(player) })));
}

/** @param {HTMLElement} host @param {{id: string, words: string, on: boolean | null, act: () => void}[]} all `on`: null for one that opens a dialog */
export function chips(host, all) {
  const made = all.map(({ id, words, on, act }) => {
    const chip = /** @type {HTMLButtonElement} */ (document.getElementById(id) ?? h('button', { id, type: 'button', class: 'chip' }));
    chip.textContent = words;
    if (on !== null) chip.setAttribute('aria-pressed', String(on));
    chip.onclick = act;
    return chip;
  });
  if (made.some((chip, i) => host.children[i] !== chip)) host.replaceChildren(...made);
}

/** Whether a person has moved, or one of two computers, or somebody in an opening. @param {App['session']} session */
function begun({ tree, players, humans }) {
  return tree.line().some(({ parent, side }) => parent !== null && (humans === 0 || tree.opening !== null || (side !== null && isHuman(players[side]))));
}

/** @param {App} app @param {{openNew: (own?: boolean) => void}} dialogs */
export function setUpStart(app, { openNew }) {
  const { session, link } = app;
  /** @param {string} game @param {string | null} opponent null: the one there is
   * @param {string | null} [opening] */
  const begin = (game, opponent, opening = session.tree.opening) => {
    const { x, o } = session.players;
    const now = isHuman(x) ? o : isHuman(o) ? x : 'engine:1';
    session.newGame(game, 'x', against(session.players, opponent ?? now), openingOf(opening, game));
  };
  const render = () => {
    const there = !begun(session) && session.outcome === null;
    show($('start-card'), there);
    const { game, rules } = session.tree;
    // Other games cannot be solved.
    show($('door-solve'), rules !== null);
    if (!there) return;
    const presets = CHIPS.map((name) => /** @type {[string, string]} */ (PRESETS.find(([preset]) => preset === name)));
    // Until the server has told, the usual ones, so that no chip moves.
    const others = OTHERS.filter((name) => !link.welcome || link.welcome.games.some(({ games }) => games.includes(name)));
    chips($('chips-game'), [
      ...presets.map(([name, text]) => ({ id: `chip-${name}`, words: chipName(name, text), on: game === text, act: () => begin(text, null) })),
      ...others.map((name) => ({ id: `chip-${name}`, words: familyName(name), on: game === name, act: () => begin(name, null) })),
      { id: 'chip-own', words: t('chip-own'), on: null, act: () => openNew(true) },
      { id: 'chip-others', words: t('chip-others'), on: null, act: () => openNew() },
    ]);
    opponentChips($('chips-opponent'), 'against', game, session.players, (opponent) => begin(game, opponent));
    show($('start-openings'), hasOpenings(game));
    if (!hasOpenings(game)) return;
    const { opening } = session.tree;
    chips($('chips-opening'), [null, ...OPENINGS].map((rule) => ({ id: `opening-${rule ?? 'none'}`, words: t(`opening-${rule ?? 'none'}`), on: rule === opening, act: () => begin(game, null, rule) })));
    setText($('start-opening-about'), t(`opening-about-${opening ?? 'none'}`));
  };
  app.bus.on(['game', 'language', 'connection'], afterPaint(render));
  // The links know the position.
  $('door-explain').addEventListener('click', () => $('nav-explain').click());
  $('door-lab').addEventListener('click', () => $('nav-lab').click());
  $('door-puzzles').addEventListener('click', () => app.openPuzzle());
  $('door-solve').addEventListener('click', () => {
    $('solve').click();
    if (matchMedia('(max-width: 860px)').matches) $('solve-card').scrollIntoView({ block: 'center' });
  });
}

/** Small boards by their size, others by their name. @param {string} name @param {string} text */
export function chipName(name, text) {
  const { width, height, k, gravity } = /** @type {Rules} */ (parseRules(text));
  if (gravity) return t(`preset-${name}`);
  return width < 9 ? `${sizeText(width, height)}${k < width ? ` · ${k}` : ''}` : `${t(`preset-${name}`)} ${sizeText(width, height)}`;
}
