/**
 * The tab "Quiz": questions about the search that is looked into, from a seed; one question with its words, its fields and its hints.
 *
 * @import {Question, WayNode} from './quiz_maker.js'
 * @import {Shell} from './shell.js'
 */
import { number, t } from '../words/language.js';
import { looksOf } from '../app/positions.js';
import { other } from '../model/rules.js';
import { bare, compare, parse, windowText } from '../model/values.js';
import { sideName, valueText } from '../view/words.js';
import { form, h, labelled, setText, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { FaultLine, announce } from '../view/messages.js';
import { QuizMaker, readAnswer, ticksRight } from './quiz_maker.js';
import { RemoteSource, isPlain } from './source.js';
import { WorkingTab } from './shell.js';
import { showPosition, turnIcon, wayText } from './small_board.js';

/** MAX or MIN, for the messages that differ. @param {Question} question */
const kindOf = ({ node }) => (node.side === 'x' ? 'max' : 'min');

/** The name of a branch: its move, or the name of the node it leads to. @param {Question} question @param {string} move @param {Current} current */
const branchName = ({ moves }, move, { nameAt }) => nameAt([...moves, move]) ?? move;

/** @param {Question} question @param {Current} current */
function askWords(question, { game: { game }, totals: { rounds } }) {
  const round = rounds.length > 1 ? `${t('explain-quiz-round', { depth: rounds[question.node.round]?.depth ?? 0 })} ` : '';
  const side = sideName(question.node.side, game);
  if (question.kind === 'value') return round + t('explain-quiz-ask-value', { side });
  if (question.kind === 'window') return round + t('explain-quiz-ask-window');
  const window = windowText(question.alpha, question.beta, looksOf(game));
  return round + (question.left === 0 ? t('explain-quiz-ask-cut', { side, window }) : t('explain-quiz-ask-cut-later', { side, window, n: question.left }));
}

/** @param {Question} question @param {Current} current */
function hintWords(question, current) {
  const { game } = current.game;
  const value = (/** @type {Value} */ text) => valueText(bare(text), game);
  const first = t(`explain-quiz-hint-${question.kind}-${question.kind === 'window' ? 'both' : kindOf(question)}`);
  const quick = question.kind !== 'window' && question.branches.some((branch) => parse(branch.value).kind === 'win') ? [t('explain-quiz-hint-quick')] : [];
  if (question.kind === 'value') return [[first, ...quick].join(' '), t('explain-quiz-hint-value-second', { move: branchName(question, question.best, current) })];
  if (question.kind === 'cut') {
    const limit = value(question.node.side === 'x' ? question.beta : question.alpha);
    return [[first, ...quick].join(' '), t(`explain-quiz-hint-cut-${kindOf(question)}-second`, { limit })];
  }
  const known = (/** @type {'x' | 'o'} */ side) => question.way.flatMap((above) => (above.side === side && above.value !== null ? [value(above.value)] : [])).join(', ') || '–';
  return [first, t('explain-quiz-hint-window-second', { max: known('x'), min: known('o') })];
}

/** Why the answer is right. @param {Question} question @param {Current} current */
function becauseWords(question, current) {
  const { game } = current.game;
  const value = (/** @type {Value} */ text) => valueText(bare(text), game);
  const rival = sideName(other(question.node.side), game);
  if (question.kind === 'value') {
    const { node, answer, best, branches } = question;
    const because = t(`explain-quiz-because-value-${kindOf(question)}`, {
      values: branches.map((branch) => valueText(branch.value, game)).join(', '), value: value(answer), move: branchName(question, best, current),
    });
    if (parse(node.value).bound === 'exact') return because;
    return `${because} ${t('explain-quiz-because-bound', { window: windowText(node.alpha, node.beta, looksOf(game)), value: valueText(node.value, game) })}`;
  }
  if (question.kind === 'cut') {
    const by = question.branches[question.by];
    return t(`explain-quiz-because-cut-${kindOf(question)}`, {
      rival, move: branchName(question, by.move, current), value: value(by.value), limit: value(question.node.side === 'x' ? question.beta : question.alpha),
    });
  }
  return t('explain-quiz-because-window', { alpha: value(question.alpha), beta: value(question.beta), max: sideName('x', game), min: sideName('o', game) });
}

/** A node on the way: whose it is, and what it has found so far. @param {WayNode} above @param {string[]} moves that lead to it
 * @param {Current} current */
function wayWords({ side, best, value }, moves, { game: { game }, nameAt }) {
  const name = nameAt(moves) ?? t('explain-root');
  const args = { name, side: sideName(side, game), best: best === null ? '' : nameAt([...moves, best]) ?? best, value: value === null ? '' : valueText(bare(value), game) };
  return t(value === null ? 'explain-quiz-way-nothing' : 'explain-quiz-way', args);
}

const BOARD = 170;

/** One question on the page: what is asked, the fields for the answer, hints, and what was right. */
class QuizCard {
  /** @param {Positions} positions @param {{answered: () => void, next: () => void}} hands */
  constructor(positions, hands) {
    this.positions = positions;
    this.hands = hands;
    /** @type {{question: Question, current: Current} | null} */
    this.shown = null;
    this.hints = 0;
    /** The questions so far, and how many of them were answered right. */
    this.score = { right: 0, asked: 0 };
    /** How it was answered, if it was. @type {boolean | null} */
    this.right = null;
    this.fields = h('div', { class: 'quiz-fields', id: 'quiz-fields' });
    this.text = h('p', { id: 'quiz-question', class: 'step-sentence', tabindex: -1 });
    this.board = h('div', { class: 'step-board', id: 'quiz-board' });
    this.path = h('p', { class: 'small', id: 'quiz-path' });
    this.problem = new FaultLine('quiz-problem');
    this.hintList = h('ol', { class: 'quiz-hints', id: 'quiz-hints' });
    this.result = h('p', { class: 'quiz-result', id: 'quiz-result', hidden: true });
    this.check = h('button', { id: 'quiz-check', type: 'submit', class: 'main', 'data-l10n': 'explain-quiz-check' });
    this.hint = h('button', { id: 'quiz-hint', type: 'button', 'data-icon': 'bulb', 'data-l10n': 'explain-quiz-hint', click: () => this.#hint() });
    this.next = h('button', { id: 'quiz-next', type: 'button', class: 'main', hidden: true, 'data-l10n': 'explain-quiz-next', click: () => hands.next() });
    this.element = form({ class: 'card quiz-card', id: 'quiz-form', hidden: true }, () => this.right === null && this.#check(),
      h('div', { class: 'now-line' }, h('div', { class: 'quiz-ask' }, this.text, this.path, this.fields), this.board),
      this.problem.element, this.hintList, this.result, h('div', { class: 'quiz-buttons' }, this.check, this.next, this.hint));
  }

  /** @param {Question} question @param {Current} current */
  ask(question, current) {
    this.shown = { question, current };
    this.hints = 0;
    this.right = null;
    this.fields.replaceChildren();
    this.fields.dataset.kind = question.kind;
    this.problem.clear();
    this.render();
    announce(this.text.textContent ?? '');
  }

  /** Everything anew; the fields keep what was typed. */
  render() {
    if (!this.shown) return;
    const { question, current } = this.shown;
    const done = this.right !== null;
    this.#renderFields(question, current);
    setText(this.text, askWords(question, current));
    setText(this.path, `${question.node.side === 'x' ? '▲' : '▼'} ${wayText(current, question.moves)}`);
    showPosition(this.board, this.positions, current, question.moves, BOARD);
    this.hintList.replaceChildren(...hintWords(question, current).slice(0, this.hints).map((text) => h('li', {}, text)));
    show(this.hint, !done && this.hints < 2);
    show(this.check, !done);
    show(this.next, done);
    show(this.result, done);
    if (!done) return;
    const verdict = t(this.right ? 'explain-quiz-right' : 'explain-quiz-wrong', { answer: answerText(question, current) });
    this.result.className = `quiz-result ${this.right ? 'right' : 'wrong'}`;
    this.result.replaceChildren(icon(this.right ? 'check' : 'close'), h('span', {}, h('b', {}, verdict), ` ${becauseWords(question, current)}`));
  }

  /** @param {Question} question @param {Current} current */
  #renderFields(question, current) {
    const kept = this.#inputs;
    const focused = kept.indexOf(/** @type {HTMLInputElement} */ (document.activeElement));
    this.fields.replaceChildren(...this.#fieldsOf(question, current));
    this.#inputs.forEach((field, i) => {
      if (kept[i]) [field.value, field.checked] = [kept[i].value, kept[i].checked];
      field.disabled = this.right !== null;
      if (i === focused) field.focus();
    });
  }

  /** @param {Question} question @param {Current} current */
  #fieldsOf(question, current) {
    const { game } = current.game;
    if (question.kind === 'cut') {
      return [h('fieldset', { class: 'quiz-branches', id: 'quiz-branches' }, h('legend', { 'data-l10n': 'explain-quiz-branches' }, t('explain-quiz-branches')),
        ...question.branches.map(({ move, value }, i) => h('label', { class: 'check', 'data-branch': move },
          h('input', { type: 'checkbox', value: move }), h('span', {}, branchName(question, move, current)), h('b', {}, valueText(bare(value), game)),
          ...(this.right !== null && question.answer[i] ? [h('span', { class: 'was-cut' }, icon('scissors'), t('explain-quiz-was-cut'))] : []))))];
    }
    if (question.kind === 'window') {
      return [h('ol', { class: 'quiz-way', id: 'quiz-way' }, ...question.way.map((above, i) => h('li', {}, turnIcon(above.side), wayWords(above, question.moves.slice(0, i), current)))),
        h('div', { class: 'quiz-inputs' }, input('quiz-alpha', 'α'), input('quiz-beta', 'β'))];
    }
    const cut = question.node.skipped > 0 ? [h('li', { class: 'small' }, t('explain-skipped', { n: question.node.skipped }))] : [];
    return [h('ul', { class: 'quiz-children', id: 'quiz-children' },
      ...question.branches.map(({ move, value }) => h('li', { 'data-branch': move }, h('span', {}, branchName(question, move, current)), h('b', {}, valueText(value, game)))), ...cut),
    h('div', { class: 'quiz-inputs' }, input('quiz-answer', t('explain-fact-value'), 'explain-fact-value'))];
  }

  #hint() {
    if (!this.shown || this.hints >= 2) return;
    this.hints += 1;
    this.render();
    announce(this.hintList.lastElementChild?.textContent ?? '');
    if (this.hint.hidden) this.check.focus();
  }

  /** @returns {HTMLInputElement[]} */
  get #inputs() {
    return [...this.fields.querySelectorAll('input')];
  }

  #check() {
    if (!this.shown) return;
    const { question } = this.shown;
    const inputs = this.#inputs;
    if (question.kind === 'cut') {
      const ticks = inputs.map(({ checked }) => checked);
      if (ticks.some(Boolean)) this.#judge(ticksRight(ticks, question.answer));
      else this.#refuse('ticks', inputs[0]);
      return;
    }
    const right = question.kind === 'value' ? [question.answer] : [question.alpha, question.beta];
    const answers = inputs.map(({ value }, i) => readAnswer(value, right[i]));
    inputs.forEach((field, i) => field.setAttribute('aria-invalid', String(answers[i].problem !== undefined)));
    const bad = answers.findIndex(({ problem }) => problem !== undefined);
    if (bad >= 0) this.#refuse(answers[bad].problem ?? 'value', inputs[bad]);
    else this.#judge(answers.every(({ value }, i) => compare(value ?? '?', right[i]) === 0));
  }

  /** That was no answer. @param {string} why @param {HTMLElement} field */
  #refuse(why, field) {
    this.problem.say(t(`explain-quiz-problem-${why}`));
    field.focus();
  }

  /** @param {boolean} right */
  #judge(right) {
    this.right = right;
    this.score.asked += 1;
    if (right) this.score.right += 1;
    this.problem.clear();
    this.hands.answered();
    announce(this.result.textContent ?? '');
    this.next.focus();
  }
}

/** The right answer as text. @param {Question} question @param {Current} current */
function answerText(question, current) {
  const { game } = current.game;
  if (question.kind === 'value') return valueText(bare(question.answer), game);
  if (question.kind === 'window') return `α = ${valueText(question.alpha, game)}, β = ${valueText(question.beta, game)}`;
  return question.branches.flatMap(({ move }, i) => (question.answer[i] ? [branchName(question, move, current)] : [])).join(', ');
}

/** @param {string} id @param {string} label @param {string} [words] of the label, if it has a language */
function input(id, label, words) {
  return h('label', { class: 'row', for: id }, h('span', words ? { 'data-l10n': words } : {}, label),
    h('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off', 'aria-describedby': 'quiz-problem' }));
}

const LONGEST_SEED = 40;

export class Tab extends WorkingTab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    super(shell, host, 'quiz');
    /** @type {Current | null} */
    this.current = null;
    /** @type {QuizMaker | null} */
    this.maker = null;
    this.seed = h('input', { id: 'quiz-seed', type: 'text', value: '1', maxlength: LONGEST_SEED, autocomplete: 'off', spellcheck: 'false' });
    this.about = h('p', { class: 'totals', id: 'quiz-about' });
    this.note = h('p', { class: 'small', id: 'quiz-note', hidden: true, 'data-l10n': 'explain-quiz-plain' });
    this.score = h('p', { class: 'quiz-score', id: 'quiz-score' });
    this.card = new QuizCard(shell.app.positions, { answered: () => this.render(), next: () => this.#next(true) });
    host.append(form({ id: 'quiz-start-form', class: 'card search-form' }, () => this.#start(),
      labelled('explain-quiz-seed', this.seed),
      h('button', { id: 'quiz-start', type: 'submit', 'data-l10n': 'explain-quiz-start' }),
      h('button', { id: 'quiz-other', type: 'button', 'data-l10n': 'explain-quiz-other', click: () => this.#other() }),
      this.score, this.about, this.note, this.fault.element), this.card.element);
    shell.onSearch(() => !host.hidden && this.shown());
    this.render();
  }

  /** Another search may be looked into now. */
  shown() {
    const { current } = this.shell;
    if (current && current !== this.current) this.#start();
    this.render();
  }

  /** The quiz from its first question. */
  #start() {
    const { current } = this.shell;
    this.current = current;
    if (!current) return;
    this.card.score = { right: 0, asked: 0 };
    this.drop();
    this.fault.clear();
    this.maker = null;
    show(this.card.element, current.view === 'tree' && this.card.shown !== null);
    // Its questions are about windows and values of a tree that is walked.
    if (current.view !== 'tree') {
      this.fault.say(t('explain-quiz-growing', { algorithm: current.algorithm }));
      return;
    }
    const { app } = this.shell;
    this.maker = new QuizMaker(current, this.seed.value.trim(), (search) => (app.link.connected ? new RemoteSource(app.link, search) : null));
    this.#next(false);
  }

  /** The seed after this one: a number one higher, or else the first. */
  #other() {
    const seed = this.seed.value.trim();
    this.seed.value = /^\d{1,15}$/.test(seed) ? String(Number(seed) + 1) : '1';
    this.#start();
  }

  /** @param {boolean} byHand */
  #next(byHand) {
    const { maker, current } = this;
    if (!maker || !current) return;
    this.work(async (isLatest) => {
      const question = await maker.next();
      if (!isLatest()) return;
      if (question) this.card.ask(question, current);
      else this.fault.say(t('explain-quiz-none'));
      show(this.card.element, question !== null);
      if (byHand && question) this.card.text.focus();
    }, current.algorithm);
  }

  renderStatus() {
    this.render();
  }

  render() {
    const { current } = this;
    setText(this.score, t('explain-quiz-score', this.card.score));
    setText(this.about, current ? t('explain-quiz-about', {
      algorithm: current.algorithm, nodes: t('explain-nodes', { n: current.totals.nodes, shown: number(current.totals.nodes) }),
    }) : t('explain-quiz-no-search'));
    show(this.note, isPlain(current?.algorithm));
    this.card.render();
  }
}
