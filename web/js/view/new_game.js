/** The dialog for a new game: which one, who plays, who begins. The games are those the server has. */
import { HUMAN, KINDS, MOST, parsePlayer, playerText } from '../model/players.js';
import { $, h, s, show } from './dom.js';
import { sideMark } from './icons.js';
import { t } from '../words/language.js';
import { symbolsOf } from '../app/positions.js';
import { familyName, levelName, rulesName, sideName, sizeOf } from './words.js';
import { MAX_SIDE, formatRules, parseRules, problems } from '../model/rules.js';
import { OPENINGS, hasOpenings, openingOf } from '../model/opening.js';
import { chosenSegment, openDialog, segments, symbolChoices } from './dialogs.js';
import { PRESETS, against, opponentChips } from './start.js';

/** Until the server has said what it can do. */
const ALGORITHMS = [{ name: 'alpha-beta', needs_depth: true }];

/**
 * Who plays a side: a person, or the computer by level, time, depth, or a search of the textbooks. The form composes the
 * text of a player.
 */
export class PlayerForm {
  /** @param {HTMLElement} host @param {Side} side */
  constructor(host, side) {
    this.host = host;
    this.side = side;
    /** @type {Welcome | null} */
    this.welcome = null;
    this.game = '3x3x3';
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
    this.game = game;
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
        h('span', {}, `${t('level')} `, shownLevel), h('input', { id: id('level'), type: 'range', min: 1, max: welcome?.levels ?? MOST.level, step: 1, value: level ?? 3 })),
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
    const text = t('level-text', { level, name: levelName(level, this.game) });
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

/** Sizes of another game that are offered. */
const SIZES = 3;

export class NewGameDialog {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** Another game than k in a row; empty if it is that. */
    this.other = '';
    this.forms = { x: new PlayerForm($('new-x'), 'x'), o: new PlayerForm($('new-o'), 'o') };
    for (const id of ['new-width', 'new-height', 'new-k', 'new-exact', 'new-gravity']) {
      $(id).addEventListener('input', () => this.#choose(''));
    }
    $('new-form').addEventListener('submit', (event) => this.#submitted(event));
    app.bus.on(['language', 'settings', 'connection'], () => {
      if (/** @type {HTMLDialogElement} */ ($('new-dialog')).open) this.#fill(true);
    });
  }

  /** @param {boolean} [own] to enter a size of one's own */
  open(own = false) {
    const { tree } = this.app.session;
    this.other = tree.rules ? '' : tree.game;
    this.#setRules(tree.rules ?? /** @type {Rules} */ (parseRules('3x3x3')));
    if (own) this.other = '';
    this.#fill(false);
    /** @type {HTMLDetailsElement} */ ($('new-more')).open = own;
    openDialog('new-dialog');
    if (own) $('new-width').focus();
  }

  /** The game as it is written. */
  get #game() {
    return this.other || formatRules(this.#rules());
  }

  /** Puts the present game, or what was entered already, into the form. @param {boolean} keep */
  #fill(keep) {
    const { session, settings } = this.app;
    const first = keep ? chosenSegment('new-first') : session.tree.first;
    $('presets').replaceChildren(...PRESETS.map(([name, text]) => this.#preset(name, text)));
    $('other-games').replaceChildren(...this.#others());
    this.#players(keep ? this.#entered() : session.players);
    segments($('new-first'), 'new-first', [
      ...['x', 'o'].map((side) => ({ value: side, label: sideMark(/** @type {Side} */ (side), '3x3x3', true), aria: sideName(/** @type {Side} */ (side), '3x3x3') })),
      { value: 'random', label: t('first-random') },
    ], first);
    const about = (/** @type {string} */ rule) => ($('new-opening-about').textContent = t(`opening-about-${rule}`));
    const opening = (keep && chosenSegment('new-opening')) || session.tree.opening || 'none';
    segments($('new-opening'), 'new-opening', ['none', ...OPENINGS].map((value) => ({ value, label: t(`opening-${value}`) })), opening, about);
    about(opening);
    this.#symbols(keep ? chosenSegment('new-symbols') : settings.get(this.#kind));
    this.#check();
  }

  /** The kind of the game that is chosen, which has symbols of its own. */
  get #kind() {
    return symbolsOf(this.#rules());
  }

  /** @param {string} chosen */
  #symbols(chosen) {
    const kind = this.#kind;
    $('new-symbols').dataset.kind = kind;
    segments($('new-symbols'), 'new-symbols', symbolChoices(kind), chosen);
  }

  #entered() {
    const { players } = this.app.session;
    return { x: this.forms.x.value() ?? players.x, o: this.forms.o.value() ?? players.o };
  }

  /** The players of the game that is chosen: each has evaluators of its own. @param {{x: string, o: string}} players */
  #players(players) {
    const { positions, link } = this.app;
    const game = this.#game;
    const ref = { game: this.other || '3x3x3', moves: [] };
    const state = positions.state(ref);
    for (const side of /** @type {Side[]} */ (['x', 'o'])) {
      this.forms[side].fill(players[side], link.welcome, game, state?.evaluators ?? []);
      this.forms[side].host.onchange = () => this.#opponents();
    }
    this.#opponents();
    if (state) return;
    positions.ask(ref).then(() => {
      if (this.#game === game) this.#fill(true);
    }, () => {});
  }

  /** The opponents that are one click away; the rest is entered below. */
  #opponents() {
    opponentChips($('new-opponent'), 'new-against', this.#game, this.#entered(), (opponent) => this.#players(against(this.#entered(), opponent)));
  }

  /** Another game than k in a row, or none. @param {string} game */
  #choose(game) {
    const changed = game !== this.other;
    this.other = game;
    if (changed) this.#players(this.#entered());
    else this.#opponents();
    if ($('new-symbols').dataset.kind !== this.#kind) this.#symbols(this.app.settings.get(this.#kind));
    this.#check();
  }

  /** @param {string} name @param {string} text */
  #preset(name, text) {
    const rules = /** @type {Rules} */ (parseRules(text));
    return h('button', {
      type: 'button', class: 'preset', id: `preset-${name}`, 'data-game': text,
      click: () => {
        this.#setRules(rules);
        this.#choose('');
      },
    }, miniature(rules), h('span', {}, h('b', {}, t(`preset-${name}`)), h('small', {}, rulesName(rules))));
  }

  /** A group of sizes for each other family of games. */
  #others() {
    const { positions, link } = this.app;
    const families = (link.welcome?.games ?? []).filter(({ id, games }) => id !== 'in-a-row' && games.length > 0);
    return families.map(({ id, games }) => h('div', { class: 'other-game', role: 'group', 'aria-label': familyName(id) }, h('b', {}, familyName(id)),
      h('div', { class: 'other-sizes' }, ...games.slice(0, SIZES).map((game) => {
        const button = h('button', { type: 'button', id: `other-${game.replace(/[^\w-]/g, '-')}`, class: 'small-button', 'data-game': game, click: () => this.#choose(game) });
        const name = (/** @type {Scene | null} */ scene) => {
          const size = sizeOf(game, scene);
          button.textContent = size || familyName(id);
          button.setAttribute('aria-label', `${familyName(id)} ${size}`.trim());
        };
        name(positions.scene({ game, moves: [] }));
        // The name of the usual size does not tell it.
        if (!sizeOf(game)) positions.look({ game, moves: [] }).then(name, () => {});
        return button;
      }))));
  }

  /** @param {Rules} rules */
  #setRules(rules) {
    for (const [id, value] of Object.entries({ 'new-width': rules.width, 'new-height': rules.height, 'new-k': rules.k })) input(id).value = String(value);
    input('new-exact').checked = rules.exact;
    input('new-gravity').checked = rules.gravity;
  }

  /** The rules as entered, possible or not. @returns {Rules} */
  #rules() {
    const number = (/** @type {string} */ id) => (input(id).value.trim() === '' ? NaN : Number(input(id).value));
    return {
      width: number('new-width'), height: number('new-height'), k: number('new-k'),
      exact: input('new-exact').checked, gravity: input('new-gravity').checked,
    };
  }

  /** Explains what is impossible beside the field, and marks the game that is meant. */
  #check() {
    const rules = this.#rules();
    const found = this.other ? {} : problems(rules);
    const side = (/** @type {number} */ n) => (Number.isInteger(n) && n >= 1 && n <= MAX_SIDE ? n : 1);
    const longer = Math.max(side(rules.width), side(rules.height));
    const say = (/** @type {'width' | 'height' | 'k'} */ field, /** @type {string} */ text) => {
      const bad = found[field] !== undefined;
      const line = $(`new-${field}-problem`);
      show(line, bad);
      line.textContent = bad ? text : '';
      input(`new-${field}`).setAttribute('aria-invalid', String(bad));
    };
    say('width', t('problem-width', { most: MAX_SIDE }));
    say('height', t('problem-height', { most: MAX_SIDE }));
    say('k', t('problem-row', { most: longer }));
    const game = this.#game;
    for (const button of $('new-form').querySelectorAll('[data-game]')) button.setAttribute('aria-pressed', String(button.getAttribute('data-game') === game));
    // Elsewhere the rules say how large the board is and who begins, and stones are what they are.
    for (const id of ['new-board', 'new-start-with']) show($(id), this.other === '');
    show($('new-opening-row'), hasOpenings(game));
    return Object.keys(found);
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    const bad = this.#check();
    const [x, o] = [this.forms.x.value(), this.forms.o.value()];
    if (bad.length > 0 || x === null || o === null) {
      event.preventDefault();
      /** @type {HTMLDetailsElement} */ ($('new-more')).open = true;
      /** @type {HTMLElement | null} */ ($('new-form').querySelector('[aria-invalid="true"]'))?.focus();
      return;
    }
    const chosen = chosenSegment('new-first');
    const first = chosen === 'random' ? (Math.random() < 0.5 ? 'x' : 'o') : /** @type {Side} */ (chosen);
    const symbols = /** @type {'marks' | 'stones'} */ (chosenSegment('new-symbols'));
    if (!this.other && symbols !== this.app.settings.get(this.#kind)) this.app.settings.set(this.#kind, symbols);
    const game = this.#game;
    // After the dialog has closed, so that the focus is back on the page.
    queueMicrotask(() => this.app.session.newGame(game, first, { x, o }, openingOf(chosenSegment('new-opening'), game)));
  }
}

/** @param {string} id */
const input = (id) => /** @type {HTMLInputElement} */ ($(id));

/** A small drawing of a board with one winning row. @param {Rules} rules */
function miniature(rules) {
  const shown = Math.min(rules.width, 9);
  const high = Math.min(rules.height, 9);
  const lines = [
    ...Array.from({ length: high + 1 }, (_, row) => `M0 ${row}H${shown}`),
    ...Array.from({ length: shown + 1 }, (_, column) => `M${column} 0V${high}`),
  ].join('');
  const start = Math.floor((shown - rules.k) / 2);
  const row = rules.gravity ? high - 0.5 : null;
  const ends = row === null
    ? `M${start + 0.5} ${Math.floor((high + rules.k) / 2) - 0.5}l${rules.k - 1} ${1 - rules.k}`
    : `M${start + 0.5} ${row}h${rules.k - 1}`;
  const size = Math.max(shown, high);
  return s('svg', { class: 'miniature', viewBox: `-.2 ${high - size - 0.2} ${size + 0.4} ${size + 0.4}`, 'aria-hidden': 'true' },
    s('path', { class: 'net', d: lines }), s('path', { class: 'bar', d: ends, 'stroke-width': size * 0.09 }));
}
