/** Sentences that several views need: sides, players, games and values in words, and what went wrong. */
import { duration, knows, language, number, t } from '../words/language.js';
import { ServerError } from '../net/socket.js';
import { familyOf, looksOf } from '../app/positions.js';
import { parseRules, sizeText } from '../model/rules.js';
import { isHuman, parsePlayer } from '../model/players.js';
import { count, parse, shortValue } from '../model/values.js';

/** @type {Record<Look, string>} */
const NAMES = { x: 'side-x', o: 'side-o', black: 'side-x-stone', white: 'side-o-stone', red: 'side-x-disc', yellow: 'side-o-disc', max: 'MAX', min: 'MIN' };

/** @param {Side} side @param {string} game */
export const lookOf = (side, game) => looksOf(game)[side === 'x' ? 0 : 1];

/** What a side of a game is called: X, Black; MAX in a typed tree. @param {Side} side @param {string} game */
export function sideName(side, game) {
  const look = lookOf(side, game);
  return look === 'max' || look === 'min' ? NAMES[look] : t(NAMES[look]);
}

/** Boards of k in a row of so many cells the engine searches to the end, so that its upper levels play perfectly. */
const SEARCHED_CELLS = 20;

/** How strong a level is on the board of a game, in words. @param {number} level @param {string} game */
export function levelName(level, game) {
  const rules = parseRules(game);
  const perfect = rules !== null && rules.width * rules.height <= SEARCHED_CELLS;
  return t(level <= 2 ? 'level-easy' : level <= 5 ? 'level-casual' : perfect ? 'level-perfect' : level <= 7 ? 'level-strong' : 'level-master');
}

/** A player in words. @param {string} text */
export function playerName(text) {
  const parts = parsePlayer(text);
  if (!parts) return text;
  const { kind, algorithm, level, depth, nodes, ms, evaluator } = parts;
  const limits = [
    ...(nodes ? [t('fact-nodes', { n: nodes, nodes: count(nodes, language()) })] : []), ...(ms ? [t('fact-time', { time: duration(ms) })] : []),
  ];
  switch (kind) {
    case 'level': return [t('player-level', { level: level ?? 0 }), ...limits].join(', ');
    case 'depth': return t('player-depth', { depth: depth ?? 0 });
    case 'time': return t('player-time', { time: duration(ms ?? 0) });
    case 'nodes': return t('player-nodes', { n: nodes ?? 0, nodes: count(nodes ?? 0, language()) });
    case 'algorithm': return [algorithm, ...(depth ? [t('fact-depth', { depth })] : []), ...limits, ...(evaluator ? [evaluator] : [])].join(', ');
    default: return t(`player-${kind}`);
  }
}

/** Who plays a side: as the record calls them, or else the player. @param {{players: Players, names: Record<Side, string | null>}} session
 * @param {Side} side */
export function seatName({ players, names }, side) {
  return (isHuman(players[side]) && names[side]) || playerName(players[side]);
}

/** "15 × 15 · 5 in a row". @param {Rules} rules */
export function rulesName(rules) {
  const parts = [
    sizeText(rules.width, rules.height),
    rules.exact ? t('rules-exactly', { k: rules.k }) : t('rules-row', { k: rules.k }),
  ];
  if (rules.gravity) parts.push(t('rules-gravity'));
  return parts.join(' · ');
}

/** How large a board is, as its name says or else the scene shows; empty if neither does. @param {string} game @param {Scene | null} [scene] */
export function sizeOf(game, scene = null) {
  const [, width, height] = /:(\d+)(?:x(\d+))?$/.exec(game) ?? [];
  if (width) return sizeText(width, height ?? width);
  const between = scene?.kind === 'dots' ? 1 : 0;
  return scene && scene.columns.length > 0 ? sizeText(scene.columns.length - between, scene.rows.length - between) : '';
}

/** The name of some games of a kind; that of one's own as it is. @param {string} family */
export const familyName = (family) => (knows(`games-${family}`) ? t(`games-${family}`) : family);

/** "15 × 15 · 5 in a row", "Reversi · 6 × 6", or the name of a game of one's own. @param {string} game @param {Scene | null} [scene] */
export function gameName(game, scene = null) {
  const rules = parseRules(game);
  if (rules) return rulesName(rules);
  return [familyName(familyOf(game)), sizeOf(game, scene)].filter(Boolean).join(' · ');
}

/** What a move is called, also one that is no place. @param {string} name */
export const moveName = (name) => (name === 'pass' ? t('games-pass-name') : name);

/** A value as it is written. @param {Value} value @param {string} game */
export const valueText = (value, game) => shortValue(value, looksOf(game));

/** Who X and O are in the values of a game whose sides are called otherwise. @param {string} game @returns {string[]} */
export function sidesKey(game) {
  if (looksOf(game)[0] === 'x') return [];
  return [t('key-sides', { x: sideName('x', game), o: sideName('o', game), first: valueText('X', game), second: valueText('O', game) })];
}

/** A value in words: "X wins in 3 plies", "at least +31". @param {Value} value @param {string} game */
export function spokenValue(value, game) {
  const { kind, side, plies, bound } = parse(value);
  const short = shortValue(value.replace(/^[≥≤≈]/, ''), looksOf(game));
  if (kind === 'unknown') return t('value-unknown');
  if (kind === 'win' && side) {
    const name = sideName(side, game);
    if (plies === null) return t('value-wins', { side: name });
    // At least a win of X in 3 plies is one in 3 or fewer; at most that is one in 3 or more, or none.
    const toward = side === 'x' ? 'lower' : 'upper';
    return t(bound === 'exact' ? 'value-wins-in' : bound === toward ? 'value-wins-within' : 'value-wins-not-before', { side: name, plies });
  }
  if (kind === 'draw' && (bound === 'lower' || bound === 'upper')) return t('value-not-lost', { side: sideName(bound === 'lower' ? 'x' : 'o', game) });
  const words = kind === 'draw' ? t('value-draw') : short;
  const around = { lower: 'value-at-least', upper: 'value-at-most', estimate: 'value-about', exact: '' }[bound];
  return around ? t(around, { value: words }) : words;
}

/** How a game ended, behind "wins" or "Draw". @param {Outcome} outcome @param {Scene | null} scene */
export function finishText(outcome, scene) {
  if (outcome.resigned) return t('won-resigned');
  if (!scene) return '';
  if (scene.wins.length > 0) return t('won-row', { k: scene.wins[0].length, cells: scene.wins.map((row) => row.join(' ')).join(', ') });
  if (outcome.points) return number(outcome.points);
  const [x, o] = scene.score ?? [0, 0];
  if (scene.score && scene.decision === 'count') return outcome.winner === 'o' ? `${o} : ${x}` : `${x} : ${o}`;
  if (scene.kind === 'cells') return t('draw-how');
  return knows(`games-ended-${scene.decision}`) ? t(`games-ended-${scene.decision}`) : '';
}

/** What a move is good for. @param {{code: string, plies: number | null}} reason @param {number} [k] how many win, in k in a row */
export function reasonText(reason, k = 0) {
  return t(`reason-${reason.code.replaceAll('_', '-')}`, { plies: reason.plies ?? 0, ...rowNumbers(k) });
}

/** What the words for rows need: how many win, and how many stones a four and a three have there. @param {number} k */
const rowNumbers = (k) => ({ k, four: k - 1, three: k - 2 });

/** What a stone would make. @param {string} kind as in a Threat @param {number} k */
export const threatText = (kind, k) => t(`threat-${kind.replaceAll('_', '-')}`, rowNumbers(k));

/** What stands on the board. @param {string} kind as in a StandingRow @param {number} k */
export const standingText = (kind, k) => t(`standing-${kind.replaceAll('_', '-')}`, rowNumbers(k));

/** The codes of docs/protocol.md, and whether the server's own words tell what a person needs. */
const ERRORS = new Map(Object.entries({
  malformed: false, rules: true, move: false, over: false, record: true, too_large: true, busy: false,
  duplicate_id: false, limit: true, stopped: false, closing: false, internal: false,
}));

/** What exactly the server refuses, in words of the page; empty if it does not say, or nobody knows the words. @param {unknown} error */
export const refusedFor = (error) => reasonWords(error instanceof ServerError ? error.event.reason : null);

/** A reason of the server's; empty without one, or if nobody knows the words. @param {Reason | null | undefined} reason */
export function reasonWords(reason) {
  const { name, ...about } = reason ?? { name: '' };
  const id = `refusal-${String(name).replaceAll('_', '-')}`;
  if (!knows(id)) return '';
  return t(id, Object.fromEntries(Object.entries(about).map(([key, value]) => [key, /^\d{1,15}$/.test(value) ? Number(value) : String(value)])));
}

/** Why the position on the board cannot be solved; empty if it can. @param {App} app */
export const unsolvable = ({ session, positions }) => (session.outcome ? t('solve-over') : reasonWords(positions.unsolvable(session.tree.game)));

/**
 * What went wrong, in words; `detail` is in English and follows them.
 * @param {unknown} error @returns {{text: string, detail: string}}
 */
export function errorText(error) {
  const message = error instanceof Error ? error.message : String(error);
  const detailed = error instanceof ServerError ? ERRORS.get(error.code) : undefined;
  if (!(error instanceof ServerError) || detailed === undefined) return { text: t('error-other'), detail: message };
  const reason = detailed ? refusedFor(error) : '';
  // Not the server: the sentence says who.
  if (error.event.reason?.name === 'program') return { text: reason, detail: '' };
  const text = t(`error-${error.code.replaceAll('_', '-')}`);
  return reason ? { text: `${text} ${reason}`, detail: '' } : { text, detail: detailed ? message : '' };
}
