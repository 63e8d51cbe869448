/**
 * The tab "Quiz": questions about the search that is looked into, from a seed.
 *
 * @import {Current, Shell} from './shell.js'
 */
import { h, labelled, setText, show } from '../view/dom.js';
import { FaultLine } from '../view/messages.js';
import { number, t } from '../words/language.js';
import { QuizCard } from './quiz_card.js';
import { QuizMaker } from './quiz_maker.js';
import { RemoteSource, faultText } from './source.js';

const LONGEST_SEED = 40;

export class Tab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    this.shell = shell;
    this.host = host;
    /** @type {Current | null} */
    this.current = null;
    /** @type {QuizMaker | null} */
    this.maker = null;
    this.right = 0;
    this.answered = 0;
    this.seed = /** @type {HTMLInputElement} */ (h('input', { id: 'quiz-seed', type: 'text', value: '1', maxlength: LONGEST_SEED, autocomplete: 'off', spellcheck: 'false' }));
    this.about = h('p', { class: 'totals', id: 'quiz-about' });
    this.note = h('p', { class: 'small', id: 'quiz-note', hidden: true, 'data-l10n': 'explain-quiz-plain' });
    this.fault = new FaultLine('quiz-fault');
    this.score = h('p', { class: 'quiz-score', id: 'quiz-score' });
    const form = h('form', { id: 'quiz-start-form', class: 'card search-form', novalidate: true },
      labelled('explain-quiz-seed', this.seed),
      h('button', { id: 'quiz-start', type: 'submit', 'data-l10n': 'explain-quiz-start' }),
      h('button', { id: 'quiz-other', type: 'button', 'data-l10n': 'explain-quiz-other', click: () => this.#other() }),
      this.score, this.about, this.note, this.fault.element);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#start();
    });
    this.card = new QuizCard(shell.app.positions, { answered: (right) => this.#count(right), next: () => this.#next(true) });
    host.classList.add('quiz-tab');
    host.append(form, this.card.element);
    shell.onSearch(() => !host.hidden && this.shown());
    shell.app.bus.on(['language', 'settings'], () => this.render());
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
    this.right = 0;
    this.answered = 0;
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
  async #next(byHand) {
    const { maker, current } = this;
    if (!maker || !current) return;
    this.fault.say('');
    this.host.setAttribute('aria-busy', 'true');
    try {
      const question = await maker.next();
      if (this.maker !== maker) return;
      if (question) this.card.ask(question, current);
      else this.fault.say(t('explain-quiz-none'));
      show(this.card.element, question !== null);
      if (byHand && question) this.card.text.focus();
    } catch (error) {
      if (this.maker === maker) this.fault.say(faultText(error, current.algorithm));
    } finally {
      this.host.setAttribute('aria-busy', 'false');
      this.render();
    }
  }

  /** @param {boolean} right */
  #count(right) {
    this.answered += 1;
    if (right) this.right += 1;
    this.render();
  }

  render() {
    const { current } = this;
    setText(this.score, t('explain-quiz-score', { right: this.right, asked: this.answered }));
    setText(this.about, current ? t('explain-quiz-about', {
      algorithm: current.algorithm, nodes: t('explain-nodes', { n: current.totals.nodes, shown: number(current.totals.nodes) }),
    }) : t('explain-quiz-no-search'));
    show(this.note, current?.algorithm === 'minimax' || current?.algorithm === 'negamax');
    this.card.render();
  }
}
