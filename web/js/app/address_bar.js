/**
 * Keeps the game in the address, in the history of the tab, and the latest one in local storage.
 *
 * A turn of a person and a new game are entries of the history, so Back takes a turn back; all else
 * changes the entry. Local storage is read only by a tab whose address names no game.
 *
 * A link to Explain that says which search to look into brings a position of its own: as long as it is looked at,
 * the game of Play is kept aside, and the links to the views lead back to it. So it is while there is a puzzle on the board, whose
 * address is its own.
 *
 * @import {GameChange} from './session.js'
 * @import {Game, Place, View} from '../model/address.js'
 */
import { decode, encode, placeOf } from '../model/address.js';
import { HUMAN, parsePlayer } from '../model/players.js';
import { read, write } from './settings.js';

const KEY = 'inarow.game';
const RUNNING = 'inarow.running';
/** Browsers refuse too many changes of the address, so games that are faster than this write it now and then. */
const [AT_ONCE, WHILE_MS, PAUSE_MS] = [20, 10_000, 400];

export class AddressBar {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    const { view, tab, search } = placeOf(location.hash);
    /** @type {View} */
    this.view = view;
    /** The tab of the lab that was shown last. */
    this.tab = tab;
    /** The search that a link wants Explain to look into: `minimax:1:open-lines`; empty if there is none. */
    this.search = search;
    /** Whether Explain has still to begin it. */
    this.asked = search !== '';
    /** The game of Play while Explain has a position of its own, or there is a puzzle.
     * @type {(Game & {names?: Record<Side, string | null>}) | null} */
    this.kept = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** When the address was written lately. @type {number[]} */
    this.written = [];
  }

  /** Shows the game of the address, else the latest one, else lets the first game be; from now on keeps it. */
  start() {
    // After the views, for which a person waits.
    this.app.bus.on('game', (change) => this.#changed(change));
    this.app.bus.on('connection', () => this.#checkPlayers());
    addEventListener('popstate', () => this.#moved());
    addEventListener('pagehide', () => this.#write());
    const stored = read(KEY);
    // Before a game that is loaded writes its own.
    const { hash: named } = location;
    const fromAddress = decode(named);
    const latest = typeof stored === 'string' ? decode(stored) : null;
    const game = fromAddress ?? latest;
    if (fromAddress && this.search) this.kept = latest ?? { tree: this.app.session.tree, players: this.app.session.players };
    if (game) {
      // The same tab reloaded goes on; a link or an old game waits.
      const running = fromAddress !== null && sessionItem(RUNNING) === named;
      this.app.session.load(game.tree, game.players);
      if (running) this.app.session.go();
      this.#complain(game);
      this.#checkPlayers();
    } else {
      this.app.bus.emit('game', { kind: 'load' });
    }
    if (fromAddress) this.#write();
    else this.#other(named);
  }

  /** An address that names no game: that of a puzzle, which stays, or a fault. @param {string} hash */
  #other(hash) {
    if (hash.startsWith('#puzzle=')) {
      this.#see({ view: 'play', tab: '', search: '' });
      this.#keep(this.hash);
      this.app.openPuzzle({ text: hash });
      return;
    }
    if (hash.length > 1 && this.view === 'play') this.app.bus.emit('message', { id: 'address-rules', bad: true });
    this.#write();
  }

  get hash() {
    const { puzzle, session: { tree } } = this.app;
    if (puzzle && puzzle.tree === tree) return puzzle.hash || encode(this.kept ?? this.app.session);
    const search = this.view === 'explain' && this.search ? `&search=${this.search}` : '';
    return encode(this.app.session, this.view, this.view === 'lab' ? this.tab : '') + search;
  }

  /** Shows another tab of the lab, as an entry of the history. @param {string} tab */
  showTab(tab) {
    if (tab === this.tab) return;
    this.tab = tab;
    const { hash } = this;
    if (hash !== location.hash) history.pushState(null, '', hash);
    this.#keep(hash);
  }

  /** The search that Explain is to begin with, once: `minimax:1:open-lines`, or nothing. */
  takeSearch() {
    const search = this.asked ? this.search : '';
    this.asked = false;
    return search;
  }

  /** Another search than that of the link. @param {string} search */
  searched(search) {
    if (!this.search || this.view !== 'explain') return;
    this.search = search;
    this.#write();
  }

  /** @param {GameChange} change */
  #changed(change) {
    clearTimeout(this.timer);
    // Whoever opens a game wants to go on with that one.
    if (change.kind === 'new') [this.kept, this.search] = [null, ''];
    const { hash } = this;
    if ((change.kind === 'new' || (change.kind === 'move' && change.by === 'human')) && hash !== location.hash) {
      history.pushState(null, '', hash);
      this.#keep(hash);
    } else if (hash === location.hash || this.#calm()) {
      // At once, because a page that is left can no longer change its address.
      this.#write();
    } else {
      this.timer = setTimeout(() => this.#write(), PAUSE_MS);
    }
  }

  /** Whether the address may be written once more already. */
  #calm() {
    const now = performance.now();
    this.written = this.written.filter((time) => now - time < WHILE_MS);
    if (this.written.length >= AT_ONCE) return false;
    this.written.push(now);
    return true;
  }

  #write() {
    clearTimeout(this.timer);
    const { hash } = this;
    if (hash !== location.hash) history.replaceState(null, '', hash);
    this.#keep(hash);
  }

  /** @param {string} hash */
  #keep(hash) {
    write(KEY, this.kept ? encode(this.kept) : hash);
    sessionItem(RUNNING, this.app.session.hold === 'none' ? hash : '');
    // The links to the views lead to the games as they are.
    const game = this.kept ?? this.app.session;
    const links = { play: encode(game), explain: encode(game, 'explain'), lab: encode(game, 'lab', this.tab) };
    for (const [view, hash] of Object.entries(links)) document.getElementById(`nav-${view}`)?.setAttribute('href', hash);
  }

  /** Back, forward, or an address typed in. */
  #moved() {
    clearTimeout(this.timer);
    const game = decode(location.hash);
    const place = placeOf(location.hash);
    if (!game) {
      if (place.view !== 'play') {
        if (this.#takeBack()) this.app.session.load(this.app.session.tree, this.app.session.players);
        this.#see(place);
        this.#write();
      } else this.#other(location.hash);
      return;
    }
    const { session } = this.app;
    const back = !place.search && this.#takeBack();
    const apart = place.search !== '' && !this.kept;
    if (apart) this.kept = { tree: session.tree, players: session.players };
    const same = encode(game).split('&moves')[0].split('&at')[0] === encode(session).split('&moves')[0].split('&at')[0];
    const node = same && !apart ? this.#find(game.tree) : null;
    if (!node || !game.tree.nodes().every((step) => this.#find(game.tree, step)?.choice === step.choice)) session.load(game.tree, game.players);
    else if (back) {
      session.tree.goto(node);
      session.load(session.tree, session.players);
    } else session.goto(node);
    this.#see(place, back);
    this.#complain(game);
    this.#checkPlayers();
  }

  /** Says what is impossible in the address of a game. @param {{illegal: string | null, unknown: string | null}} game */
  #complain({ illegal, unknown }) {
    if (illegal) this.app.bus.emit('message', { id: 'address-move', args: { move: illegal.slice(0, 12) }, bad: true });
    else if (unknown !== null) this.app.bus.emit('message', { id: 'address-player', args: { player: unknown.slice(0, 24) }, bad: true });
  }

  /** Players whose algorithm the server does not have: people play for them. */
  #checkPlayers() {
    const { session, link: { welcome } } = this.app;
    const { x, o } = session.players;
    const missing = [x, o].filter((text) => {
      const parts = parsePlayer(text);
      return welcome && parts?.kind === 'algorithm' && !welcome.algorithms.some(({ name }) => name === parts.algorithm);
    });
    if (missing.length === 0) return;
    const known = (/** @type {string} */ text) => (missing.includes(text) ? HUMAN : text);
    session.setPlayers({ x: known(x), o: known(o) });
    this.#complain({ illegal: null, unknown: missing[0] });
  }

  /** Keeps the game of Play aside for a puzzle. @param {string} hash of the puzzle, to be another entry of the history; else empty */
  aside(hash) {
    const { tree, players, names } = this.app.session;
    this.kept ??= { tree, players, names };
    if (hash && hash !== location.hash) history.pushState(null, '', hash);
  }

  /** After a puzzle: the game of Play comes back, or the position on the board is that game. @param {boolean} back */
  endPuzzle(back) {
    const { session } = this.app;
    if (!back) this.kept = null;
    else if (this.#takeBack()) session.load(session.tree, session.players);
  }

  /** The game of Play is the session's again, if it was not; nobody hears of it yet. */
  #takeBack() {
    const { kept, app: { session } } = this;
    if (!kept) return false;
    [session.tree, session.players] = [kept.tree, kept.players];
    session.names = kept.names ?? session.names;
    [this.kept, this.search, this.asked] = [null, '', false];
    return true;
  }

  /** @param {Place} place @param {boolean} [anew] also if the place is the same */
  #see({ view, tab, search }, anew = false) {
    if (!anew && view === this.view && (tab === this.tab || view !== 'lab') && !search) return;
    this.view = view;
    if (view === 'lab') this.tab = tab;
    [this.search, this.asked] = [search, search !== ''];
    this.app.bus.emit('view');
    this.#write();
  }

  /** The node of our tree with the same moves. @param {import('../model/tree.js').Tree} tree
   * @param {import('../model/tree.js').Node} [wanted] */
  #find(tree, wanted = tree.cursor) {
    /** @type {import('../model/tree.js').Node | undefined} */
    let node = this.app.session.tree.root;
    for (const step of wanted.path()) node = node?.children.find((child) => child.move === step.move);
    return node ?? null;
  }
}

/** @param {string} key @param {string} [value] */
function sessionItem(key, value) {
  try {
    if (value === undefined) return sessionStorage.getItem(key);
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage a reload waits for "go on".
  }
  return null;
}
