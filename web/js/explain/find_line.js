/**
 * Follows a line of moves such as "b2 a1" from the root of a tree, opening what is on the way.
 *
 * @import {Item, NodeItem, TreeModel} from './tree_model.js'
 */

/**
 * Where the line leads; `missing` is the first move that is not there, and `cut` whether it was cut. Of several
 * visits of a move the last one counts.
 * @param {TreeModel} model @param {string} text
 * @returns {Promise<{item: Item | null, missing: string | null, cut: boolean}>}
 */
export async function findLine(model, text) {
  /** @type {NodeItem | null} */
  let item = model.root;
  for (const word of text.split(/[\s,.;]+/).filter(Boolean)) {
    if (!item) break;
    const wanted = word.toLowerCase();
    await model.open(item);
    const visited = await lastVisit(model, item, wanted);
    if (!visited) {
      const cut = item.cutMoves.some((move) => move.toLowerCase() === wanted);
      const stub = cut ? model.below(item).find(({ kind }) => kind === 'cut') : null;
      return { item: stub ?? item, missing: word, cut };
    }
    item = visited;
  }
  model.changed();
  return { item, missing: null, cut: false };
}

/** @param {TreeModel} model @param {NodeItem} item @param {string} wanted */
async function lastVisit(model, item, wanted) {
  const found = await model.find(item, ({ move, name }) => move?.toLowerCase() === wanted || name?.toLowerCase() === wanted);
  // A search again, if there was one, comes right after.
  if (!found) return null;
  const next = item.loaded[found.index + 1];
  return next?.visit.again && next.visit.move === found.visit.move ? next : found;
}
