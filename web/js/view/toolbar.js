/** The line above the board, the buttons under it, and the keys that do the same. */
import { $, h, perFrame, show } from './dom.js';
import { sideMark } from './icons.js';
import { t } from '../words/language.js';
import { buttonMoves } from '../model/scene.js';
import { isHuman } from '../model/players.js';
import { finishText, reasonWords, unsolvable } from './words.js';
import { dialogOpen } from './dialogs.js';
import { stageAt } from '../model/opening.js';

/** The line above the board: whose turn it is or how the game ended, and the one thing to press next. @param {App} app */
export function setUpStatus(app) {
  const render = perFrame(() => {
    renderStatus(app);
    renderActions(app);
  });
  app.bus.on(['game', 'thinking', 'server', 'language', 'settings', 'connection', 'review', 'puzzle'], render);
  $('stop').addEventListener('click', () => app.computer.stop());
  $('pause').addEventListener('click', () => app.session.pause());
  $('step').addEventListener('click', () => app.computer.think());
  $('go').addEventListener('click', () => app.session.go());
  $('rematch').addEventListener('click', () => app.session.rematch());
}

/** What is to be done in an opening, and by whom. @param {App['session']} session */
export function openingWords({ tree: { cursor, first }, stage, humans, computerTurn }) {
  if (!stage) return '';
  const { act, seat } = stage;
  const what = { n: act === 'two' ? cursor.ply - 2 : cursor.ply + 1, of: act === 'two' ? 2 : 3, who: seat === first ? 'first' : 'second' };
  return t(`status-${act === 'choose' ? 'choose' : 'put'}${computerTurn ? '-computer' : humans === 1 ? '' : '-player'}`, what);
}

/** @param {App} app */
function statusWords({ session, computer, link }) {
  if (session.stage && !session.waiting && link.connected) return openingWords(session);
  if (computer.busy) return t(link.connected ? 'status-thinking' : 'thinking-offline');
  if (session.waiting) return t(session.humans === 0 && !session.tree.cursor.parent ? 'status-ready' : 'status-paused');
  if (session.computerTurn) return t('status-thinking');
  if (session.scene && session.scene.kind !== 'text' && buttonMoves(session.scene).length > 0) return t('games-must-pass');
  return t(session.humans === 1 && session.mover && isHuman(session.mover) ? 'status-yours' : 'status-turn');
}

/** @param {App} app */
function renderStatus(app) {
  const { session } = app;
  const { outcome, scene, side, tree: { game } } = session;
  $('status').classList.toggle('over', outcome !== null);
  if (outcome) {
    const how = h('span', { class: 'how' }, finishText(outcome, scene));
    $('status').replaceChildren(...(outcome.winner ? [sideMark(outcome.winner, game), h('strong', {}, t(session.won ? 'you-win' : 'wins'))] : [h('strong', {}, t('draw'))]), how);
  } else if (app.puzzle) {
    $('status').replaceChildren(sideMark(app.puzzle.side, game), h('span', {}, app.puzzle.words));
  } else if (!side) {
    $('status').replaceChildren(h('span', {}, t(app.link.connected ? 'games-loading' : 'thinking-offline')));
  } else {
    $('status').replaceChildren(...(session.stage?.act === 'choose' ? [] : [sideMark(side, game)]), h('span', {}, statusWords(app)), ...(app.advice.dead ? [h('span', { class: 'how' }, t('dead'))] : []));
  }
  // The line has a fixed height, and may cut what is long.
  $('status').title = $('status').textContent ?? '';
}

/** Whether the move on the board was the computer's; stones of an opening are nobody's moves. @param {App} app */
const byComputer = ({ session: { players, tree }, computer }) => {
  const { parent, side } = tree.cursor;
  return !computer.busy && parent !== null && side !== null && !isHuman(players[side]) && !stageAt(tree, parent);
};

/** @param {App} app */
function renderActions(app) {
  const { session, computer } = app;
  const between = session.humans === 0;
  const over = session.outcome !== null;
  const shown = {
    stop: computer.busy && (!between || computer.running?.step === true),
    pause: between && !over && session.hold === 'none',
    step: session.waiting && !computer.busy,
    go: session.waiting && !computer.busy,
    review: over && session.tree.cursor.parent !== null,
    rematch: over,
    'why-move': byComputer(app),
  };
  const lost = document.activeElement?.closest('#actions') !== null && document.activeElement instanceof HTMLElement
    ? document.activeElement : null;
  for (const [id, visible] of Object.entries(shown)) show($(id), visible);
  // Who pressed a button that is gone stays where they were, on its successor.
  if (lost?.hidden) /** @type {HTMLElement | null} */ ($('actions').querySelector('button:not([hidden])'))?.focus();
  const started = between && !session.tree.cursor.parent;
  const words = $('go').querySelector('span');
  if (words) words.textContent = t(started ? 'start' : 'go');
  // One accent: for the one thing to press next.
  $('go').classList.toggle('main', shown.go);
  // A game that is over is looked at first, then played again.
  const reviewed = session.tree.cursor.review !== null;
  $('review').classList.toggle('main', over && !reviewed);
  $('rematch').classList.toggle('main', over && reviewed);
  $('new').classList.toggle('main', !shown.go && !over);
}

/** The buttons under the board, and the keys that do the same. @param {App} app @param {{openNew: () => void, openHelp: () => void}} dialogs */
export function setUpToolbar(app, dialogs) {
  const { session, settings, analysis, advice, computer, solver } = app;
  const toggleThreats = () => session.tree.rules && settings.set('threats', !settings.get('threats'));
  const toggleAnalysis = () => analysis.switch(!analysis.on);
  // Loaded when it is first asked for.
  const solveCard = () => import('../solve/card.js').then(({ cardOfPlay }) => cardOfPlay(app, $('solve-card')));
  const solve = () => void solveCard().then((card) => card.start(), () => {});
  const why = () => byComputer(app) && void import('../why/card.js').then(({ cardOfPlay }) => cardOfPlay(app, $('why-card')).start(), () => {});
  const toggleScores = () => {
    if (!session.tree.rules?.gravity) return;
    // The card says why there are none.
    if (app.positions.unsolvable(session.tree.game)) solve();
    else settings.set('scores', !settings.get('scores'));
  };
  const goOrStop = () => {
    if (computer.busy && session.humans > 0) computer.stop();
    else if (session.humans === 0 && session.hold === 'none') session.pause();
    else if (session.waiting) session.go();
    else if (analysis.running) analysis.stop();
    else if (analysis.on) analysis.resume();
  };
  /** @type {Record<string, () => void>} */
  const actions = {
    first: () => session.goto(session.tree.root),
    previous: () => session.goto(session.tree.cursor.parent),
    next: () => session.goto(session.tree.next()),
    last: () => session.goto(session.tree.line().at(-1)),
    undo: () => session.undo(),
    redo: () => session.redo(),
    // In an opening no move is the best; its card knows what is.
    hint: () => {
      if (session.stage) void import('../opening/card.js').then(({ openingHint }) => openingHint(app), () => {});
      else void (app.puzzle ? app.puzzle.hint() : advice.ask());
    },
    threats: toggleThreats,
    analyse: toggleAnalysis,
    solve,
    scores: toggleScores,
    'why-move': why,
    new: dialogs.openNew,
  };
  for (const [id, action] of Object.entries(actions)) $(id).addEventListener('click', action);

  /** @type {Record<string, () => void>} */
  const keys = {
    u: actions.undo, r: actions.redo, h: actions.hint, t: toggleThreats, a: toggleAnalysis, s: solve, w: why, c: toggleScores, n: actions.new, g: goOrStop,
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

  /** A button, or why it can do nothing. @param {string} id @param {string} obstacle */
  const offer = (id, obstacle) => {
    $(id).setAttribute('aria-disabled', String(obstacle !== ''));
    $(id).title = obstacle || t(`${id}-title`);
  };
  const render = () => {
    const { cursor } = session.tree;
    const ahead = session.tree.next() !== null;
    const disabled = {
      first: !cursor.parent, previous: !cursor.parent, next: !ahead, last: !ahead, undo: !cursor.parent && !cursor.resigned, redo: !ahead,
      hint: session.side === null || advice.asking !== null,
    };
    for (const [id, off] of Object.entries(disabled)) $(id).setAttribute('aria-disabled', String(off));
    // These are about k in a row only.
    for (const id of ['threats', 'solve']) show($(id), session.tree.rules !== null);
    show($('scores'), session.tree.rules?.gravity === true);
    offer('solve', unsolvable(app));
    offer('scores', reasonWords(app.positions.unsolvable(session.tree.game)));
    $('scores').setAttribute('aria-pressed', String(solver.follows));
    if (solver.follows) void solveCard().catch(() => {});
    $('threats').setAttribute('aria-pressed', String(settings.get('threats')));
    $('analyse').setAttribute('aria-pressed', String(analysis.on));
  };
  app.bus.on(['game', 'analysis', 'hint', 'settings', 'server', 'language'], render);
}
