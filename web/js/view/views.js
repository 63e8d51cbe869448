/**
 * The views of the page: Play, and others that are loaded when they are first looked at.
 *
 * @import {View} from '../model/address.js'
 */
import { $, h, show } from './dom.js';
import { localise, t } from '../words/language.js';

/**
 * A view that is loaded: `visible` is called when it comes and when it goes.
 * @typedef {{visible: (shown: boolean) => void | Promise<void>}} Loaded
 * @typedef {{id: View, skip: string, target: string, styles: string[], load: () => Promise<{Shell: new (app: App, host: HTMLElement) => Loaded}>}} Lazy
 */

/** `skip` are the words of the link to `target`, which leaves out what stands before it. @type {Lazy[]} */
const LAZY = [
  {
    id: 'explain', skip: 'explain-skip', target: '#tree-drawing:not([hidden]), #tree-list [tabindex="0"]', styles: ['explain', 'explain_tabs'],
    load: () => import('../explain/shell.js'),
  },
  { id: 'lab', skip: 'lab-skip', target: '#lab .tab-panel:not([hidden])', styles: ['explain', 'lab'], load: () => import('../lab/shell.js') },
];

/** @param {App} app */
export function setUpViews(app) {
  /** @type {Map<View, Promise<Loaded>>} */
  const loaded = new Map();
  /** Whether the words and the game are there. */
  let started = false;

  /** Shows or hides what is loaded; loads what is shown for the first time. @param {Lazy} lazy */
  const bring = async (lazy) => {
    const { id } = lazy;
    if (app.address.view !== id && !loaded.has(id)) return;
    try {
      const view = loaded.get(id) ?? load(app, lazy);
      loaded.set(id, view);
      await (await view).visible(app.address.view === id);
    } catch {
      loaded.delete(id);
      $(id).replaceChildren(h('p', { class: 'problem' }, t('explain-loading-failed')));
    }
  };

  const render = () => {
    for (const id of /** @type {View[]} */ (['play', ...LAZY.map((lazy) => lazy.id)])) {
      const shown = app.address.view === id;
      show($(id), shown);
      if (shown) $(`nav-${id}`).setAttribute('aria-current', 'page');
      else $(`nav-${id}`).removeAttribute('aria-current');
    }
    $('skip').dataset.l10n = LAZY.find(({ id }) => id === app.address.view)?.skip ?? 'skip';
    if (!started) return;
    localise(document.body);
    for (const lazy of LAZY) bring(lazy);
  };

  app.bus.on('view', render);
  // Before the board hears of it, which is hidden then.
  $('skip').addEventListener('click', (event) => {
    const lazy = LAZY.find(({ id }) => id === app.address.view);
    if (!lazy) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    /** @type {HTMLElement} */ (document.querySelector(lazy.target) ?? $(lazy.id)).focus();
  }, { capture: true });
  render();
  return {
    start: () => {
      started = true;
      render();
    },
  };
}

/** The style and the modules of a view. @param {App} app @param {Lazy} lazy */
async function load(app, { id, styles, load: modules }) {
  const styled = styles.map((name) => new Promise((resolve) => {
    const href = new URL(`../../css/${name}.css`, import.meta.url).href;
    if (document.querySelector(`link[href="${href}"]`)) resolve(null);
    else document.head.append(h('link', { rel: 'stylesheet', href, load: resolve, error: resolve }));
  }));
  // Nothing is drawn before its style is there: what is measured then is measured right.
  await Promise.all(styled);
  const { Shell } = await modules();
  $(id).replaceChildren();
  return new Shell(app, $(id));
}
