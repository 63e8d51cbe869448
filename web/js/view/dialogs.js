/** What all dialogs share, the dialog of settings (language, theme, symbols, taps, numbers), and the help. */
import { $, h, show } from './dom.js';
import { icon } from './icons.js';
import { detect, knows, language, languages, speak, t } from '../words/language.js';
import { SYMBOLS, familyOf, symbolsOf } from '../app/positions.js';
import { gameName } from './words.js';

export const dialogOpen = () => document.querySelector('dialog[open]') !== null;

/** @param {string} id */
export function openDialog(id) {
  const dialog = /** @type {HTMLDialogElement} */ ($(id));
  if (!dialog.open) dialog.showModal();
}

export function setUpDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const { target } = event;
      if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
    });
  }
}

/**
 * A row of radio buttons that looks like one switch.
 * @param {HTMLElement} host @param {string} name
 * @param {{value: string, label: string | Node, aria?: string}[]} options
 * @param {string} chosen @param {(value: string) => void} [onChange]
 */
export function segments(host, name, options, chosen, onChange) {
  host.replaceChildren(...options.map(({ value, label, aria }) => h('label', {},
    h('input', { type: 'radio', name, value, checked: value === chosen, id: `${name}-${value}`, 'aria-label': aria, ...(onChange ? { change: () => onChange(value) } : {}) }),
    h('span', {}, label))));
}

/**
 * Such a row that keeps the focus: it is drawn anew only if its words have changed. Its name is its id.
 * @param {HTMLElement} host @param {{value: string, label: string}[]} options @param {string} chosen @param {(value: string) => void} onChange
 */
export function choose(host, options, chosen, onChange) {
  const key = JSON.stringify(options);
  if (host.dataset.key !== key) segments(host, host.id, options, chosen, onChange);
  host.dataset.key = key;
  const radio = /** @type {HTMLInputElement | null} */ (host.querySelector(`input[value="${chosen}"]`));
  if (radio) radio.checked = true;
}

/** The chosen value of such a row. @param {string} name */
export const chosenSegment = (name) => /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name="${name}"]:checked`))?.value ?? '';

const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);
const THEME_ICONS = { auto: 'auto', light: 'sun', dark: 'moon' };

/** Applies what needs no words, before the first paint of the board. @param {App} app */
export function applySettings({ settings }) {
  const root = document.documentElement;
  root.dataset.theme = settings.get('theme');
  for (const kind of /** @type {(keyof typeof SYMBOLS)[]} */ (Object.keys(SYMBOLS))) SYMBOLS[kind] = settings.get(kind);
}

/** The language chosen, else the reader's. @param {App} app */
export const wantedLanguage = ({ settings }) =>
  (languages().some(({ code }) => code === settings.get('language')) ? settings.get('language') : detect(navigator.languages ?? [navigator.language]));

/** @param {App} app */
export function setUpSettings(app) {
  const { settings, bus } = app;
  const choice = $('language');
  choice.replaceChildren(...languages().map(({ code, name }) => h('option', { value: code, lang: code }, name)));
  choice.addEventListener('change', () => {
    const code = /** @type {HTMLSelectElement} */ (choice).value;
    settings.set('language', code);
    speak(code).catch((error) => bus.emit('message', { error }));
  });
  $('theme').addEventListener('click', () => {
    settings.set('theme', THEMES[(THEMES.indexOf(settings.get('theme')) + 1) % THEMES.length]);
  });
  $('settings-open').addEventListener('click', () => openDialog('settings-dialog'));
  const box = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ ($(id));
  box('set-numbers').addEventListener('change', () => settings.set('numbers', box('set-numbers').checked));
  box('set-coordinates').addEventListener('change', () => settings.set('coordinates', box('set-coordinates').checked));

  // Symbols are those of the kind of game that is on the board.
  const kind = () => (app.session.tree.rules ? symbolsOf(app.session.tree.rules) : 'symbols');
  const render = () => {
    /** @type {HTMLSelectElement} */ (choice).value = language();
    const theme = settings.get('theme');
    $('theme').replaceChildren(icon(THEME_ICONS[theme]));
    const words = t('theme-now', { theme: t(`theme-${theme}`) });
    $('theme').setAttribute('aria-label', words);
    $('theme').title = words;
    box('set-numbers').checked = settings.get('numbers');
    box('set-coordinates').checked = settings.get('coordinates');
    const option = (/** @type {string} */ group) => (/** @type {string} */ value) => ({ value, label: t(`${group}-${value}`) });
    choose($('set-theme'), [...THEMES].map(option('theme')), theme, (value) => settings.set('theme', /** @type {any} */ (value)));
    show($('set-symbols-row'), app.session.tree.rules !== null);
    choose($('set-symbols'), symbolChoices(kind()), settings.get(kind()), (value) => settings.set(kind(), /** @type {any} */ (value)));
    choose($('set-confirm'), ['auto', 'always', 'never'].map(option('confirm')), settings.get('confirm'), (value) => settings.set('confirm', /** @type {any} */ (value)));
  };
  bus.on(['settings', 'language'], render);
  // The game may be another one since.
  $('settings-open').addEventListener('click', render);
}

/** How the sides of a kind of game may be drawn. @param {keyof typeof SYMBOLS} kind */
export const symbolChoices = (kind) => [
  { value: 'marks', label: t('symbols-marks') }, { value: 'stones', label: t(kind === 'symbolsGravity' ? 'symbols-discs' : 'symbols-stones') },
];

/** The button for the address by which others open the page, if they can. @param {App} app */
export function setUpLan({ bus, link }) {
  bus.on('connection', () => show($('lan-open'), Boolean(link.welcome?.lan)));
  $('lan-open').addEventListener('click', async () => {
    const { openLan } = await import('../lan/dialog.js');
    if (link.welcome?.lan) openLan(link.welcome.lan);
  });
}

/** Keys and what they do. */
const KEYS = [
  [['←', '→', '↑', '↓'], 'key-arrows'], [['Enter', 'Space'], 'key-play'], [['U'], 'undo'], [['R'], 'redo'], [['H'], 'hint'],
  [['T'], 'threats'], [['A'], 'analyse'], [['S'], 'solve-title'], [['W'], 'why-title'], [['C'], 'scores-title'], [['G'], 'key-go'], [['M'], 'move-numbers'], [['N'], 'new-game'], [['?'], 'help'],
];

/** The help: what the game is, the keys, what the values mean. @param {App} app */
export function setUpHelp(app) {
  const open = () => {
    const { welcome } = app.link;
    const { tree } = app.session;
    const rules = tree.rules ? 'help-goal' : `games-rules-${familyOf(tree.game, welcome)}`;
    $('help-goal').textContent = knows(rules) ? t(rules) : gameName(tree.game);
    const falls = tree.rules?.gravity === true;
    const keys = KEYS.filter(([, id]) => (tree.rules || !['threats', 'move-numbers'].includes(String(id))) && (falls || id !== 'scores-title'));
    $('help-list').replaceChildren(...keys.flatMap(([signs, id]) => [
      h('dt', {}, ...[...signs].map((key) => h('kbd', {}, key))), h('dd', {}, t(id === 'key-play' && !tree.rules ? 'games-key-play' : String(id))),
    ]));
    $('help-version').textContent = welcome ? t('version', { version: welcome.version }) : '';
    show($('help-scores'), falls);
    openDialog('help-dialog');
  };
  $('help-open').addEventListener('click', open);
  return open;
}
