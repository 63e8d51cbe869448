/** Saving and opening: records and positions through the server, pictures by ourselves. */
import { $, download, show } from './dom.js';
import { openDialog } from './dialogs.js';
import { t } from '../words/language.js';
import { Tree } from '../model/tree.js';
import { HUMAN } from '../model/players.js';
import { gameOfPosition, looksLikePosition } from '../model/rules.js';
import { playerName } from './words.js';
import { pngPicture, svgPicture } from './picture.js';
import { announce, complaint } from './messages.js';

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
      return opened(await link.request('import', name ? { text, name } : { text }).done);
    } catch (error) {
      failed(error);
      openDialog('files-dialog');
      return null;
    }
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
    if (looksLikePosition(text)) return openPosition(text);
    if (!await openAll(text).catch(() => false)) await read(text, name);
  };

  const openPosition = (/** @type {string} */ text) => {
    const game = gameOfPosition(text);
    if (game) opened(game);
    else result(t('position-impossible'), true);
  };
  const opened = (/** @type {any} */ { game, first, moves }) => {
    const tree = new Tree(game, first);
    for (const move of moves) tree.play(move);
    session.load(tree, { x: HUMAN, o: HUMAN }, 'new');
    dialog.close();
    bus.emit('message', { id: 'opened', args: { rules: tree.game, moves: tree.cursor.ply } });
    return tree;
  };

  const exported = async (/** @type {string} */ format) => {
    const names = { x: playerName(session.players.x), o: playerName(session.players.o) };
    return link.request('export', { game: session.tree.wire(), format, names }).done;
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
  const openFile = async (/** @type {File | undefined} */ file) => file && open(await file.text(), file.name);
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
