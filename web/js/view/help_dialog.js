/**
 * The help: what the game is, the keys, what the values mean.
 *
 * @import {App} from '../main.js'
 */
import { $, h } from './dom.js';
import { openDialog } from './dialogs.js';
import { t } from '../words/language.js';

/** Keys and what they do. */
const KEYS = [
  [['←', '→', '↑', '↓'], 'key-arrows'], [['Enter', 'Space'], 'key-play'], [['U'], 'undo'], [['R'], 'redo'], [['H'], 'hint'],
  [['T'], 'threats'], [['A'], 'analyse'], [['S'], 'solve-title'], [['G'], 'key-go'], [['M'], 'move-numbers'], [['N'], 'new-game'], [['?'], 'help'],
];

/** @param {App} app */
export function setUpHelp(app) {
  const open = () => {
    const { welcome } = app.link;
    $('help-list').replaceChildren(...KEYS.flatMap(([keys, id]) => [
      h('dt', {}, ...[...keys].map((key) => h('kbd', {}, key))), h('dd', {}, t(String(id))),
    ]));
    $('help-version').textContent = welcome ? t('version', { version: welcome.version }) : '';
    openDialog('help-dialog');
  };
  $('help-open').addEventListener('click', open);
  return open;
}
