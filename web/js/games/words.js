/**
 * The sentences of the other games.
 *
 * @import {Side} from '../types.js'
 * @import {Finish, Look, Scene} from './types.js'
 */
import { t } from '../words/language.js';
import { s } from '../view/dom.js';
import { mark } from '../view/icons.js';
import { familyOf, sizeOf } from './catalogue.js';

/** "Reversi · 6 × 6". @param {string} game */
export const gameName = (game) => [t(`games-${familyOf(game)}`), sizeOf(game)].filter(Boolean).join(' · ');

/** @param {Scene} scene @param {Side} side @returns {Look} */
export const lookOf = (scene, side) => scene.looks[side === 'x' ? 0 : 1];

/** @param {Look} look */
export const lookName = (look) => t({ black: 'side-x-stone', white: 'side-o-stone', x: 'side-x', o: 'side-o' }[look]);

/** The name of a side. @param {Scene} scene @param {Side} side */
export const nameOf = (scene, side) => lookName(lookOf(scene, side));

/** The side as a small picture, with its name for who does not see it. @param {Scene} scene @param {Side} side */
export function sideMark(scene, side) {
  const look = lookOf(scene, side);
  if (look === 'x' || look === 'o') return mark(look, lookName(look));
  return s('svg', { class: `mark disc ${look}`, viewBox: '0 0 24 24', role: 'img', 'aria-label': lookName(look) },
    s('circle', { cx: 12, cy: 12, r: 8.5 }));
}

/** What each side has: "4 discs". @param {Scene} scene @param {Side} side */
export const scoreText = (scene, side) => t(`games-score-${familyOf(scene.game)}`, { n: scene.score[side === 'x' ? 0 : 1] });

/** How the game ended. @param {Scene} scene @param {Finish} finish */
export function finishText(scene, finish) {
  const [x, o] = scene.score;
  if (finish.reason === 'count') return finish.winner === 'o' ? `${o} : ${x}` : `${x} : ${o}`;
  return t(`games-ended-${finish.reason}`);
}

/** What a move is called, also one that is no place. @param {string} name */
export const moveName = (name) => (name === 'pass' ? t('games-pass-name') : name);
