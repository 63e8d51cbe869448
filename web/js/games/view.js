/**
 * The view of the other games: Reversi, Russian draughts, dots and boxes. Loaded when it is first looked at.
 *
 * @import {App} from '../main.js'
 * @import {Player, Side} from '../types.js'
 * @import {Change} from './table.js'
 */
import { h, perFrame, setText, show } from '../view/dom.js';
import { decorate, icon } from '../view/icons.js';
import { announce, complaint } from '../view/messages.js';
import { dialogOpen } from '../view/dialogs.js';
import { duration, language, localise, t } from '../words/language.js';
import { HUMAN } from '../model/players.js';
import { isBare } from '../model/address.js';
import { Board } from './board.js';
import { renderMoves, renderPlayers, renderThinking } from './cards.js';
import { FAMILIES } from './catalogue.js';
import { passOf } from './clicks.js';
import { Hands } from './hands.js';
import { layout } from './layout.js';
import { decodeMatch, encodeMatch, unknownPlayer } from './match_address.js';
import { fillMenu } from './menu.js';
import { Opponent } from './opponent.js';
import { Seat } from './seat.js';
import { renderActions, renderStatus } from './status.js';
import { Table } from './table.js';
import { finishText, gameName, moveName, nameOf, sideMark } from './words.js';

/** Least ms between two moves of two computers. */
const PACES = [2000, 1200, 600, 250, 0];
/** @type {Side[]} */
const SIDES = ['x', 'o'];

export class View {
  /** @param {App} app @param {HTMLElement} host */
  constructor(app, host) {
    this.app = app;
    this.host = host;
    host.replaceChildren(...layout());
    decorate(host);
    localise(host);
    this.table = new Table(app.link, { game: 'reversi', players: { x: HUMAN, o: { kind: 'depth', depth: 4 } }, moves: [], at: 0 });
    this.opponent = new Opponent(app, this.table);
    this.board = new Board(this.find('board'));
    this.hands = new Hands(this.board, this.table, (text) => (text ? this.say(text, true) : this.hush()));
    this.seats = SIDES.map((side) => new Seat(this.find(side), side, (player) => this.table.setPlayer(side, player)));
    this.shown = false;
    /** Whether a game is still to be chosen. */
    this.choosing = false;
    this.render = perFrame(() => this.#draw());
    this.table.listen((change) => this.#changed(change));
    this.table.onFault = (error, move) => this.#fault(error, move);
    this.opponent.onThinking = this.render;
    this.opponent.onFault = (error) => this.#fault(error, null);
    this.hands.onChange = this.render;
    app.bus.on(['language', 'settings', 'connection'], this.render);
    this.#controls();
  }

  /** @param {string} id */
  find(id) {
    return /** @type {HTMLElement} */ (this.host.querySelector(`#games-${id}`));
  }

  #controls() {
    const { table, opponent } = this;
    /** @type {Record<string, () => void>} */
    const actions = {
      stop: () => opponent.stop(), pause: () => table.pause(), step: () => opponent.think(), go: () => table.go(),
      pass: () => {
        const pass = table.scene && passOf(table.scene.moves);
        if (pass) table.play(pass, 'human');
      },
      again: () => this.#begin(table.match.game), new: () => this.#begin(table.match.game), first: () => table.goto(0),
      last: () => table.goto(table.match.moves.length), undo: () => table.undo(), redo: () => table.redo(),
    };
    for (const [id, action] of Object.entries(actions)) this.find(id).addEventListener('click', action);
    this.find('which').addEventListener('change', (event) => this.#begin(/** @type {HTMLSelectElement} */ (event.target).value));
    this.find('pace').addEventListener('change', (event) => this.app.settings.set('pace', Number(/** @type {HTMLSelectElement} */ (event.target).value)));
    const goOrStop = () => {
      if (opponent.busy && table.humans > 0) opponent.stop();
      else if (table.humans === 0 && table.hold === 'none') table.pause();
      else if (table.waiting) table.go();
    };
    /** @type {Record<string, () => void>} */
    const keys = { u: actions.undo, r: actions.redo, n: actions.new, g: goOrStop, ArrowLeft: actions.undo, ArrowRight: actions.redo, Home: actions.first, End: actions.last };
    addEventListener('keydown', (event) => {
      const { target } = event;
      const typing = target instanceof Element && target.closest('input, select, textarea');
      if (!this.shown || event.defaultPrevented || typing || event.ctrlKey || event.altKey || event.metaKey || dialogOpen()) return;
      const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
  }

  /** @param {string} game */
  #begin(game) {
    this.hush();
    this.table.begin(game);
    if (this.table.humans === 0) this.table.go();
  }

  /** The view comes or goes; its game is that of the address. @param {boolean} shown */
  visible(shown) {
    this.shown = shown;
    if (shown) {
      const { begun, own } = this.app.address;
      this.app.address.begun = false;
      const match = decodeMatch(own);
      this.choosing = !match && isBare(own) && !this.table.scene;
      if (this.choosing) {
        this.render();
        return;
      }
      if (!match && !isBare(own)) this.say(t('games-address'), true);
      if (match ? encodeMatch(match) !== encodeMatch(this.table.match) || !this.table.scene : !this.table.scene) {
        const wanted = match ?? this.table.match;
        if (match) this.hush();
        this.table.load(wanted);
        const unknown = match && unknownPlayer(own);
        if (unknown) this.say(t('address-player', { player: unknown.slice(0, 24) }), true);
        // Chosen in the dialog, and not a link that somebody sent.
        if (begun) this.table.go();
      }
    }
    this.opponent.visible(shown);
    this.render();
  }

  /** @param {Change} change */
  #changed(change) {
    const pushed = change.kind === 'new' || (change.kind === 'move' && change.by === 'human');
    const address = encodeMatch(this.table.match);
    this.app.address.write(address, pushed);
    if (change.kind !== 'load') this.hush();
    if (change.kind === 'move') this.#announce();
    this.render();
  }

  #announce() {
    const { scene, over } = this.table;
    const last = scene?.played.at(-1);
    if (!scene || !last) return;
    const parts = [t('played', { side: nameOf(scene, last.side), cell: moveName(last.name) })];
    if (over) parts.push(over.winner ? t('spoken-wins', { side: nameOf(scene, over.winner) }) : t('draw'), finishText(scene, over));
    else if (scene.side && passOf(scene.moves)) parts.push(t('games-spoken-pass', { side: nameOf(scene, scene.side) }));
    announce(parts.join('. '));
  }

  /** @param {unknown} error @param {string | null} move that cannot be */
  #fault(error, move) {
    if (move !== null) {
      this.say(t('address-move', { move: move.slice(0, 12) }), true);
      return;
    }
    this.find('message').replaceChildren(h('p', { class: 'bad' }, icon('warning'), complaint(error)));
    announce(complaint(error).textContent ?? '');
    this.render();
  }

  /** @param {string} text @param {boolean} [bad] */
  say(text, bad = false) {
    this.find('message').replaceChildren(h('p', { class: bad ? 'bad' : '' }, bad ? icon('warning') : '', h('span', {}, text)));
    announce(text);
  }

  hush() {
    this.find('message').replaceChildren();
  }

  #draw() {
    const { app, table, opponent } = this;
    const { scene, match } = table;
    this.#offer();
    renderStatus(app, table, opponent, this.find('status'));
    renderActions(table, opponent, (id) => this.find(id));
    if (!scene) return;
    this.board.render(scene, this.hands.clicked, this.hands.free);
    if (this.shown) document.title = `${gameName(scene.game)} · inarow`;
    setText(this.find('title'), gameName(scene.game));
    renderPlayers(table, this.find('players'));
    renderThinking(app, table, opponent, this.find('thinking'));
    renderMoves(table, this.find('moves'));
    SIDES.forEach((side, i) => this.seats[i].fill(match.players[side], scene.evaluators, app.link.welcome, legend(sideMark(scene, side), nameOf(scene, side))));
    this.#choices(scene.game);
  }

  /** Without a game there is one to choose, and nothing else. */
  #offer() {
    const { choosing } = this;
    show(this.find('choice'), choosing);
    for (const part of [this.find('table'), this.find('side')]) show(part, !choosing);
    if (!choosing) return;
    const choices = this.find('choices');
    if (choices.lang !== language()) fillMenu(this.app, choices, 'choose', () => {});
    choices.lang = language();
    if (this.shown) document.title = `${t('games-others')} · inarow`;
  }

  /** @param {string} game */
  #choices(game) {
    const all = FAMILIES.flatMap(({ sizes }) => sizes.map((size) => size.game));
    const games = all.includes(game) ? all : [...all, game];
    options(this.find('which'), games.map((name) => [name, gameName(name)]), game);
    show(this.find('pace-row'), this.table.humans === 0);
    options(this.find('pace'), PACES.map((pace) => [String(pace), pace === 0 ? t('pace-full') : t('pace-move', { time: duration(pace) })]), String(this.app.settings.get('pace')));
  }
}

/** @param {SVGElement} sign @param {string} name */
function legend(sign, name) {
  sign.setAttribute('aria-hidden', 'true');
  return h('span', {}, sign, ` ${name}`);
}

/** Fills a list, only if its words have changed. @param {HTMLElement} host @param {[string, string][]} entries @param {string} chosen */
function options(host, entries, chosen) {
  const key = JSON.stringify(entries);
  if (host.dataset.key !== key) {
    host.dataset.key = key;
    host.replaceChildren(...entries.map(([value, text]) => h('option', { value }, text)));
  }
  /** @type {HTMLSelectElement} */ (host).value = chosen;
}
