/** Small helpers to build and find elements. */

/**
 * The element with this id, which the page has.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id @returns {T}
 */
export function $(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return /** @type {T} */ (element);
}

/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Props */

/**
 * An element with attributes and children; a function is a listener, `true` an empty attribute.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Props} [props] @param {...(Node | string | null)} children @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** The same for SVG. @param {string} tag @param {Props} [props] @param {...(Node | string | null)} children
 * @returns {SVGElement} */
export function s(tag, props = {}, ...children) {
  return /** @type {SVGElement} */ (fill(document.createElementNS('http://www.w3.org/2000/svg', tag), props, children));
}

/** @template {Element} T @param {T} element @param {Props} props @param {(Node | string | null)[]} children */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** A control with its words before it. @param {string} words a message @param {HTMLElement} control @param {Props} [props] of the label */
export const labelled = (words, control, props = {}) => h('label', { class: 'row', for: control.id, ...props }, h('span', { 'data-l10n': words }), control);

/** A form that does something instead of leaving the page. @param {Props} props @param {() => void} submit @param {...(Node | string | null)} children */
export const form = (props, submit, ...children) => h('form', {
  novalidate: true, ...props,
  submit: (event) => {
    event.preventDefault();
    submit();
  },
}, ...children);

/** The options of a list. @template {string | number} T @param {readonly T[]} values @param {T} chosen @param {(value: T) => string} [words] */
export const options = (values, chosen, words = String) => values.map((value) => h('option', { value, selected: value === chosen }, words(value)));

/** Shows or hides. @param {HTMLElement} element @param {boolean} shown */
export function show(element, shown) {
  if (element.hidden === shown) element.hidden = !shown;
}

/** Sets text only if it changed, so that nothing is read twice. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** One run per frame, however often it is asked for. @param {() => void} run */
export const perFrame = (run) => once(run, requestAnimationFrame);

/** Longer than a quick answer of the computer takes, too short to be noticed, in ms. */
const A_MOMENT = 60;

/**
 * One run a moment after the next frame, however often it is asked for: for what may come later than
 * the stone on the board and the computer's quick answer to it.
 * @param {() => void} run
 */
export const afterPaint = (run) => once(run, (later) => requestAnimationFrame(() => setTimeout(later, A_MOMENT)));

/** One run at a time is waited for. @param {() => void} run @param {(run: () => void) => void} wait */
function once(run, wait) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    wait(() => {
      asked = false;
      run();
    });
  };
}

/** Lets the browser save a file. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const href = URL.createObjectURL(blob);
  h('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
