/**
 * Who plays a side: a person, or the computer by level, time, depth, or a search of the textbooks. The form composes the
 * text of a player.
 *
 * @import {Side, Welcome} from '../types.js'
 */
import { HUMAN, KINDS, MOST, parsePlayer, playerText } from '../model/players.js';
import { h, show } from './dom.js';
import { sideMark } from './icons.js';
import { t } from '../words/language.js';
import { sideName } from './words.js';

/** Until the server has said what it can do. */
const ALGORITHMS = [{ name: 'alpha-beta', needs_depth: true }];

export class PlayerForm {
  /** @param {HTMLElement} host @param {Side} side */
  constructor(host, side) {
    this.host = host;
    this.side = side;
    /** @type {Welcome | null} */
    this.welcome = null;
  }

  /** @param {string} name @returns {HTMLInputElement} */
  field(name) {
    return /** @type {HTMLInputElement} */ (this.host.querySelector(`#new-${this.side}-${name}`));
  }

  /** @param {string} name @returns {HTMLElement} */
  #row(name) {
    return /** @type {HTMLElement} */ (this.host.querySelector(`[data-row="${name}"]`));
  }

  /** @param {string} player @param {Welcome | null} welcome @param {string} game @param {string[]} evaluators of the game */
  fill(player, welcome, game, evaluators) {
    this.welcome = welcome;
    const id = (/** @type {string} */ name) => `new-${this.side}-${name}`;
    const select = (/** @type {string} */ name, /** @type {[string, string][]} */ options, /** @type {string} */ chosen) =>
      h('select', { id: id(name) }, ...options.map(([value, text]) => h('option', { value, selected: value === chosen }, text)));
    const number = (/** @type {string} */ name, /** @type {number | string} */ value, /** @type {number} */ most, step = '1') =>
      h('input', { id: id(name), type: 'number', inputmode: 'decimal', min: step === '1' ? 1 : step, max: most, step, value, 'aria-describedby': id('problem') });
    const row = (/** @type {string} */ name, /** @type {string} */ label, /** @type {HTMLElement} */ control) =>
      h('label', { for: id(name), class: 'row', 'data-row': name }, h('span', {}, t(label)), control);
    const { kind, algorithm, level, depth, ms, evaluator } = parsePlayer(player) ?? /** @type {any} */ (parsePlayer(HUMAN));
    const names = (welcome?.algorithms ?? ALGORITHMS).map(({ name }) => name);
    const shownLevel = h('output', { id: id('level-text'), for: id('level') });
    this.host.replaceChildren(
      h('legend', {}, sideMark(this.side, game, true), ` ${sideName(this.side, game)}`),
      row('kind', 'player', select('kind', KINDS.map((name) => [name, t(`kind-${name}`)]), KINDS.includes(kind) ? kind : 'level')),
      h('label', { for: id('level'), class: 'row', 'data-row': 'level' },
        h('span', {}, `${t('level')} `, shownLevel), h('input', { id: id('level'), type: 'range', min: 1, max: welcome?.levels ?? MOST.level, step: 1, value: level ?? 5 })),
      row('time', 'seconds', number('time', (ms ?? 2000) / 1000, MOST.seconds, '0.1')),
      row('algorithm', 'algorithm', select('algorithm', names.map((name) => [name, name]), names.includes(algorithm) ? algorithm : 'alpha-beta')),
      row('depth', 'depth', number('depth', depth ?? 4, MOST.depth)),
      row('evaluator', 'evaluator', select('evaluator', evaluators.map((name) => [name, name]), evaluators.includes(evaluator) ? evaluator : evaluators[0])),
      h('p', { class: 'problem', id: id('problem'), hidden: true }),
    );
    this.host.oninput = () => this.update();
    this.update();
  }

  /** Shows the fields of the chosen kind. */
  update() {
    const kind = this.field('kind').value;
    const known = (this.welcome?.algorithms ?? ALGORITHMS).find(({ name }) => name === this.field('algorithm').value);
    const shown = {
      level: kind === 'level', time: kind === 'time', algorithm: kind === 'algorithm', evaluator: kind === 'algorithm' && this.field('evaluator').childElementCount > 0,
      depth: kind === 'depth' || (kind === 'algorithm' && known?.needs_depth !== false),
    };
    for (const [name, visible] of Object.entries(shown)) show(this.#row(name), visible);
    const level = Number(this.field('level').value);
    const text = t('level-text', { level, name: t(level <= 2 ? 'level-easy' : level <= 4 ? 'level-casual' : level <= 7 ? 'level-strong' : 'level-master') });
    this.field('level-text').textContent = text;
    this.field('level').setAttribute('aria-valuetext', text);
    const problem = this.#problem(shown);
    show(this.field('problem'), problem !== '');
    this.field('problem').textContent = problem;
    for (const name of ['time', 'depth']) this.field(name).setAttribute('aria-invalid', String(problem !== '' && shown[/** @type {'time' | 'depth'} */ (name)]));
  }

  /** What is impossible, in words. @param {{depth: boolean, time: boolean}} shown */
  #problem(shown) {
    const depth = Number(this.field('depth').value);
    if (shown.depth && !(Number.isInteger(depth) && depth >= 1 && depth <= MOST.depth)) return t('problem-depth', { most: MOST.depth });
    const seconds = Number(this.field('time').value);
    const most = Math.min(MOST.seconds, (this.welcome?.limits.ms ?? 60_000) / 1000);
    if (shown.time && !(seconds >= 0.01 && seconds <= most)) return t('problem-time', { most });
    return '';
  }

  /** The player as entered; null if something is impossible. @returns {string | null} */
  value() {
    this.update();
    if (!this.field('problem').hidden) return null;
    const entered = (/** @type {string} */ name) => (this.#row(name).hidden ? null : Number(this.field(name).value));
    const seconds = entered('time');
    return playerText({
      kind: /** @type {any} */ (this.field('kind').value), algorithm: this.field('algorithm').value, evaluator: this.field('evaluator').value,
      level: entered('level'), depth: entered('depth'), ms: seconds === null ? null : Math.round(seconds * 1000),
    });
  }
}
