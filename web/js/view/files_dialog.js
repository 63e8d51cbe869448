/** Saving and opening: records and positions through the server, pictures by ourselves. */
import { $, download, show } from './dom.js';
import { openDialog } from './dialogs.js';
import { t } from '../words/language.js';
import { openingOf } from '../model/opening.js';
import { Tree } from '../model/tree.js';
import { HUMAN } from '../model/players.js';
import { linkIn } from '../model/address.js';
import { gameOfPosition, looksLikePosition } from '../model/rules.js';
import { seatName } from './words.js';
import { pngPicture, svgPicture } from './picture.js';
import { announce, complaint } from './messages.js';

/** No file with games is larger; as much of one is read at most. */
const LARGEST_FILE = 20_000_000;
/** How many bytes of a file say of which kind it is. */
const HEAD = 1024;

/** @param {App} app */
export function setUpFiles(app) {
  const { bus, link, session } = app;
  const dialog = /** @type {HTMLDialogElement} */ ($('files-dialog'));
  const result = (/** @type {string} */ text, bad = false) => {
    $('files-result').textContent = text;
    $('files-result').classList.toggle('problem', bad);
  };
  const failed = (/** @type {unknown} */ error) => {
    result('', true);
    $('files-result').replaceChildren(complaint(error));
  };
  const offline = () => {
    if (!link.connected) result(t('files-offline'), true);
    return !link.connected;
  };

  /** The game of a record, which is on the board then; null if it cannot be read. */
  const read = async (/** @type {string} */ text, /** @type {string | undefined} */ name) => {
    if (offline()) {
      openDialog('files-dialog');
      return null;
    }
    try {
      return opened(/** @type {any} */ (await link.request('import', name ? { text, name } : { text }).done));
    } catch (error) {
      failed(error);
      openDialog('files-dialog');
      return null;
    }
  };
  /** Fails if the first bytes are those of a picture or the like. */
  const refused = async (/** @type {number[]} */ head) => {
    const error = await link.request('import', { text: '', head }).done.then(() => null, (/** @type {any} */ wrong) => wrong);
    if (error?.event?.reason?.name === 'other_file') throw error;
  };
  /** @type {import('../records/card.js').RecordCard | null} */
  let record = null;
  /** The games of a tournament; whether it is one. */
  const openAll = async (/** @type {string} */ text) => {
    // A variation begins like a game, so this is no proof.
    if (text.split(/\(\s*;/, 3).length < 3) return false;
    const { RecordCard, sgfGames } = await import('../records/card.js');
    const games = sgfGames(text);
    if (games.length < 2) return false;
    record ??= new RecordCard(app, (game) => read(game, 'record.sgf'));
    await record.open(games);
    return true;
  };
  const open = async (/** @type {string} */ text, /** @type {string | undefined} */ name) => {
    const address = linkIn(text);
    if (address) openLink(address);
    else if (looksLikePosition(text)) openPosition(text);
    else if (!await openAll(text).catch(() => false)) await read(text, name);
  };

  /** As if it were typed into the address bar. */
  const openLink = (/** @type {string} */ hash) => {
    dialog.close();
    location.hash = hash;
  };

  const openPosition = (/** @type {string} */ text) => {
    const game = gameOfPosition(text);
    if (game) opened(game);
    else result(t('position-impossible'), true);
  };
  /** @param {{game: string, first?: Side, moves: string[], nodes?: GameNode[], names?: Record<Side, string | null>, opening?: string | null, left_out?: number}} record */
  const opened = ({ game, first = 'x', moves, nodes, names, opening, left_out: leftOut = 0 }) => {
    const line = [null, ...moves].map((move, i) => ({ parent: i - 1, move }));
    const tree = Tree.of({ game, first, nodes: nodes ?? line });
    tree.opening = openingOf(opening, tree.game);
    session.load(tree, { x: HUMAN, o: HUMAN }, 'new');
    if (names) session.names = { ...names };
    dialog.close();
    const parts = [t('opened', { rules: tree.game, moves: tree.cursor.ply }), ...(leftOut ? [t('opened-left-out', { moves: leftOut })] : [])];
    bus.emit('message', { text: parts.join(' ') });
    return tree;
  };

  const exported = async (/** @type {string} */ format) => {
    const names = { x: seatName(session, 'x'), o: seatName(session, 'o') };
    // A record in SGF has the whole game with its variations and comments.
    const nodes = format === 'sgf' ? session.tree.record() : [];
    const { opening } = session.tree;
    return link.request('export', { game: session.tree.wire(), format, names, nodes, opening }).done;
  };
  const saved = (/** @type {Blob} */ blob, /** @type {string} */ name) => {
    download(blob, name);
    result(t('saved', { name }));
  };
  /** Listens to a button whose work may fail. */
  const onClick = (/** @type {string} */ id, /** @type {() => Promise<unknown>} */ run) => $(id).addEventListener('click', () => run().catch(failed));
  const copy = async (/** @type {string} */ text) => {
    await copyText(text);
    result(t('copied', { text: text.length > 90 ? `${text.slice(0, 90)}…` : text }));
    announce(t('copied', { text: '' }));
  };
  const pictureName = () => `inarow-${session.tree.game.replaceAll(/[^\w+-]/g, '-')}-${session.tree.cursor.ply}`;

  $('files-open').addEventListener('click', () => {
    result('');
    // Records and positions in one line are of k in a row; a board that is text is no picture.
    for (const id of ['save-psq', 'save-sgf', 'copy-position']) show($(id), session.tree.rules !== null);
    for (const id of ['save-svg', 'save-png']) show($(id), session.scene !== null && session.scene.kind !== 'text');
    openDialog('files-dialog');
  });
  for (const format of ['psq', 'sgf']) {
    onClick(`save-${format}`, async () => {
      if (offline()) return;
      const { name, mime, text } = await exported(format);
      saved(new Blob([text], { type: mime }), name);
    });
  }
  onClick('save-svg', async () => session.scene && saved(new Blob([svgPicture(app, session.scene)], { type: 'image/svg+xml' }), `${pictureName()}.svg`));
  onClick('save-png', async () => session.scene && saved(await pngPicture(app, session.scene), `${pictureName()}.png`));
  onClick('copy-link', () => copy(new URL(app.address.hash, location.href).href));
  onClick('copy-position', async () => {
    if (!offline()) await copy((await exported('position')).text.trim());
  });
  const input = /** @type {HTMLInputElement} */ ($('open-input'));
  $('open-file').addEventListener('click', () => input.click());
  const openFile = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    try {
      // As bytes, because it may be anything.
      const bytes = new Uint8Array(await file.slice(0, LARGEST_FILE).arrayBuffer());
      if (link.connected) await refused([...bytes.subarray(0, HEAD)]);
      await open(new TextDecoder().decode(bytes), file.name);
    } catch (error) {
      failed(error);
      openDialog('files-dialog');
    }
  };
  input.addEventListener('change', async () => {
    await openFile(input.files?.[0]);
    input.value = '';
  });
  $('open-paste').addEventListener('click', () => {
    const { value } = /** @type {HTMLTextAreaElement} */ ($('open-text'));
    if (value.trim()) open(value.trim(), undefined);
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    openFile(event.dataTransfer?.files[0]);
  });
}

/** @param {string} text */
async function copyText(text) {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Not allowed: the old way below.
    }
  }
  const area = document.createElement('textarea');
  area.value = text;
  const host = document.querySelector('dialog[open]') ?? document.body;
  host.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
