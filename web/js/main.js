/**
 * Puts the page together.
 *
 * Hooks for tests: every control has an id (see web/README.md); a place on the board is `[data-place="h8"]`, a move
 * in the list `[data-ply="3"]`, a move of a line `[data-testid="line-0"] [data-move="h8"]`.
 */
import { Bus, Session } from './app/session.js';
import { Positions } from './app/positions.js';
import { Settings } from './app/settings.js';
import { AddressBar } from './app/address_bar.js';
import { Advice, Analysis, Computer } from './app/analysis.js';
import { Solver } from './app/solver.js';
import { Link } from './net/socket.js';
import { findLanguages, onLanguage, speak } from './words/language.js';
import { BoardView } from './view/board.js';
import { BoardInput } from './view/board_input.js';
import { setUpAnalysisCard, setUpGameCard, setUpMovesCard } from './view/cards.js';
import { setUpConnection, setUpMessages } from './view/messages.js';
import { applySettings, setUpDialogs, setUpHelp, setUpLan, setUpSettings, wantedLanguage } from './view/dialogs.js';
import { setUpComment } from './view/comment.js';
import { setUpFiles } from './view/files_dialog.js';
import { decorate } from './view/icons.js';
import { NewGameDialog } from './view/new_game.js';
import { setUpStart } from './view/start.js';
import { setUpStatus, setUpToolbar } from './view/toolbar.js';
import { setUpViews } from './view/views.js';

/** Everything the views look at. */
export class App {
  constructor() {
    this.bus = new Bus();
    this.settings = new Settings(this.bus);
    const address = new URL('ws', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    this.link = new Link(address.href);
    this.positions = new Positions(this.link);
    this.session = new Session(this.bus, this.positions);
    // First, so that it is asked for its move before anything else is done.
    this.computer = new Computer(this);
    this.advice = new Advice(this);
    this.analysis = new Analysis(this);
    this.solver = new Solver(this);
    this.address = new AddressBar(this);
    /** A line shown on the board for a moment. @type {string[] | null} */
    this.preview = null;
    /** Whether the line is played in place of the last move. */
    this.instead = false;
    /** A better move than the one played, while a mistake is shown; the right one, while a hint tells it. @type {string | null} */
    this.better = null;
    /** Where a hint says that one should look: its corners, at the bottom left and at the top right. @type {{from: string, to: string} | null} */
    this.area = null;
    /** The puzzle on the board. @type {import('./puzzle/game.js').PuzzleGame | null} */
    this.puzzle = null;
    this.bus.on('game', () => this.setPreview(null));
  }

  /** @param {string[] | null} moves @param {boolean} [instead] of the last move */
  setPreview(moves, instead = false) {
    if (moves === this.preview) return;
    [this.preview, this.instead] = [moves, instead];
    this.bus.emit('preview');
  }

  /** Brings a puzzle; see `PuzzleGame`, which is loaded when it is first asked for. @param {{text?: string, own?: import('./model/tree.js').Node}} [wanted] */
  openPuzzle(wanted) {
    void import('./puzzle/card.js').then(({ puzzlesOfPlay }) => puzzlesOfPlay(this)).then((puzzles) => puzzles.open(wanted), () => {});
  }
}

async function start() {
  const app = new App();
  applySettings(app);
  // Before anything is drawn with them.
  app.bus.on('settings', () => applySettings(app));
  const views = setUpViews(app);
  decorate(document);
  setUpDialogs();
  setUpConnection(app);
  const words = findLanguages().catch(() => {}).then(() => speak(wantedLanguage(app))).catch(() => speak('en'));
  app.link.connect();
  const board = new BoardView(app);
  new BoardInput(app, board);
  setUpMessages(app);
  setUpStatus(app);
  const newGame = new NewGameDialog(app);
  setUpToolbar(app, { openNew: () => newGame.open(), openHelp: setUpHelp(app) });
  setUpStart(app, { openNew: (own) => newGame.open(own) });
  setUpGameCard(app);
  setUpAnalysisCard(app);
  setUpMovesCard(app);
  setUpComment(app);
  // Loaded with the first game that begins with swap or swap2.
  app.bus.on('game', () => app.session.tree.opening && void import('./opening/card.js').then(({ openingCard }) => openingCard(app), () => {}));
  setUpLan(app);
  setUpFiles(app);
  await words;
  setUpSettings(app);
  app.bus.emit('language');
  onLanguage(() => app.bus.emit('language'));
  app.address.start();
  views.start();
}

start();
