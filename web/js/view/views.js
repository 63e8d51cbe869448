/**
 * The views of the page: Play, and Explain, which is loaded when it is first looked at.
 *
 * @import {App} from '../main.js'
 * @import {Shell} from '../explain/shell.js'
 */
import { $, h, show } from './dom.js';
import { localise, t } from '../words/language.js';

/** @param {App} app */
export function setUpViews(app) {
  /** @type {Promise<Shell> | null} */
  let explain = null;
  /** Whether the words and the game are there. */
  let started = false;

  const render = async () => {
    const shown = app.address.view === 'explain';
    show($('play'), !shown);
    show($('explain'), shown);
    for (const [id, current] of /** @type {[string, boolean][]} */ ([['nav-play', !shown], ['nav-explain', shown]])) {
      if (current) $(id).setAttribute('aria-current', 'page');
      else $(id).removeAttribute('aria-current');
    }
    $('skip').dataset.l10n = shown ? 'explain-skip' : 'skip';
    if (!started) return;
    localise(document.body);
    if (!shown && !explain) return;
    try {
      explain ??= load(app);
      (await explain).visible(app.address.view === 'explain');
    } catch {
      explain = null;
      $('explain').replaceChildren(h('p', { class: 'problem' }, t('explain-loading-failed')));
    }
  };

  app.bus.on('view', render);
  // Before the board hears of it, which is hidden then.
  $('skip').addEventListener('click', (event) => {
    if (app.address.view !== 'explain') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    /** @type {HTMLElement} */ (document.querySelector('#tree-drawing:not([hidden]), #tree-list [tabindex="0"]') ?? $('explain')).focus();
  }, { capture: true });
  render();
  return {
    start: () => {
      started = true;
      render();
    },
  };
}

/** The style and the modules of Explain. @param {App} app */
async function load(app) {
  const styled = ['explain', 'explain_tabs'].map((name) => new Promise((resolve) => {
    const href = new URL(`../../css/${name}.css`, import.meta.url).href;
    document.head.append(h('link', { rel: 'stylesheet', href, load: resolve, error: resolve }));
  }));
  const [{ Shell: ExplainShell }] = await Promise.all([import('../explain/shell.js'), ...styled]);
  $('explain').replaceChildren();
  const shell = new ExplainShell(app, $('explain'));
  await shell.choose();
  return shell;
}
