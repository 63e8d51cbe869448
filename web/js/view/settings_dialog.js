/**
 * The header's choices and the dialog of settings: language, theme, symbols, taps, numbers.
 *
 * @import {App} from '../main.js'
 */
import { $, h } from './dom.js';
import { icon } from './icons.js';
import { LANGUAGES, detect, language, speak, t } from '../words/language.js';
import { openDialog, segments } from './dialogs.js';

const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);
const THEME_ICONS = { auto: 'auto', light: 'sun', dark: 'moon' };

/** Applies what needs no words, before the first paint of the board. @param {App} app */
export function applySettings({ settings }) {
  const root = document.documentElement;
  root.dataset.theme = settings.get('theme');
  root.dataset.symbols = settings.get('symbols');
}

/** The language chosen, else the reader's. @param {App} app */
export const wantedLanguage = ({ settings }) =>
  (settings.get('language') in LANGUAGES ? settings.get('language') : detect(navigator.languages ?? [navigator.language]));

/** @param {App} app */
export function setUpSettings(app) {
  const { settings, bus } = app;
  const choice = $('language');
  choice.replaceChildren(...Object.entries(LANGUAGES).map(([code, name]) => h('option', { value: code, lang: code }, name)));
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

  const render = () => {
    applySettings(app);
    /** @type {HTMLSelectElement} */ (choice).value = language();
    const theme = settings.get('theme');
    $('theme').replaceChildren(icon(THEME_ICONS[theme]));
    const words = t('theme-now', { theme: t(`theme-${theme}`) });
    $('theme').setAttribute('aria-label', words);
    $('theme').title = words;
    box('set-numbers').checked = settings.get('numbers');
    box('set-coordinates').checked = settings.get('coordinates');
    const option = (/** @type {string} */ group) => (/** @type {string} */ value) => ({ value, label: t(`${group}-${value}`) });
    row('set-theme', [...THEMES].map(option('theme')), theme, (value) => settings.set('theme', /** @type {any} */ (value)));
    row('set-symbols', ['marks', 'stones'].map(option('symbols')), settings.get('symbols'), (value) => settings.set('symbols', /** @type {any} */ (value)));
    row('set-confirm', ['auto', 'always', 'never'].map(option('confirm')), settings.get('confirm'), (value) => settings.set('confirm', /** @type {any} */ (value)));
  };
  bus.on(['settings', 'language'], render);
}

/** A row of choices, drawn anew only if the words or the choice changed, so that the focus stays.
 * @param {string} id @param {{value: string, label: string}[]} options @param {string} chosen @param {(value: string) => void} onChange */
function row(id, options, chosen, onChange) {
  const key = JSON.stringify(options);
  if ($(id).dataset.key !== key) segments($(id), id, options, chosen, onChange);
  $(id).dataset.key = key;
  const radio = /** @type {HTMLInputElement | null} */ (document.getElementById(`${id}-${chosen}`));
  if (radio) radio.checked = true;
}
