/**
 * One question on the page: what is asked, the fields for the answer, hints, and what was right.
 *
 * @import {Positions} from '../app/positions.js'
 * @import {Question} from './quiz_questions.js'
 * @import {Current} from './shell.js'
 */
import { h, s, setText, show } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { announce } from '../view/messages.js';
import { t } from '../words/language.js';
import { bare, compare } from '../model/values.js';
import { valueText } from '../view/words.js';
import { readAnswer, ticksRight } from './quiz_questions.js';
import { askWords, becauseWords, branchName, hintWords, wayWords } from './quiz_words.js';
import { after, showBoard } from './small_board.js';

const BOARD = 170;

export class QuizCard {
  /** @param {Positions} positions @param {{answered: (right: boolean) => void, next: () => void}} hands */
  constructor(positions, hands) {
    this.positions = positions;
    this.hands = hands;
    /** @type {{question: Question, current: Current} | null} */
    this.shown = null;
    this.hints = 0;
    /** How it was answered, if it was. @type {boolean | null} */
    this.right = null;
    this.fields = h('div', { class: 'quiz-fields', id: 'quiz-fields' });
    this.text = h('p', { id: 'quiz-question', class: 'step-sentence', tabindex: -1 });
    this.board = h('div', { class: 'step-board', id: 'quiz-board' });
    this.path = h('p', { class: 'small', id: 'quiz-path' });
    this.problem = h('p', { class: 'problem', id: 'quiz-problem', hidden: true });
    this.hintList = h('ol', { class: 'quiz-hints', id: 'quiz-hints' });
    this.result = h('p', { class: 'quiz-result', id: 'quiz-result', hidden: true });
    this.check = h('button', { id: 'quiz-check', type: 'submit', class: 'main', 'data-l10n': 'explain-quiz-check' });
    this.hint = h('button', { id: 'quiz-hint', type: 'button', 'data-icon': 'bulb', 'data-l10n': 'explain-quiz-hint', click: () => this.#hint() });
    this.next = h('button', { id: 'quiz-next', type: 'button', class: 'main', hidden: true, 'data-l10n': 'explain-quiz-next', click: () => hands.next() });
    this.element = h('form', { class: 'card quiz-card', id: 'quiz-form', novalidate: true, hidden: true },
      h('div', { class: 'now-line' }, h('div', { class: 'quiz-ask' }, this.text, this.path, this.fields), this.board),
      this.problem, this.hintList, this.result, h('div', { class: 'quiz-buttons' }, this.check, this.next, this.hint));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.right === null) this.#check();
    });
  }

  /** @param {Question} question @param {Current} current */
  ask(question, current) {
    this.shown = { question, current };
    this.hints = 0;
    this.right = null;
    this.fields.replaceChildren();
    this.fields.dataset.kind = question.kind;
    show(this.problem, false);
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
    setText(this.path, `${question.node.side === 'x' ? '▲' : '▼'} ${[current.nameAt([]) ?? t('explain-root'), ...question.moves.map((_, i) => current.nameAt(question.moves.slice(0, i + 1)))].join(' › ')}`);
    show(this.board, !current.typed);
    if (!current.typed) showBoard(this.board, this.positions, after(current.game, question.moves), BOARD, question.moves.length);
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
      return [h('ol', { class: 'quiz-way', id: 'quiz-way' }, ...question.way.map((above, i) => h('li', {}, turn(above.side), wayWords(above, question.moves.slice(0, i), current)))),
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
    show(this.problem, true);
    setText(this.problem, t(`explain-quiz-problem-${why}`));
    announce(this.problem.textContent ?? '');
    field.focus();
  }

  /** @param {boolean} right */
  #judge(right) {
    this.right = right;
    show(this.problem, false);
    this.render();
    this.hands.answered(right);
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

/** @param {'x' | 'o'} side */
function turn(side) {
  return s('svg', { class: 'turn-icon', viewBox: '0 0 12 12', 'aria-hidden': 'true' },
    s('path', { class: `turn-sign ${side}`, d: side === 'x' ? 'M1 11L6 1L11 11z' : 'M1 1L6 11L11 1z' }));
}
