/**
 * How the computer came to its last moves, kept over a reload; while the page lives it stands at the nodes of the game.
 *
 * @import {Node, Tree} from '../model/tree.js'
 */

const KEY = 'inarow.choices';
/** Moves whose choices outlive a reload. */
const MOST_KEPT = 60;

/** @returns {[string, Choice][]} */
function kept() {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {Tree} tree @param {Node} node */
const nameOf = (tree, node) => JSON.stringify(tree.wire(node));

/** Keeps what stands at a node. @param {Tree} tree @param {Node} node */
export function keepChoice(tree, node) {
  try {
    const name = nameOf(tree, node);
    sessionStorage.setItem(KEY, JSON.stringify([...kept().filter(([other]) => other !== name), [name, node.made]].slice(-MOST_KEPT)));
  } catch {
    // Without storage a reload forgets it.
  }
}

/** How the computer came to the move of a node; null if nobody knows. @param {Tree} tree @param {Node} node */
export function choiceOf(tree, node) {
  node.made ??= kept().find(([name]) => name === nameOf(tree, node))?.[1] ?? null;
  return node.made;
}
