/**
 * The cards beside the board: the game with its players and what the computer thinks; the analysis with its best lines; the moves
 * with their variations.
 *
 * @import {Node} from '../model/tree.js'
 */
import { $, afterPaint, h, options, setText, show } from './dom.js';
import { icon, sideMark } from './icons.js';
import { duration, knows, language, t } from '../words/language.js';
import { familyOf } from '../app/positions.js';
import { count, degree, goodFor, isProven, parse } from '../model/values.js';
import { isHuman } from '../model/players.js';
import { gameName, moveName, seatName, sideName, sidesKey, spokenValue, standingText, threatText, valueText } from './words.js';
import { threatSign } from './overlays.js';

/** Moves of the list that are drawn besides the main line, and variations of variations. */
const [MOST_DRAWN, DEEPEST_DRAWN] = [1000, 30];

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
  setText($('game-title'), [gameName(game, scene), session.tree.opening].filter(Boolean).join(' · '));
  document.title = `${gameName(game, scene)} · inarow`;
  const counted = `games-score-${familyOf(game, app.link.welcome)}`;
  $('players').replaceChildren(.../** @type {Side[]} */ (['x', 'o']).map((side) => {
    const active = session.turn === side;
    const score = scene?.score?.[side === 'x' ? 0 : 1];
    const time = computer.times[side];
    const won = session.outcome?.winner === side;
    const note = won ? t('note-won') : active ? t('note-turn') : time !== null ? duration(time) : '';
    const player = session.players[side];
    return h('div', { class: `player${active ? ' on' : ''}`, 'data-player': side },
      // In an opening nobody has a side yet.
      session.stage ? h('span', { class: 'seat' }, side === session.tree.first ? '1' : '2') : sideMark(side, game), icon(isHuman(player) ? 'person' : 'cpu'), h('span', { class: 'name' }, seatName(session, side)),
      score === undefined ? null : h('span', { class: 'score' }, knows(counted) ? t(counted, { n: score }) : String(score)), h('span', { class: 'small' }, note));
  }));
  show($('pace-row'), session.humans === 0);
  $('resign').setAttribute('aria-disabled', String(session.resigner === null));
}

/** What the computer thinks, in words first; always of the same height, so that nothing moves. @param {App} app */
function renderThinking(app) {
  const { computer, session } = app;
  const { thinking } = computer;
  show($('thinking'), session.humans < 2);
  const bar = /** @type {HTMLProgressElement} */ (h('progress', { max: 1, hidden: !computer.busy, 'aria-label': t('progress'), 'data-testid': 'thinking-progress' }));
  bar.value = thinking?.share ?? 0;
  if (!thinking) {
    $('thinking').replaceChildren(bar, h('p', { class: 'small' }, !computer.busy ? '' : app.link.connected ? t('thinking-begins') : t('thinking-offline')));
    return;
  }
  const [line] = thinking.lines;
  const { game } = session.tree;
  const known = line?.value && line.value !== '?';
  $('thinking').replaceChildren(
    bar, h('p', { class: 'thought' }, sideMark(thinking.side, game), ' ', known ? thought(line.value, game, session.players[thinking.side]) : ''),
    h('p', { class: 'facts' }, ...[
      known ? h('b', { class: `worth ${goodFor(line.value) ?? ''}`, title: spokenValue(line.value, game) }, valueText(line.value, game)) : null, ' ',
      fact('fact-depth', { depth: thinking.depth }),
      fact('fact-nodes', { n: thinking.nodes, nodes: count(thinking.nodes, language()) }),
      thinking.nps > 0 ? fact('fact-speed', { speed: count(thinking.nps, language()) }) : null,
      fact('fact-time', { time: duration(thinking.time_ms) }),
    ].filter((part) => part !== null)),
    h('p', { class: 'variation', 'data-testid': 'thinking-line' }, line ? line.moves.slice(0, 12).map(moveName).join(' ') : ''));
}

/** A value as a thought. Evaluators of the textbooks have scales of their own. @param {Value} value @param {string} game @param {string} player */
export function thought(value, game, player) {
  const { kind, score } = parse(value);
  if (kind !== 'score') return t(isProven(value) ? 'thinks-sure' : 'thinks-value', { value: spokenValue(value, game) });
  if (!player.startsWith('engine')) return t('thinks-value', { value: valueText(value, game) });
  return t(`thinks-${degree(score)}`, { side: sideName(score > 0 ? 'x' : 'o', game) });
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

/** What stands on the board, and apart from it what one more stone would make, strongest first. @param {App} app */
function renderThreats(app) {
  const { tree: { game, rules }, outcome } = app.session;
  const on = app.settings.get('threats') && rules !== null && !outcome;
  show($('threats-card'), on);
  if (!on) return;
  const { k } = rules;
  const row = (/** @type {Side} */ side, /** @type {string} */ kind, /** @type {string} */ sign, /** @type {string} */ words, /** @type {string} */ cells) =>
    h('div', { class: 'threat-row' }, sideMark(side, game), h('b', { class: `sign ${side} ${kind}` }, sign), h('span', {}, words), h('span', { class: 'small' }, cells));
  const list = (/** @type {string[]} */ cells) => cells.slice(0, 12).join(' ') + (cells.length > 12 ? ' …' : '');
  const group = (/** @type {string} */ id, /** @type {HTMLElement[]} */ rows) => [
    h('h3', { class: 'small' }, t(id)), h('div', { 'data-testid': id }, ...(rows.length > 0 ? rows : [h('p', { class: 'small' }, t('threats-none'))])),
  ];
  const standing = app.advice.standing.slice(0, MOST_ROWS).map(({ side, kind, cells, wins_at: wins, playable }) => {
    const places = wins.length === 0 ? '' : t(playable.length > 0 || !rules.gravity ? 'standing-wins-at' : 'standing-later', { cells: wins.join(' ') });
    return row(side, kind, `${cells.length}`, standingText(kind, k), [cells.join(' '), places].filter(Boolean).join(' · '));
  });
  const kinds = ['wins', 'double', 'four_three', 'four', 'two_threes', 'three'];
  const next = kinds.flatMap((kind) => /** @type {Side[]} */ (['x', 'o']).flatMap((side) => {
    const cells = app.advice.threats.filter((threat) => threat.kind === kind && threat.side === side).map(({ cell }) => cell);
    return cells.length === 0 ? [] : [row(side, kind, threatSign(kind, k), threatText(kind, k), list(cells))];
  }));
  $('threats-list').replaceChildren(...group('threats-standing', standing), ...group('threats-next', next));
}

/** Rows that the card lists, strongest first; the board shows all of them. */
const MOST_ROWS = 12;

/** The moves as a list with the variations that branched off, and the button to look the game through. @param {App} app */
export function setUpMovesCard(app) {
  // Loaded when it is first asked for, or when a record or an earlier visit brings a review along.
  const card = () => import('../review/card.js').then(({ cardOfPlay }) => cardOfPlay(app, $('review-card')));
  const review = () => void card().then((it) => it.start(), () => {});
  const render = afterPaint(() => {
    renderMoves(app);
    show($('review-now'), app.session.tree.root.children.length > 0 && app.session.outcome === null);
  });
  app.bus.on(['game', 'language', 'settings', 'comment'], render);
  const bring = () => app.session.tree.nodes().some((node) => node.review) && void card().catch(() => {});
  app.bus.on('game', ({ kind }) => kind === 'new' && bring());
  app.bus.on('review', bring);
  for (const id of ['review', 'review-now']) $(id).addEventListener('click', review);
}

/** @param {App} app */
function renderMoves(app) {
  const { tree } = app.session;
  const list = $('moves');
  const hadFocus = list.contains(document.activeElement);
  // A record may have thousands.
  const drawn = { left: MOST_DRAWN };
  const children = tree.root.children.length > 0 ? line(app, tree.root, 0, drawn) : [h('p', { class: 'small' }, t(tree.rules && app.session.humans > 0 ? 'moves-none' : 'games-moves-none'))];
  if (drawn.left < 0) children.push(h('p', { class: 'small' }, t('moves-more', { count: tree.nodes().length - 1 - MOST_DRAWN })));
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
 * @param {App} app @param {Node} from @param {number} depth @param {{left: number}} drawn how many may still be drawn
 * @returns {HTMLElement[]} */
function line(app, from, depth, drawn) {
  /** @type {HTMLElement[]} */
  const out = [];
  let restart = true;
  for (let node = from; node.children.length > 0; node = node.children[0]) {
    const [main, ...branches] = node.children;
    out.push(move(app, main, restart));
    restart = branches.length > 0;
    drawn.left -= 1;
    for (const branch of branches) {
      if ((drawn.left -= 1) < 0 || depth >= DEEPEST_DRAWN) {
        drawn.left = Math.min(drawn.left, -1);
        break;
      }
      out.push(h('div', { class: 'branch', 'data-depth': Math.min(depth + 1, 4), role: 'group', 'aria-label': t('branch', { move: moveName(branch.move ?? '') }) },
        move(app, branch, true), ...line(app, branch, depth + 1, drawn),
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
      type: 'button', class: `move ${side ?? ''}${node.comment ? ' commented' : ''}`, 'data-ply': node.ply, 'aria-current': node === tree.cursor ? 'true' : null,
      'aria-label': t('move-label', { number: node.ply, side: side ? sideName(side, tree.game) : '', cell: name }),
      click: () => app.session.goto(node),
    }, side && !tree.rules ? sideMark(side, tree.game, true) : null, name + ended));
}
