/**
 * The help: what the game is, the keys, what the values mean.
 *
 * @import {App} from '../main.js'
 */
import { $, h, show } from './dom.js';
import { openDialog } from './dialogs.js';
import { t } from '../words/language.js';

/** Keys and what they do. */
const KEYS = [
  [['←', '→', '↑', '↓'], 'key-arrows'], [['Enter', 'Space'], 'key-play'], [['U'], 'undo'], [['R'], 'redo'], [['H'], 'hint'],
  [['T'], 'threats'], [['A'], 'analyse'], [['S'], 'solve-title'], [['G'], 'key-go'], [['M'], 'move-numbers'], [['N'], 'new-game'], [['?'], 'help'],
];

/** In the other games there is no advice, and a new game is the same one again. @type {Record<string, string | null>} */
const IN_OTHER_GAMES = { hint: null, threats: null, analyse: null, 'solve-title': null, 'move-numbers': null, 'new-game': 'games-restart', 'key-play': 'games-key-play' };

/** @param {App} app */
export function setUpHelp(app) {
  const open = () => {
    const { welcome } = app.link;
    // Such as `reversi`; none where k in a row is played.
    const other = /[#&]game=(reversi|draughts|dots)/.exec(app.address.own)?.[1];
    $('help-goal').textContent = t(other ? `games-rules-${other}` : 'help-goal');
    show($('help-values'), !other);
    $('help-list').replaceChildren(...KEYS.flatMap(([keys, id]) => {
      const said = other && String(id) in IN_OTHER_GAMES ? IN_OTHER_GAMES[String(id)] : String(id);
      return said === null ? [] : [h('dt', {}, ...[...keys].map((key) => h('kbd', {}, key))), h('dd', {}, t(said))];
    }));
    $('help-version').textContent = welcome ? t('version', { version: welcome.version }) : '';
    openDialog('help-dialog');
  };
  $('help-open').addEventListener('click', open);
  return open;
}
