/** The card of the analysis: best lines to preview and take over, progress, and what to look for. */
import { $, afterPaint, h, setText, show } from './dom.js';
import { icon, sideMark } from './icons.js';
import { duration, language, t } from '../words/language.js';
import { count, goodFor, parse } from '../model/values.js';
import { moveName, sidesKey, spokenValue, valueText } from './words.js';
import { threatSign } from './overlays.js';

const TIMES = [1000, 2000, 5000, 15_000, 60_000];
const COUNTS = [1, 2, 3, 5, 8];
/** Moves of a line that are shown; on a phone as many as fit with room for a finger. */
const shownMoves = () => (matchMedia('(max-width: 860px)').matches ? 5 : 9);

/** A press and its release have to meet the same button, so no line is drawn anew between them. */
let pressed = false;

/** @param {App} app */
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
  app.bus.on(['language', 'settings'], () => fillOptions(app));
  $('analysis-stop').addEventListener('click', () => (app.analysis.running ? app.analysis.stop() : app.analysis.resume()));
  const onChange = (/** @type {string} */ id, /** @type {(element: HTMLInputElement) => void} */ change) =>
    $(id).addEventListener('change', (event) => change(/** @type {HTMLInputElement} */ (event.target)));
  onChange('analysis-count', ({ value }) => app.settings.set('lines', Number(value)));
  onChange('analysis-time', ({ value }) => app.settings.set('analysisMs', Number(value)));
  onChange('analysis-cells', ({ checked }) => app.settings.set('everyMove', checked));
}

/** @param {App} app */
function fillOptions({ settings }) {
  const options = (/** @type {number[]} */ values, /** @type {number} */ chosen, /** @type {(n: number) => string} */ text) =>
    values.map((value) => h('option', { value, selected: value === chosen }, text(value)));
  $('analysis-count').replaceChildren(...options(COUNTS, settings.get('lines'), String));
  $('analysis-time').replaceChildren(...options(TIMES, settings.get('analysisMs'), duration));
  /** @type {HTMLInputElement} */ ($('analysis-cells')).checked = settings.get('everyMove');
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
