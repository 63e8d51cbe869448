/**
 * The cards beside the tree: the step that is shown, the node that is selected, why a branch was cut, and the files.
 *
 * @import {Frame, Stepper} from './stepper.js'
 * @import {Tab, TreeView} from './tree_tab.js'
 * @import {NodeItem} from './tree_model.js'
 */
import { download, h, setText, show } from '../view/dom.js';
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { bare, shortValue, windowText } from '../model/values.js';
import { codeOf, cutSentence, hasWindow, litLines, negates, sentence } from './sentences.js';
import { spokenValue, valueText } from '../view/words.js';
import { nameOfNode, turnWords } from './tree_text.js';
import { icon } from '../view/icons.js';
import { ResultLine, announce } from '../view/messages.js';
import { LocalSource, faultText } from './source.js';
import { MOST_BYTES, TraceError, readTrace } from './trace_file.js';
import { showPosition, turnIcon } from './small_board.js';
import { movesOf } from './stepper.js';

/** Pixels of the board of a step, and of a refutation. */
const [BOARD, SHOWN_BOARD] = [150, 190];

/** A fact with its name. @param {string} label a message @param {string} text @param {string} [id] */
const fact = (label, text, id) => [h('dt', {}, t(label)), h('dd', { id }, text)];

/**
 * The step that is shown: its sentence and board, the line of the pseudocode with the variables, and the nodes
 * that are open.
 */
export class NowView {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
    this.words = h('p', { id: 'step-sentence', class: 'step-sentence' });
    this.board = h('div', { id: 'step-board', class: 'step-board' });
    this.code = h('ol', { id: 'pseudocode', class: 'code', 'data-l10n-aria': 'explain-code' });
    this.variables = h('dl', { id: 'variables', class: 'variables' });
    this.eyes = h('p', { class: 'small', 'data-l10n': 'explain-eyes', hidden: true });
    this.shownCode = '';
    this.path = h('ol', { id: 'open-path', class: 'open-path' });
    this.elements = [
      h('section', { class: 'card now-card', id: 'now-card' }, h('h2', { 'data-l10n': 'explain-now' }), h('div', { class: 'now-line' }, this.words, this.board)),
      h('section', { class: 'card code-card', id: 'code-card' }, h('h2', { 'data-l10n': 'explain-code' }),
        h('div', { class: 'code-box', tabindex: 0, role: 'group', 'data-l10n-aria': 'explain-code' }, this.code), this.variables, this.eyes),
      h('section', { class: 'card', id: 'path-card' }, h('h2', { 'data-l10n': 'explain-open-path' }), this.path),
    ];
  }

  /** @param {Current} current @param {Stepper} stepper */
  render(current, stepper) {
    const { step, state } = stepper;
    if (!step) return;
    setText(this.words, sentence(step, state, current));
    showPosition(this.board, this.tab.shell.app.positions, current, state.moves, BOARD);
    this.#renderCode(current, stepper);
    this.#renderVariables(current, stepper);
    this.path.replaceChildren(...state.frames.map((frame, i) => this.#frame(current, state.moves.slice(0, i), frame, i === state.frames.length - 1)));
  }

  /** @param {Current} current @param {Stepper} stepper */
  #renderCode({ algorithm, search }, { step, state }) {
    const code = codeOf(algorithm, search.strict_cuts);
    if (this.shownCode !== code.join()) {
      this.shownCode = code.join();
      show(this.eyes, negates(algorithm));
      this.code.replaceChildren(...code.map((line) => h('li', {}, h('code', {}, line === '' ? '\u00a0' : line))));
    }
    if (!step) return;
    const lit = litLines(algorithm, step, state);
    [...this.code.children].forEach((line, i) => {
      if (i === lit.line) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
      line.classList.toggle('caller', i === lit.caller && i !== lit.line);
    });
  }

  /** @param {Current} current @param {Stepper} stepper */
  #renderVariables({ algorithm, game, nameAt }, { state: { frame, moves }, step }) {
    const looks = looksOf(game.game);
    const value = (/** @type {Value | null | undefined} */ text) => (text ? shortValue(text, looks) : '–');
    /** @type {[string, string][]} */
    const shown = [['node', frame ? `#${frame.id}` : '–'], ['move', (step?.kind !== 'enter' && step?.move ? nameAt([...moves, step.move]) : frame?.move && nameAt(moves)) || '–']];
    if (hasWindow(algorithm)) shown.push(['α', value(frame?.alpha)], ['β', value(frame?.beta)]);
    shown.push(['best', frame?.best ? `${nameAt([...moves, frame.best])} ${value(frame.value && bare(frame.value))}` : '–'], ['v', value(step?.value)]);
    this.variables.replaceChildren(...shown.map(([name, text]) => h('div', { 'data-variable': name }, h('dt', {}, name), h('dd', {}, text))));
  }

  /** @param {Current} current @param {string[]} moves @param {Frame} frame @param {boolean} innermost */
  #frame({ algorithm, game, nameAt }, moves, frame, innermost) {
    const looks = looksOf(game.game);
    const words = [nameAt(moves) ?? t('explain-root'), ...(hasWindow(algorithm) ? [windowText(frame.alpha, frame.beta, looks)] : []),
      ...(frame.best ? [`${nameAt([...moves, frame.best])} ${shortValue(bare(frame.value ?? '?'), looks)}`] : [])];
    return h('li', {}, h('button', {
      type: 'button', class: 'crumb', 'data-node': frame.id, ...(innermost ? { 'aria-current': 'true' } : {}), click: () => this.tab.tree.goTo(frame.id),
    }, turnIcon(frame.side, frame.chance), words.join('  ')));
  }
}

/** What is known about the node that is selected in the tree, and what one can do with it. */
export class NodeCard {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
    /** What is told. @type {{item: NodeItem | null, isOpen: boolean}} */
    this.shown = { item: null, isOpen: false };
    this.body = h('div', { class: 'node-facts' });
    this.element = h('section', { class: 'card', id: 'node-card' }, h('h2', { 'data-l10n': 'explain-node' }), this.body);
  }

  /** @param {TreeView} view @param {boolean} [anew] */
  render(view, anew = false) {
    const { model, current, look } = view;
    const selected = model?.selected;
    if (!selected || !current || !look) return;
    const item = selected.kind === 'node' ? selected : /** @type {NodeItem} */ (selected.parent);
    if (!anew && item === this.shown.item && item.isOpen === this.shown.isOpen) return;
    this.shown = { item, isOpen: item.isOpen };
    const { visit } = item;
    const { game } = current.game;
    const facts = h('dl', { class: 'facts-list' },
      ...fact('explain-fact-turn', turnWords(visit, game)),
      ...fact('explain-fact-value', `${valueText(visit.value, game)} (${spokenValue(visit.value, game)})`),
      ...(look.windows ? fact('explain-fact-window', windowText(visit.alpha, visit.beta, looksOf(game))) : []),
      ...fact('explain-fact-kind', t(`explain-kind-${visit.kind}`, { n: visit.below ?? 0, shown: number(visit.below ?? 0) })),
      ...(visit.size > 1 ? fact('explain-fact-size', t('explain-nodes', { n: visit.size, shown: number(visit.size) })) : []),
      ...(visit.skipped > 0 ? fact('explain-fact-cut', t('explain-skipped', { n: visit.skipped })) : []),
      ...(visit.again ? fact('explain-again', t('explain-again-why')) : []));
    const button = (/** @type {string} */ id, /** @type {string} */ words, /** @type {() => void} */ click) =>
      h('button', { id, type: 'button', class: 'small-button', click }, words);
    const focus = this.body.contains(document.activeElement) ? document.activeElement?.id : '';
    this.body.replaceChildren(
      h('p', { class: 'node-name', id: 'node-name' }, `${nameOfNode(item)} · #${visit.id}`), facts,
      h('div', { class: 'node-buttons' },
        ...(visit.skipped > 0 ? [button('node-why', t('explain-why'), () => this.tab.why.open(visit.id))] : []),
        ...(visit.source === null ? [] : [button('node-source', t('explain-to-source', { id: visit.source }), () => view.goTo(Number(visit.source)))]),
        button('node-step', t('explain-step-here'), () => this.tab.steps.go(visit.first)),
        ...(model.isInner(item) ? [button('node-toggle', t(item.isOpen ? 'explain-close' : 'explain-open'), () => view.toggle(item))] : [])));
    // A button that was pressed keeps the keyboard.
    if (focus) /** @type {HTMLElement | null} */ (this.body.querySelector(`#${focus}`))?.focus();
  }
}

/**
 * Why was this cut? The window, the line that refutes coming here, what was skipped, and what plain minimax would
 * have spent on it.
 */
export class WhyDialog {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
    /** @type {{current: Current, why: Why} | null} */
    this.shown = null;
    /** How often was asked: only the latest answer is shown. */
    this.asked = 0;
    /** How many moves of the refutation are on the board. */
    this.ply = 0;
    this.body = h('div', { class: 'dialog-body' });
    this.dialog = /** @type {HTMLDialogElement} */ (h('dialog', { id: 'why-dialog', 'aria-labelledby': 'why-title' },
      h('div', { class: 'dialog-head' }, h('h1', { id: 'why-title', 'data-l10n': 'explain-why' }),
        h('button', { class: 'quiet', type: 'button', id: 'why-close', 'data-icon': 'close', 'data-l10n-label': 'close', click: () => this.dialog.close() })),
      this.body));
    this.dialog.addEventListener('click', (event) => event.target === this.dialog && this.dialog.close());
  }

  /** @param {number} node of the search that is looked into */
  async open(node) {
    const { current } = this.tab.shell;
    if (!current) return;
    this.asked += 1;
    const { asked } = this;
    try {
      const why = await current.source.why(node);
      if (this.asked !== asked || this.dialog.closest('[hidden]')) return;
      this.shown = { current, why };
    } catch (error) {
      if (this.asked === asked) this.tab.failed(error);
      return;
    }
    this.ply = this.shown.why.refutation.length;
    this.render();
    if (!this.dialog.open) this.dialog.showModal();
  }

  render() {
    if (!this.shown) return;
    const { current, why } = this.shown;
    const { game: { game }, nameAt } = current;
    const looks = looksOf(game);
    const { node } = why;
    const before = movesOf([...why.path, node]);
    const above = movesOf(why.path.slice(0, why.path.findIndex(({ id }) => id === why.elsewhere?.node) + 1));
    const value = (/** @type {Value} */ text) => shortValue(bare(text), looks);
    const limit = node.side === 'x' ? node.beta : node.alpha;
    const fromAbove = why.elsewhere !== null && !why.elsewhere.scout;
    const minimax = why.minimax && t(why.minimax.exact ? 'explain-why-minimax' : 'explain-why-minimax-more', { n: why.minimax.nodes, shown: number(why.minimax.nodes) });
    this.body.replaceChildren(
      h('p', { id: 'why-sentence', class: 'step-sentence' }, cutSentence({
        side: node.side, game, value: value(why.value), elsewhere: value(fromAbove && why.elsewhere ? why.elsewhere.value : limit),
        skipped: node.skipped, byWindow: !fromAbove,
      })),
      h('dl', { class: 'facts-list' },
        ...fact('explain-fact-window', windowText(node.alpha, node.beta, looks), 'why-window'),
        ...(node.cut ? fact('explain-why-after', `${windowText(node.cut.alpha, node.cut.beta, looks)}  ${current.search.strict_cuts ? 'α > β' : 'α ≥ β'}`, 'why-after') : []),
        ...(why.elsewhere ? fact('explain-why-elsewhere', `${why.elsewhere.move === null ? '' : `${nameAt([...above, why.elsewhere.move])}: `}${value(why.elsewhere.value)} (#${why.elsewhere.node})`, 'why-elsewhere') : []),
        ...fact('explain-why-skipped', `${t('explain-skipped', { n: node.skipped })}: ${why.skipped_moves.map((move) => nameAt([...before, move])).join(' ')}`, 'why-skipped'),
        ...(minimax ? fact('explain-why-spent', minimax, 'why-minimax') : [])),
      this.#line(current, why),
      h('div', { class: 'buttons', click: () => this.dialog.close() },
        h('button', { id: 'why-step', type: 'button', click: () => this.tab.steps.go(node.last - 1) }, t('explain-why-step')),
        h('button', { id: 'why-node', type: 'button', click: () => this.tab.tree.goTo(node.id) }, t('explain-why-node'))));
  }

  /** The refuting line, on a board where there is one. @param {Current} current @param {Why} why */
  #line(current, why) {
    const { nameAt } = current;
    const before = movesOf([...why.path, why.node]);
    const moves = why.refutation.slice(0, this.ply);
    const step = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {number} */ by) => {
      const off = this.ply + by < 0 || this.ply + by > why.refutation.length;
      return h('button', {
        id, type: 'button', 'aria-label': t(`explain-${id}`), title: t(`explain-${id}`), 'aria-disabled': String(off),
        click: () => {
          if (off) return;
          this.ply += by;
          this.render();
          /** @type {HTMLElement | null} */ (this.dialog.querySelector(`#${id}`))?.focus();
          announce(why.refutation.slice(0, this.ply).join(' '));
        },
      }, icon(sign));
    };
    const line = h('p', { id: 'why-line', class: 'why-line' }, ...why.refutation.map((_, i) =>
      h('span', { class: i < this.ply ? 'played' : 'to-come' }, `${nameAt([...before, ...why.refutation.slice(0, i + 1)])} `)));
    const board = h('div', { id: 'why-board', class: 'step-board' });
    showPosition(board, this.tab.shell.app.positions, current, [...before, ...moves], SHOWN_BOARD, moves.length);
    return h('section', { class: 'why-refutation' }, h('h2', {}, t('explain-why-line')), board,
      h('div', { class: 'why-bar' }, step('why-back', 'previous', -1), line, step('why-forth', 'next', 1)));
  }
}

const FORMATS = ['json', 'svg', 'dot', 'html', 'text'];

/** The search as a file, and a trace file opened again. */
export class FilesCard {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
    this.input = /** @type {HTMLInputElement} */ (h('input', { id: 'trace-input', type: 'file', accept: '.json,application/json', hidden: true }));
    /** Stands in the form, beside what is looked into. */
    this.open = h('button', { id: 'trace-open', type: 'button', 'data-icon': 'file', 'data-l10n': 'explain-open-trace', click: () => this.input.click() });
    this.result = new ResultLine('trace-result');
    this.element = h('section', { class: 'card', id: 'trace-card' }, h('h2', { 'data-l10n': 'explain-files' }),
      h('div', { class: 'trace-buttons' }, ...FORMATS.map((format) =>
        h('button', { id: `trace-${format}`, type: 'button', class: 'small-button', 'data-icon': 'save', click: () => this.save(format) },
          h('span', {}, format === 'text' ? '.txt' : `.${format}`)))),
      h('p', { class: 'small', 'data-l10n': 'explain-files-note' }), this.result.element, this.input);
    this.input.addEventListener('change', async () => {
      await this.load(this.input.files?.[0]);
      this.input.value = '';
    });
    // Before the page takes a dropped file for a game.
    tab.shell.host.addEventListener('drop', (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.load(event.dataTransfer?.files[0]);
    });
  }

  /** @param {string} format */
  async save(format) {
    const { current } = this.tab.shell;
    if (!current) return;
    try {
      const { name, mime, text } = await current.source.file(format);
      download(new Blob([text], { type: mime }), name);
      this.result.say(t('saved', { name }));
    } catch (error) {
      const large = error instanceof Error && 'code' in error && error.code === 'too_large';
      this.result.say(large ? t('explain-save-large', { message: error.message }) : (error instanceof Error && error.message) || t('explain-save-json'), true);
    }
  }

  /** @param {File | undefined} file */
  async load(file) {
    if (!file) return;
    try {
      // A huge file is not even read.
      if (file.size > MOST_BYTES) throw new TraceError('large');
      const text = await file.text();
      await this.tab.shell.look(new LocalSource(readTrace(text), text));
      this.tab.subject.opened(file.name);
      this.result.say(t('explain-trace-opened', { name: file.name }));
    } catch (error) {
      this.result.say(faultText(error), true);
      this.tab.subject.fault(faultText(error));
    }
  }
}
