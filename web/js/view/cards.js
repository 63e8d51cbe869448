/**
 * The cards beside the board: the game with its players and what the computer thinks; the analysis with its best lines; the moves
 * with their variations and the chart of the game.
 *
 * @import {Node} from '../model/tree.js'
 */
import { $, afterPaint, h, options, s, setText, show } from './dom.js';
import { icon, sideMark } from './icons.js';
import { duration, knows, language, t } from '../words/language.js';
import { familyOf } from '../app/positions.js';
import { count, goodFor, parse, strength } from '../model/values.js';
import { isHuman } from '../model/players.js';
import { gameName, moveName, playerName, sideName, sidesKey, spokenValue, valueText } from './words.js';
import { threatSign } from './overlays.js';

/** Least ms between two moves of two computers. */
const PACES = [2000, 1200, 600, 250, 0];

/** The game: its rules, the players, what the computer thinks, and the rarer buttons. @param {App} app */
export function setUpGameCard(app) {
  const render = afterPaint(() => {
    renderPlayers(app);
    renderThinking(app);
  });
  app.bus.on(['game', 'thinking', 'language', 'settings', 'connection', 'view'], render);
  const pace = (/** @type {number} */ ms) => (ms === 0 ? t('pace-full') : t('pace-move', { time: duration(ms) }));
  app.bus.on('language', () => $('pace').replaceChildren(...options(PACES, app.settings.get('pace'), pace)));
  $('swap').addEventListener('click', () => app.session.swap());
  $('resign').addEventListener('click', () => {
    if (app.session.resigner) /** @type {HTMLDialogElement} */ ($('resign-dialog')).showModal();
  });
  $('resign-yes').addEventListener('click', () => app.session.resign());
  $('pace').addEventListener('change', (event) =>
    app.settings.set('pace', Number(/** @type {HTMLSelectElement} */ (event.target).value)));
}

/** @param {App} app */
function renderPlayers(app) {
  const { session, computer } = app;
  const { scene, tree: { game } } = session;
  setText($('game-title'), gameName(game, scene));
  document.title = `${gameName(game, scene)} · inarow`;
  const counted = `games-score-${familyOf(game, app.link.welcome)}`;
  $('players').replaceChildren(.../** @type {Side[]} */ (['x', 'o']).map((side) => {
    const active = session.side === side;
    const score = scene?.score?.[side === 'x' ? 0 : 1];
    const time = computer.times[side];
    const won = session.outcome?.winner === side;
    const note = won ? t('note-won') : active ? t('note-turn') : time !== null ? duration(time) : '';
    const player = session.players[side];
    return h('div', { class: `player${active ? ' on' : ''}`, 'data-player': side },
      sideMark(side, game), icon(isHuman(player) ? 'person' : 'cpu'), h('span', { class: 'name' }, playerName(player)),
      score === undefined ? null : h('span', { class: 'score' }, knows(counted) ? t(counted, { n: score }) : String(score)), h('span', { class: 'small' }, note));
  }));
  show($('pace-row'), session.humans === 0);
  $('resign').setAttribute('aria-disabled', String(session.resigner === null));
}

/** @param {App} app */
function renderThinking(app) {
  const { computer } = app;
  const { thinking } = computer;
  show($('thinking'), computer.busy || thinking !== null);
  if (!computer.busy && !thinking) return;
  const share = thinking?.share ?? 0;
  const bar = /** @type {HTMLProgressElement} */ (h('progress', { max: 1, 'aria-label': t('progress'), 'data-testid': 'thinking-progress' }));
  bar.value = share;
  if (!thinking) {
    $('thinking').replaceChildren(bar, h('p', { class: 'small' }, app.link.connected ? t('thinking-begins') : t('thinking-offline')));
    return;
  }
  const [line] = thinking.lines;
  const { game } = app.session.tree;
  const value = line?.value && line.value !== '?'
    ? h('b', { class: `worth ${goodFor(line.value) ?? ''}`, title: spokenValue(line.value, game) }, valueText(line.value, game)) : null;
  $('thinking').replaceChildren(...[
    computer.busy ? bar : null,
    h('p', { class: 'facts' }, ...[
      sideMark(thinking.side, game), value,
      fact('fact-depth', { depth: thinking.depth }),
      fact('fact-nodes', { n: thinking.nodes, nodes: count(thinking.nodes, language()) }),
      thinking.nps > 0 ? fact('fact-speed', { speed: count(thinking.nps, language()) }) : null,
      fact('fact-time', { time: duration(thinking.time_ms) }),
    ].filter((part) => part !== null)),
    line ? h('p', { class: 'variation', 'data-testid': 'thinking-line' }, line.moves.slice(0, 12).map(moveName).join(' ')) : null,
  ].filter((part) => part !== null));
}

/** @param {string} id @param {import('../words/fluent.js').Arguments} args */
const fact = (id, args) => h('span', { class: 'small', 'data-testid': id }, t(id, args));

const TIMES = [1000, 2000, 5000, 15_000, 60_000];
const COUNTS = [1, 2, 3, 5, 8];
/** Moves of a line that are shown; on a phone as many as fit with room for a finger. */
const shownMoves = () => (matchMedia('(max-width: 860px)').matches ? 5 : 9);

/** A press and its release have to meet the same button, so no line is drawn anew between them. */
let pressed = false;

/** The analysis: best lines to preview and take over, progress, and what to look for. @param {App} app */
export function setUpAnalysisCard(app) {
  const render = afterPaint(() => {
    renderAnalysis(app);
    renderThreats(app);
  });
  $('analysis-lines').addEventListener('pointerdown', () => {
    pressed = true;
  });
  const released = () => {
    if (!pressed) return;
    // After the click that the release makes.
    setTimeout(() => {
      pressed = false;
      render();
    });
  };
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, released);
  app.bus.on(['game', 'analysis', 'language', 'settings', 'server', 'thinking'], render);
  const { settings } = app;
  app.bus.on(['language', 'settings'], () => {
    $('analysis-count').replaceChildren(...options(COUNTS, settings.get('lines'), String));
    $('analysis-time').replaceChildren(...options(TIMES, settings.get('analysisMs'), duration));
    /** @type {HTMLInputElement} */ ($('analysis-cells')).checked = settings.get('everyMove');
  });
  $('analysis-stop').addEventListener('click', () => (app.analysis.running ? app.analysis.stop() : app.analysis.resume()));
  const onChange = (/** @type {string} */ id, /** @type {(element: HTMLInputElement) => void} */ change) =>
    $(id).addEventListener('change', (event) => change(/** @type {HTMLInputElement} */ (event.target)));
  onChange('analysis-count', ({ value }) => app.settings.set('lines', Number(value)));
  onChange('analysis-time', ({ value }) => app.settings.set('analysisMs', Number(value)));
  onChange('analysis-cells', ({ checked }) => app.settings.set('everyMove', checked));
}

/** @param {App} app */
function renderAnalysis(app) {
  const { analysis, session } = app;
  show($('analysis-card'), analysis.on);
  if (!analysis.on) return;
  const { findings } = analysis;
  const thinking = findings?.thinking ?? null;
  setText($('analysis-title'), thinking ? t('analysis-depth', { depth: thinking.depth }) : t('analysis'));
  const running = analysis.running !== null;
  const finished = findings?.proven || session.outcome !== null;
  show($('analysis-stop'), running || (!finished && !session.computerTurn));
  $('analysis-stop').replaceChildren(icon(running ? 'stop' : 'play'), t(running ? 'stop' : 'analysis-more'));
  const lines = session.outcome ? [] : thinking?.lines ?? [];
  if (!pressed) renderLines(app, lines);
  const bar = /** @type {HTMLProgressElement} */ ($('analysis-progress'));
  show(bar, running);
  bar.value = thinking?.share ?? 0;
  show($('analysis-facts'), thinking !== null && !session.outcome);
  if (thinking) {
    setText($('analysis-facts'), [
      t('fact-nodes', { n: thinking.nodes, nodes: count(thinking.nodes, language()) }),
      t('fact-speed', { speed: count(thinking.nps, language()) }), t('fact-time', { time: duration(thinking.time_ms) }),
      findings?.ended ? t(`ended-${findings.ended === 'complete' && !findings.proven ? 'depth' : findings.ended}`) : '',
    ].filter(Boolean).join(' · '));
  }
  show($('analysis-key'), lines.length > 0);
  if (lines.length > 0) setText($('analysis-key'), [t('analysis-key'), ...sidesKey(session.tree.game)].join(' '));
}

/** @param {App} app @param {Line[]} lines */
function renderLines(app, lines) {
  const { session } = app;
  const host = $('analysis-lines');
  // Only who came by keyboard: a click leaves its focus too, and would bring a preview back.
  const focused = [...host.querySelectorAll('.line')].map((row) =>
    [...row.querySelectorAll('.pv-move')].findIndex((move) => move.matches(':focus-visible')));
  host.replaceChildren(...lines.map((line, index) => lineRow(app, line, index)));
  focused.forEach((at, index) => {
    const moves = host.querySelectorAll(`[data-testid="line-${index}"] .pv-move`);
    if (at >= 0) /** @type {HTMLElement | undefined} */ (moves[Math.min(at, moves.length - 1)])?.focus({ preventScroll: true });
  });
  if (lines.length === 0) {
    host.append(h('p', { class: 'small' },
      t(session.outcome ? 'analysis-over' : session.computerTurn ? 'analysis-waits' : 'thinking-begins')));
  }
}

/** One line: its value and its moves; a move previews the line up to it, a click takes it over.
 * @param {App} app @param {Line} line @param {number} index */
function lineRow(app, line, index) {
  const preview = (/** @type {string[] | null} */ moves) => app.setPreview(moves);
  const { game } = app.session.tree;
  const most = shownMoves();
  const moves = line.moves.slice(0, most).map((name, at) => {
    const upTo = line.moves.slice(0, at + 1);
    return h('button', {
      type: 'button', class: 'pv-move', 'data-move': name, title: t('line-adopt', { moves: upTo.map(moveName).join(' ') }),
      'aria-label': t('line-adopt', { moves: upTo.map(moveName).join(' ') }),
      pointerenter: () => preview(upTo), focus: () => preview(upTo), blur: () => preview(null),
      click: () => {
        preview(null);
        app.session.adopt(upTo);
      },
    }, moveName(name));
  });
  const bound = parse(line.value).bound === 'exact' ? '' : ' bound';
  return h('div', { class: 'line', 'data-testid': `line-${index}`, pointerleave: () => preview(null) },
    h('b', {
      class: `worth ${goodFor(line.value) ?? ''}${bound}`, title: spokenValue(line.value, game),
      pointerenter: () => preview(line.moves.slice(0, most)),
    }, valueText(line.value, game)),
    h('span', { class: 'pv' }, ...moves, line.moves.length > most ? '…' : ''));
}

/** The threats in words, strongest first. @param {App} app */
function renderThreats(app) {
  const { tree: { game, rules }, outcome } = app.session;
  const on = app.settings.get('threats') && rules !== null && !outcome;
  show($('threats-card'), on);
  if (!on) return;
  const kinds = ['wins', 'double', 'four_three', 'four', 'two_threes', 'three'];
  const rows = kinds.flatMap((kind) => /** @type {Side[]} */ (['x', 'o']).flatMap((side) => {
    const cells = app.advice.threats.filter((threat) => threat.kind === kind && threat.side === side).map(({ cell }) => cell);
    if (cells.length === 0) return [];
    return [h('div', { class: 'threat-row' },
      sideMark(side, game), h('b', { class: `sign ${side} ${kind}` }, threatSign(kind, rules.k)),
      h('span', {}, t(`threat-${kind.replaceAll('_', '-')}`)), h('span', { class: 'small' }, cells.slice(0, 12).join(' ') + (cells.length > 12 ? ' …' : '')))];
  }));
  $('threats-list').replaceChildren(...(rows.length > 0 ? rows : [h('p', { class: 'small' }, t('threats-none'))]));
}

const [WIDTH, HEIGHT] = [320, 84];

/** The moves as a list with the variations that branched off, the button to look the game through, and its chart. @param {App} app */
export function setUpMovesCard(app) {
  const render = afterPaint(() => {
    renderMoves(app);
    renderReview(app);
  });
  app.bus.on(['game', 'language', 'settings'], render);
  app.bus.on(['analysis', 'thinking'], afterPaint(() => renderReview(app)));
  $('review').addEventListener('click', () => (app.analysis.review ? app.analysis.stopReview() : app.analysis.startReview()));
}

/** @param {App} app */
function renderReview(app) {
  const { review } = app.analysis;
  show($('review'), app.session.tree.root.children.length > 0 || review !== null);
  const words = review
    ? t('review-stop', { done: review.total - review.left.length, total: review.total }) : t('review');
  $('review').replaceChildren(icon(review ? 'stop' : 'chart'), words);
  renderChart(app, $('chart'));
}

/** @param {App} app */
function renderMoves(app) {
  const { tree } = app.session;
  const list = $('moves');
  const hadFocus = list.contains(document.activeElement);
  const children = tree.root.children.length > 0 ? line(app, tree.root, 0) : [h('p', { class: 'small' }, t(tree.rules ? 'moves-none' : 'games-moves-none'))];
  list.classList.toggle('wide', tree.rules === null);
  list.replaceChildren(...children);
  const current = /** @type {HTMLElement | null} */ (list.querySelector('[aria-current]'));
  if (!current) return;
  if (hadFocus) current.focus({ preventScroll: true });
  // Keeps the current move in sight inside the list, without moving the page.
  const [top, bottom] = [current.offsetTop - list.offsetTop, current.offsetTop - list.offsetTop + current.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
}

/** The moves after a node along its main line; branches stand where they begin.
 * @param {App} app @param {Node} from @param {number} depth @returns {HTMLElement[]} */
function line(app, from, depth) {
  /** @type {HTMLElement[]} */
  const out = [];
  let restart = true;
  for (let node = from; node.children.length > 0; node = node.children[0]) {
    const [main, ...branches] = node.children;
    out.push(move(app, main, restart));
    restart = branches.length > 0;
    for (const branch of branches) {
      out.push(h('div', { class: 'branch', 'data-depth': Math.min(depth + 1, 4), role: 'group', 'aria-label': t('branch', { move: moveName(branch.move ?? '') }) },
        move(app, branch, true), ...line(app, branch, depth + 1),
        h('button', {
          type: 'button', class: 'branch-remove', title: t('branch-remove'), 'aria-label': t('branch-remove'),
          click: () => app.session.remove(branch),
        }, icon('close'))));
    }
  }
  return out;
}

/** @param {App} app @param {Node} node @param {boolean} restart whether the number has to be said */
function move(app, node, restart) {
  const { tree } = app.session;
  const { side } = node;
  const name = moveName(node.move ?? '');
  const first = node.ply % 2 === 1;
  const number = first || restart ? `${Math.ceil(node.ply / 2)}.` : '';
  const ended = node.resigned ? ' ⚑' : '';
  return h('span', { class: `turn${first ? ' first' : ''}` },
    number ? h('span', { class: 'turn-number' }, number) : null,
    number && !first ? h('span', { class: 'gap' }, '…') : null,
    h('button', {
      type: 'button', class: `move ${side ?? ''}`, 'data-ply': node.ply, 'aria-current': node === tree.cursor ? 'true' : null,
      'aria-label': t('move-label', { number: node.ply, side: side ? sideName(side, tree.game) : '', cell: name }),
      click: () => app.session.goto(node),
    }, side && !tree.rules ? sideMark(side, tree.game, true) : null, name + ended));
}

/** The value over the game: up is good for X, down for O. A click goes to the move. @param {App} app @param {HTMLElement} host */
function renderChart(app, host) {
  const { tree } = app.session;
  const line = tree.line();
  const points = line.map((node, ply) => {
    const outcome = node.resigned || node.children.length === 0 ? app.session.outcomeAt(node) : null;
    const up = outcome ? (outcome.winner === 'x' ? 1 : outcome.winner === 'o' ? -1 : 0) : node.value ? strength(node.value) : null;
    return { node, ply, up };
  });
  const known = points.filter(({ up }) => up !== null);
  show(host, known.length > 1);
  if (known.length < 2) return;
  const last = Math.max(line.length - 1, 1);
  const x = (/** @type {number} */ ply) => 6 + (ply / last) * (WIDTH - 12);
  const y = (/** @type {number} */ up) => HEIGHT / 2 - up * (HEIGHT / 2 - 8);
  const path = known.map(({ ply, up }, index) => `${index ? 'L' : 'M'}${x(ply).toFixed(1)} ${y(up ?? 0).toFixed(1)}`).join('');
  const area = `${path}L${x(known[known.length - 1].ply).toFixed(1)} ${HEIGHT / 2}L${x(known[0].ply).toFixed(1)} ${HEIGHT / 2}Z`;
  const clip = (/** @type {string} */ id, /** @type {number} */ top) =>
    s('clipPath', { id }, s('rect', { x: 0, y: top, width: WIDTH, height: HEIGHT / 2 }));
  const step = (WIDTH - 12) / last;
  const current = points.find(({ node }) => node === tree.cursor);
  const svg = s('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', preserveAspectRatio: 'none',
    'aria-label': t('chart-label', { side: sideName('x', tree.game) }), 'data-testid': 'chart',
    click: (/** @type {MouseEvent} */ event) => {
      const box = svg.getBoundingClientRect();
      const at = (((event.clientX - box.left) / box.width) * WIDTH - 6) / step;
      const target = line[Math.max(0, Math.min(last, Math.round(at)))];
      if (target) app.session.goto(target);
    },
  },
  clip('chart-up', 0), clip('chart-down', HEIGHT / 2),
  s('path', { class: 'area x', d: area, 'clip-path': 'url(#chart-up)' }),
  s('path', { class: 'area o', d: area, 'clip-path': 'url(#chart-down)' }),
  s('path', { class: 'axis', d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
  s('path', { class: 'curve', d: path }),
  ...(current ? [s('path', { class: 'now', d: `M${x(current.ply)} 2V${HEIGHT - 2}` })] : []),
  ...known.map(({ node, ply, up }) => s('circle', { class: 'point', cx: x(ply), cy: y(up ?? 0), r: last > 60 ? 1.5 : 2.5 },
    s('title', {}, `${ply}. ${moveName(node.move ?? '')} ${node.value ? valueText(node.value, tree.game) : ''}`))));
  host.replaceChildren(svg);
}
