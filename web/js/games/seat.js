/**
 * Who plays a side of another game: a person, or the computer by depth, by time or by a search of the textbooks.
 * A change counts at once.
 *
 * @import {Player, Side, Welcome} from '../types.js'
 */
import { enteredPlayer } from '../model/players.js';
import { h, show } from '../view/dom.js';
import { t } from '../words/language.js';

const KINDS = ['human', 'depth', 'time', 'algorithm'];
/** Until the server has said what it can do. */
const ALGORITHMS = [{ name: 'alpha-beta', needs_depth: true }];
const MOST_DEPTH = 60;
const MOST_SECONDS = 60;

export class Seat {
  /** @param {HTMLElement} host @param {Side} side @param {(player: Player) => void} onChange */
  constructor(host, side, onChange) {
    this.host = host;
    this.side = side;
    this.onChange = onChange;
    /** @type {Welcome | null} */
    this.welcome = null;
    /** What the fields offer, and the player they were made for, as text. */
    this.frame = '';
    this.shown = '';
  }

  /** @param {string} name */
  id(name) {
    return `games-${this.side}-${name}`;
  }

  /** @param {string} name @returns {HTMLInputElement} */
  field(name) {
    return /** @type {HTMLInputElement} */ (this.host.querySelector(`#${this.id(name)}`));
  }

  /**
   * Shows a player; what is being typed is left alone.
   * @param {Player} player @param {string[]} evaluators of the game @param {Welcome | null} welcome @param {Node} legend
   */
  fill(player, evaluators, welcome, legend) {
    this.welcome = welcome;
    const frame = JSON.stringify([evaluators, welcome?.algorithms, document.documentElement.lang]);
    const wanted = JSON.stringify(player);
    const entered = this.host.firstElementChild ? JSON.stringify(this.value()) : '';
    const same = frame === this.frame && (wanted === entered || wanted === this.shown);
    [this.frame, this.shown] = [frame, wanted];
    if (same) {
      this.host.querySelector('legend')?.replaceChildren(legend);
      return;
    }
    const focused = document.activeElement?.id;
    const algorithm = player.kind === 'algorithm' ? player : { algorithm: 'alpha-beta', depth: 4, evaluator: evaluators[0] };
    const names = (welcome?.algorithms ?? ALGORITHMS).map(({ name }) => name);
    const depth = (player.kind === 'depth' ? player.depth : algorithm.depth) ?? 4;
    this.host.replaceChildren(
      h('legend', {}, legend),
      this.#row('kind', 'player', this.#select('kind', KINDS.map((kind) => [kind, t(`kind-${kind}`)]), player.kind)),
      this.#row('algorithm', 'algorithm', this.#select('algorithm', names.map((name) => [name, name]), algorithm.algorithm)),
      this.#row('depth', 'depth', this.#number('depth', depth, MOST_DEPTH, '1')),
      this.#row('time', 'seconds', this.#number('time', player.kind === 'time' ? player.ms / 1000 : 2, MOST_SECONDS, '0.1')),
      this.#row('evaluator', 'evaluator', this.#select('evaluator', evaluators.map((name) => [name, name]), algorithm.evaluator)),
      h('p', { class: 'problem', id: this.id('problem'), hidden: true }),
    );
    this.host.onchange = () => this.#changed();
    this.host.oninput = () => this.update();
    this.update();
    if (focused && this.host.querySelector(`#${focused}`)) document.getElementById(focused)?.focus();
  }

  /** @param {string} name @param {[string, string][]} options @param {string} chosen */
  #select(name, options, chosen) {
    return h('select', { id: this.id(name) }, ...options.map(([value, text]) => h('option', { value, selected: value === chosen }, text)));
  }

  /** @param {string} name @param {number} value @param {number} most @param {string} step */
  #number(name, value, most, step) {
    return h('input', { id: this.id(name), type: 'number', inputmode: 'decimal', min: step, max: most, step, value, 'aria-describedby': this.id('problem') });
  }

  /** @param {string} name @param {string} label @param {HTMLElement} control */
  #row(name, label, control) {
    return h('label', { for: this.id(name), class: 'row', 'data-row': name }, h('span', {}, t(label)), control);
  }

  /** Shows the fields of the chosen kind, and what is impossible in them. */
  update() {
    const kind = this.field('kind').value;
    const known = (this.welcome?.algorithms ?? ALGORITHMS).find(({ name }) => name === this.field('algorithm').value);
    const shown = {
      algorithm: kind === 'algorithm', evaluator: kind === 'algorithm', time: kind === 'time',
      depth: kind === 'depth' || (kind === 'algorithm' && known?.needs_depth !== false),
    };
    for (const [name, visible] of Object.entries(shown)) {
      show(/** @type {HTMLElement} */ (this.host.querySelector(`[data-row="${name}"]`)), visible);
    }
    const depth = Number(this.field('depth').value);
    const seconds = Number(this.field('time').value);
    const bad = {
      depth: shown.depth && !(Number.isInteger(depth) && depth >= 1 && depth <= MOST_DEPTH),
      time: shown.time && !(seconds >= 0.01 && seconds <= MOST_SECONDS),
    };
    const problem = bad.depth ? t('problem-depth', { most: MOST_DEPTH }) : bad.time ? t('problem-time', { most: MOST_SECONDS }) : '';
    const line = this.field('problem');
    show(line, problem !== '');
    line.textContent = problem;
    for (const name of /** @type {('depth' | 'time')[]} */ (['depth', 'time'])) this.field(name).setAttribute('aria-invalid', String(bad[name]));
  }

  #changed() {
    const player = this.value();
    if (player) this.onChange(player);
  }

  /** The player as entered; null if something is impossible. @returns {Player | null} */
  value() {
    this.update();
    if (!this.field('problem').hidden) return null;
    const depthRow = /** @type {HTMLElement} */ (this.host.querySelector('[data-row="depth"]'));
    return enteredPlayer((name) => this.field(name).value, !depthRow.hidden);
  }
}
