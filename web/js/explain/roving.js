/**
 * A group of controls that is one stop of the Tab key; the arrow keys, Home and End go through it.
 */

/** Where a key leads to among `count` controls, or null. @param {string} key @param {number} at @param {number} count */
export function keyTarget(key, at, count) {
  switch (key) {
    case 'ArrowLeft': case 'ArrowUp': return Math.max(0, at - 1);
    case 'ArrowRight': case 'ArrowDown': return Math.min(count - 1, at + 1);
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return null;
  }
}

/**
 * @param {HTMLElement} host @param {string} selector of the controls
 * @returns {() => void} to be called when the controls have changed
 */
export function roving(host, selector) {
  const items = () => /** @type {HTMLElement[]} */ ([...host.querySelectorAll(selector)]);
  const settle = (/** @type {HTMLElement | undefined} */ stop) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
  };
  host.addEventListener('focusin', ({ target }) => {
    const item = target instanceof HTMLElement ? target.closest(selector) : null;
    if (item) settle(/** @type {HTMLElement} */ (item));
  });
  host.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = at < 0 ? null : keyTarget(event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    all[to].focus();
  });
  return () => {
    const all = items();
    settle(all.find((item) => item.tabIndex === 0 && item.hasAttribute('tabindex')) ?? all[0]);
  };
}
