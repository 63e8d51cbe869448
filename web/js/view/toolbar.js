/**
 * The buttons under the board, and the keys that do the same.
 *
 * @import {App} from '../main.js'
 */
import { $, show } from './dom.js';
import { dialogOpen } from './dialogs.js';

/** @param {App} app @param {{openNew: () => void, openHelp: () => void}} dialogs */
export function setUpToolbar(app, dialogs) {
  const { session, settings, analysis, advice, computer } = app;
  const toggleThreats = () => session.tree.rules && settings.set('threats', !settings.get('threats'));
  const toggleAnalysis = () => analysis.switch(!analysis.on);
  const goOrStop = () => {
    if (computer.busy && session.humans > 0) computer.stop();
    else if (session.humans === 0 && session.hold === 'none') session.pause();
    else if (session.waiting) session.go();
    else if (analysis.running) analysis.stop();
    else if (analysis.on) analysis.resume();
  };
  /** @type {Record<string, () => void>} */
  const actions = {
    first: () => session.first(),
    previous: () => session.previous(),
    next: () => session.next(),
    last: () => session.last(),
    undo: () => session.undo(),
    redo: () => session.redo(),
    hint: () => advice.ask(),
    threats: toggleThreats,
    analyse: toggleAnalysis,
    // Loaded when it is first asked for.
    solve: () => void import('../solve/card.js').then(({ solveInPlay }) => solveInPlay(app, $('solve-card')), () => {}),
    new: dialogs.openNew,
  };
  for (const [id, action] of Object.entries(actions)) $(id).addEventListener('click', action);

  /** @type {Record<string, () => void>} */
  const keys = {
    u: actions.undo, r: actions.redo, h: actions.hint, t: toggleThreats, a: toggleAnalysis, s: actions.solve, n: actions.new, g: goOrStop,
    m: () => settings.set('numbers', !settings.get('numbers')), '?': dialogs.openHelp,
    ArrowLeft: actions.previous, ArrowRight: actions.next, Home: actions.first, End: actions.last,
  };
  addEventListener('keydown', (event) => {
    const { target } = event;
    const typing = target instanceof Element && target.closest('input, select, textarea, [contenteditable]');
    if (event.defaultPrevented || typing || event.ctrlKey || event.altKey || event.metaKey || dialogOpen()) return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // In other views the game stays as it is.
    if (!action || (app.address.view !== 'play' && action !== dialogs.openHelp)) return;
    event.preventDefault();
    action();
  });

  const render = () => {
    const { cursor } = session.tree;
    const disabled = {
      first: !cursor.parent, previous: !cursor.parent, next: !session.canRedo, last: !session.canRedo,
      undo: !session.canUndo, redo: !session.canRedo, hint: session.side === null || advice.asking !== null,
    };
    for (const [id, off] of Object.entries(disabled)) $(id).setAttribute('aria-disabled', String(off));
    // These are about k in a row only.
    for (const id of ['threats', 'solve']) show($(id), session.tree.rules !== null);
    $('threats').setAttribute('aria-pressed', String(settings.get('threats')));
    $('analyse').setAttribute('aria-pressed', String(analysis.on));
  };
  app.bus.on(['game', 'analysis', 'hint', 'settings'], render);
}
