/**
 * The tab "Engine": the search by which the engine, or the solver, chose a move, run again: depth by depth with the best line and what was
 * known of the other moves, its forced win on the board, and the exact values where the game is solved.
 *
 * @import {Shell} from './shell.js'
 * @typedef {{depth: number, nodes: number, lines: Line[], known: MoveValue[], left_out: number}} EngineRound
 * @typedef {{move: string, value: Value, line: string[], depth: number, nodes: number, ended: string, solved: boolean, forced: 'fours' | 'threes' | null,
 *   values: MoveValue[] | null, rounds: EngineRound[], pick: Choice['pick'], equal: string[]}} EngineSearch
 */
import { form, h, labelled, options, setText, show } from '../view/dom.js';
import { language, t } from '../words/language.js';
import { count, goodFor, parse } from '../model/values.js';
import { announce } from '../view/messages.js';
import { moveName, playerName, spokenValue, valueText } from '../view/words.js';
import { pickText } from '../why/pick.js';
import { after, showBoard } from './small_board.js';
import { WorkingTab } from './shell.js';
import { engineOf, engineWish } from './wish.js';

/** Who can be looked into. */
const PLAYERS = ['engine:1', 'engine:2', 'engine:3', 'engine:4', 'engine:5', 'engine:6', 'engine:7', 'engine:8', 'engine:9', 'engine:10', 'engine:1s', 'engine:6d', 'engine:100000n', 'exact'];
/** Pixels of the board, and moves of a line in words. */
const [BOARD, SHOWN] = [340, 12];

export class Tab extends WorkingTab {
  /** @param {Shell} shell @param {HTMLElement} host */
  constructor(shell, host) {
    super(shell, host, 'engine');
    /** The search that is shown. @type {{search: EngineRequest, found: EngineSearch} | null} */
    this.current = null;
    /** The depth that is looked at, as an index. */
    this.chosen = -1;
    this.player = h('select', { id: 'engine-player' });
    this.run = h('button', { id: 'engine-run', type: 'submit', class: 'main', 'data-l10n': 'explain-engine-run' });
    this.form = form({ id: 'engine-form', class: 'card engine-form' }, () => this.#play(), labelled('explain-engine-player', this.player), this.run);
    this.status = h('p', { class: 'small', id: 'engine-status' });
    this.bar = h('progress', { id: 'engine-progress', max: 1, 'data-l10n-aria': 'progress' });
    this.stop = h('button', { id: 'engine-stop', type: 'button', class: 'small-button', 'data-icon': 'stop', 'data-l10n': 'stop', click: () => this.drop() });
    this.running = h('div', { class: 'search-running', hidden: true }, this.bar, this.stop);
    this.result = h('p', { id: 'engine-result', class: 'engine-result' });
    this.about = h('p', { id: 'engine-about', class: 'small' });
    this.rounds = h('table', { id: 'engine-rounds', class: 'engine-rounds' });
    this.knownHead = h('h3', { class: 'small' });
    this.known = h('ul', { id: 'engine-known', class: 'engine-known' });
    this.left = h('p', { class: 'small' });
    this.valuesHead = h('h3', { class: 'small', 'data-l10n': 'explain-engine-values' });
    this.values = h('ul', { id: 'engine-values', class: 'engine-known' });
    this.board = h('div', { id: 'engine-board', class: 'engine-board' });
    this.line = h('p', { id: 'engine-line', class: 'small' });
    this.parts = h('div', { class: 'engine-parts', hidden: true },
      h('section', { class: 'card' }, this.result, this.about, h('div', { class: 'engine-table' }, this.rounds), this.knownHead, this.known, this.left, this.valuesHead, this.values),
      h('section', { class: 'card' }, h('h2', { 'data-l10n': 'explain-engine-line' }), this.board, this.line));
    host.append(this.form, this.status, this.fault.element, this.running, this.parts);
    this.render();
  }

  /** A link says which search; otherwise what was shown stays, as long as it is about the position on the board. */
  shown() {
    const { address } = this.shell.app;
    const wish = engineOf(address.search);
    if (wish && address.takeSearch()) this.#look({ game: this.shell.game, ...wish });
    this.render();
  }

  /** Out of sight, nothing runs. */
  hidden() {
    this.drop();
  }

  /** Lets the player choose a move here, and looks into that. */
  #play() {
    const { game } = this.shell;
    const player = this.player.value;
    this.work(async (isLatest) => {
      const { made } = await this.request('move', { game, player, seed: 0 });
      if (isLatest() && made.engine) await this.#show(made.engine, isLatest);
    });
  }

  /** @param {EngineRequest} search */
  #look(search) {
    this.current = null;
    this.work((isLatest) => this.#show(search, isLatest));
  }

  /** @param {EngineRequest} search @param {() => boolean} isLatest */
  async #show(search, isLatest) {
    const request = this.shell.app.link.request('engine_search', { search }, (event) => {
      if (event.event === 'thinking') this.bar.value = /** @type {any} */ (event).share;
    });
    this.pending = request;
    const found = /** @type {EngineSearch} */ (/** @type {unknown} */ (await request.done));
    if (!isLatest()) return;
    this.current = { search, found };
    this.chosen = found.rounds.length - 1;
    this.shell.app.address.searched(engineWish(search));
    this.render();
    announce(this.result.textContent ?? '');
  }

  renderStatus() {
    show(this.running, this.busy);
    this.bar.removeAttribute('value');
    setText(this.status, this.busy ? t('explain-engine-running') : this.#obstacle());
  }

  /** Why there is nothing to look into here; empty if there is. */
  #obstacle() {
    const { session } = this.shell.app;
    if (session.tree.rules === null) return t('explain-engine-none');
    return session.outcome ? t('explain-over') : '';
  }

  render() {
    const asked = this.current?.search.player ?? (this.player.value || 'engine:6');
    const players = PLAYERS.includes(asked) ? PLAYERS : [asked, ...PLAYERS];
    this.player.replaceChildren(...options(players, asked, playerName));
    const obstacle = this.#obstacle();
    show(this.form, obstacle === '');
    this.renderStatus();
    const { current } = this;
    show(this.parts, current !== null);
    if (!current) return;
    const { search, found } = current;
    const { game } = search.game;
    const [spoken, short] = [spokenValue(found.value, game), valueText(found.value, game)];
    setText(this.result, t('explain-engine-result', { player: playerName(search.player), move: moveName(found.move), value: spoken === short ? short : `${spoken} (${short})` }));
    const about = [
      found.solved ? t('explain-engine-solved') : found.forced ? t(`explain-engine-${found.forced}`) : t('explain-engine-depth', { depth: found.depth }),
      t('fact-nodes', { n: found.nodes, nodes: count(found.nodes, language()) }), ...(found.ended === 'complete' ? [] : [t(`ended-${found.ended}`)]), pickText(found),
    ];
    setText(this.about, about.filter(Boolean).join(' · '));
    this.#renderRounds(found, game);
    this.#renderRound(current);
    show(this.valuesHead, found.values !== null);
    show(this.values, found.values !== null);
    this.values.replaceChildren(...(found.values ?? []).map((move) => moveItem(move, game, found.move)));
  }

  /** @param {EngineSearch} found @param {string} game */
  #renderRounds({ rounds }, game) {
    show(this.rounds, rounds.length > 0);
    const head = ['explain-engine-depths', 'explain-engine-best', 'explain-engine-value', 'explain-engine-nodes', 'explain-engine-line'];
    const row = (/** @type {EngineRound} */ round, /** @type {number} */ i) => {
      const [line] = round.lines;
      const choose = () => {
        this.chosen = i;
        this.render();
        /** @type {HTMLElement | null} */ (this.rounds.querySelector(`[data-round="${i}"] button`))?.focus();
      };
      return h('tr', { 'data-round': i, 'data-depth': round.depth, 'aria-current': i === this.chosen ? 'true' : null },
        h('th', { scope: 'row' }, h('button', { type: 'button', class: 'small-button', click: choose }, String(round.depth))),
        h('td', {}, moveName(line?.moves[0] ?? '')), h('td', { class: `worth ${goodFor(line?.value ?? '?') ?? ''}`, title: spokenValue(line?.value ?? '?', game) }, valueText(line?.value ?? '?', game)),
        h('td', { class: 'number' }, count(round.nodes, language())), h('td', { class: 'engine-line' }, (line?.moves ?? []).slice(1, SHOWN).map(moveName).join(' ')));
    };
    this.rounds.replaceChildren(h('thead', {}, h('tr', {}, ...head.map((id) => h('th', { scope: 'col' }, t(id))))), h('tbody', {}, ...rounds.map(row)));
  }

  /** What was known at the chosen depth. @param {{search: EngineRequest, found: EngineSearch}} current */
  #renderRound({ search, found }) {
    const { game } = search;
    const round = found.rounds[this.chosen];
    const last = this.chosen === found.rounds.length - 1;
    const line = last || !round ? found.line : round.lines[0]?.moves ?? [];
    showBoard(this.board, this.shell.app.positions, after(game, line), BOARD, line.length);
    setText(this.line, line.map(moveName).join(' '));
    // Weak levels look for several lines, each of them exact.
    const known = round?.known.length ? round.known : (round?.lines.length ?? 0) > 1 ? (round?.lines ?? []).map(({ moves, value }) => ({ move: moves[0], value })) : [];
    show(this.knownHead, known.length > 0);
    show(this.known, known.length > 0);
    setText(this.knownHead, t('explain-engine-known', { depth: round?.depth ?? 0 }));
    this.known.replaceChildren(...known.map((move) => moveItem(move, game.game, line[0])));
    setText(this.left, round?.left_out ? t('explain-engine-more', { n: round.left_out }) : '');
  }
}

/** @param {MoveValue} move @param {string} game @param {string | undefined} chosen */
function moveItem({ move, value }, game, chosen) {
  const bound = parse(value).bound === 'exact' ? '' : ' bound';
  return h('li', { class: move === chosen ? 'chosen' : null, 'data-move': move }, moveName(move), h('span', { class: `worth ${goodFor(value) ?? ''}${bound}`, title: spokenValue(value, game) }, valueText(value, game)));
}
