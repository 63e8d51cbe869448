/**
 * The views of the page: Play, and those that are loaded when they are first looked at.
 *
 * @import {App} from '../main.js'
 * @import {View} from '../model/address.js'
 */
import { $, h, show } from './dom.js';
import { localise, t } from '../words/language.js';

/** What a view that is loaded later is to the page: it hears when it comes into sight and goes out of it.
 * @typedef {{visible: (shown: boolean) => void}} Later */

/**
 * Each with its style sheets, what makes it, the link of the header that leads to it, what it says instead of
 * "Skip to the board", and where that leads.
 * @type {Record<string, {styles: string[], load: (app: App) => Promise<Later>, nav: string | null, skip: string, to: string}>}
 */
const LATER = {
  explain: {
    styles: ['explain', 'explain_tabs'],
    load: async (app) => {
      const { Shell } = await import('../explain/shell.js');
      $('explain').replaceChildren();
      const shell = new Shell(app, $('explain'));
      await shell.choose();
      return shell;
    },
    nav: 'nav-explain', skip: 'explain-skip', to: '#tree-drawing:not([hidden]), #tree-list [tabindex="0"]',
  },
  games: {
    styles: ['games'],
    load: async (app) => {
      const { View: Games } = await import('../games/view.js');
      return new Games(app, $('games'));
    },
    nav: null, skip: 'skip', to: '#games-board [tabindex="0"]',
  },
};

/** @param {App} app */
export function setUpViews(app) {
  /** @type {Map<string, Promise<Later>>} */
  const made = new Map();
  /** Whether the words and the game are there. */
  let started = false;

  const render = async () => {
    const { view } = app.address;
    show($('play'), view === 'play');
    for (const [name, { nav }] of /** @type {[string, {nav: string | null}][]} */ ([['play', { nav: 'nav-play' }], ...Object.entries(LATER)])) {
      if (name !== 'play') show($(name), view === name);
      if (nav && view === name) $(nav).setAttribute('aria-current', 'page');
      else if (nav) $(nav).removeAttribute('aria-current');
    }
    $('skip').dataset.l10n = LATER[view]?.skip ?? 'skip';
    if (!started) return;
    localise(document.body);
    for (const [name, later] of made) if (name !== view) later.then((it) => it.visible(false), () => {});
    if (view === 'play') return;
    try {
      if (!made.has(view)) made.set(view, load(app, view));
      const later = await made.get(view);
      if (app.address.view === view) later?.visible(true);
    } catch {
      made.delete(view);
      $(view).replaceChildren(h('p', { class: 'problem' }, t('explain-loading-failed')));
    }
  };

  app.bus.on('view', render);
  // Before the board hears of it, which is hidden then.
  $('skip').addEventListener('click', (event) => {
    const { view } = app.address;
    if (view === 'play') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    /** @type {HTMLElement} */ (document.querySelector(LATER[view].to) ?? $(view)).focus();
  }, { capture: true });
  render();
  return {
    start: () => {
      started = true;
      render();
    },
  };
}

/** The style and the modules of a view. @param {App} app @param {View} view */
async function load(app, view) {
  const { styles, load: make } = LATER[view];
  await Promise.all(styles.map((name) => new Promise((resolve) => {
    const href = new URL(`../../css/${name}.css`, import.meta.url).href;
    document.head.append(h('link', { rel: 'stylesheet', href, load: resolve, error: resolve }));
  })));
  return make(app);
}
