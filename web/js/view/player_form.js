/**
 * Who plays a side: a person, or the computer by level, time, depth, or a search of the textbooks.
 *
 * @import {Player, Side, Welcome} from '../types.js'
 */
import { enteredPlayer } from '../model/players.js';
import { h, show } from './dom.js';
import { mark } from './icons.js';
import { t } from '../words/language.js';
import { sideName } from './words.js';

const KINDS = ['human', 'level', 'time', 'depth', 'algorithm'];
/** Until the server has said what it can do. */
const ALGORITHMS = [{ name: 'alpha-beta', needs_depth: true }];
const MOST_DEPTH = 120;
const MOST_SECONDS = 60;

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

  /** @param {Player} player @param {Welcome | null} welcome */
  fill(player, welcome) {
    this.welcome = welcome;
    const id = (/** @type {string} */ name) => `new-${this.side}-${name}`;
    const select = (/** @type {string} */ name, /** @type {[string, string][]} */ options, /** @type {string} */ chosen) =>
      h('select', { id: id(name) }, ...options.map(([value, text]) => h('option', { value, selected: value === chosen }, text)));
    const number = (/** @type {string} */ name, /** @type {number | string} */ value, /** @type {number} */ most, step = '1') =>
      h('input', { id: id(name), type: 'number', inputmode: 'decimal', min: step === '1' ? 1 : step, max: most, step, value, 'aria-describedby': id('problem') });
    const row = (/** @type {string} */ name, /** @type {string} */ label, /** @type {HTMLElement} */ control) =>
      h('label', { for: id(name), class: 'row', 'data-row': name }, h('span', {}, t(label)), control);
    const level = player.kind === 'level' ? player.level : 5;
    const algorithm = player.kind === 'algorithm' ? player : { algorithm: 'alpha-beta', depth: 4, evaluator: 'line-power' };
    const names = (welcome?.algorithms ?? ALGORITHMS).map(({ name }) => name);
    const evaluators = welcome?.evaluators ?? ['line-power'];
    const depth = player.kind === 'depth' ? player.depth : algorithm.depth ?? '';
    const shownLevel = h('output', { id: id('level-text'), for: id('level') });
    this.host.replaceChildren(
      h('legend', {}, mark(this.side), ` ${sideName(this.side)}`),
      row('kind', 'player', select('kind', KINDS.map((kind) => [kind, t(`kind-${kind}`)]), player.kind)),
      h('label', { for: id('level'), class: 'row', 'data-row': 'level' },
        h('span', {}, `${t('level')} `, shownLevel), h('input', { id: id('level'), type: 'range', min: 1, max: welcome?.levels ?? 10, step: 1, value: level })),
      row('time', 'seconds', number('time', player.kind === 'time' ? player.ms / 1000 : 2, MOST_SECONDS, '0.1')),
      row('algorithm', 'algorithm', select('algorithm', names.map((name) => [name, name]), algorithm.algorithm)),
      row('depth', 'depth', number('depth', depth === '' ? 4 : depth, MOST_DEPTH)),
      row('evaluator', 'evaluator', select('evaluator', evaluators.map((name) => [name, name]), algorithm.evaluator)),
      h('p', { class: 'problem', id: id('problem'), hidden: true }),
    );
    this.host.oninput = () => this.update();
    this.update();
  }

  /** Shows the fields of the chosen kind. */
  update() {
    const kind = this.field('kind').value;
    const algorithm = this.field('algorithm').value;
    const known = (this.welcome?.algorithms ?? ALGORITHMS).find(({ name }) => name === algorithm);
    const shown = {
      level: kind === 'level', time: kind === 'time', algorithm: kind === 'algorithm', evaluator: kind === 'algorithm',
      depth: kind === 'depth' || (kind === 'algorithm' && known?.needs_depth !== false),
    };
    for (const [name, visible] of Object.entries(shown)) {
      show(/** @type {HTMLElement} */ (this.host.querySelector(`[data-row="${name}"]`)), visible);
    }
    const level = Number(this.field('level').value);
    const text = t('level-text', { level, name: t(level <= 2 ? 'level-easy' : level <= 4 ? 'level-casual' : level <= 7 ? 'level-strong' : 'level-master') });
    const output = this.host.querySelector('output');
    if (output) output.textContent = text;
    this.field('level').setAttribute('aria-valuetext', text);
    const problem = this.#problem(shown);
    const line = this.field('problem');
    show(line, problem !== '');
    line.textContent = problem;
    for (const name of ['time', 'depth']) this.field(name).setAttribute('aria-invalid', String(problem !== '' && shown[/** @type {'time' | 'depth'} */ (name)]));
  }

  /** What is impossible, in words. @param {{depth: boolean, time: boolean}} shown */
  #problem(shown) {
    const depth = Number(this.field('depth').value);
    if (shown.depth && !(Number.isInteger(depth) && depth >= 1 && depth <= MOST_DEPTH)) return t('problem-depth', { most: MOST_DEPTH });
    const seconds = Number(this.field('time').value);
    const most = Math.min(MOST_SECONDS, (this.welcome?.limits.ms ?? 60_000) / 1000);
    if (shown.time && !(seconds >= 0.01 && seconds <= most)) return t('problem-time', { most });
    return '';
  }

  /** The player as entered; null if something is impossible. @returns {Player | null} */
  value() {
    this.update();
    if (!this.field('problem').hidden) return null;
    const depthRow = /** @type {HTMLElement} */ (this.host.querySelector('[data-row="depth"]'));
    return enteredPlayer((name) => this.field(name).value, !depthRow.hidden);
  }
}
