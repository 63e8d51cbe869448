/**
 * Where the items of an opened tree are drawn: a parent over the middle of its children.
 *
 * @import {Item, TreeModel} from './tree_model.js'
 * @typedef {{item: Item, x: number, y: number, w: number, h: number, parent: Placed | null}} Placed
 * `x` is the middle, `y` the top.
 * @typedef {{placed: Placed[], left: number, top: number, right: number, bottom: number}} Layout
 */

/** Room between neighbours, and between a node and its children. */
const ACROSS = 10;
const DOWN = 34;

/**
 * @param {TreeModel} model @param {(item: Item) => {w: number, h: number}} sizeOf
 * @returns {Layout}
 */
export function layOut(model, sizeOf) {
  const items = model.items();
  /** @type {Map<string, {w: number, h: number}>} */
  const sizes = new Map(items.map((item) => [item.key, sizeOf(item)]));
  const size = (/** @type {Item} */ item) => /** @type {{w: number, h: number}} */ (sizes.get(item.key));
  const widths = subtreeWidths(model, items, size);
  /** @type {Layout} */
  const layout = { placed: [], left: 0, top: 0, right: 0, bottom: 0 };
  /** Where the next child of a node begins. @type {Map<string, number>} */
  const cursor = new Map();
  /** @type {Map<string, Placed>} */
  const places = new Map();
  for (const item of items) {
    const { w, h } = size(item);
    const room = widths.get(item.key) ?? w;
    const parent = item.parent ? places.get(item.parent.key) ?? null : null;
    const left = parent ? cursor.get(parent.item.key) ?? 0 : 0;
    if (parent) cursor.set(parent.item.key, left + room + ACROSS);
    const place = { item, x: left + room / 2, y: parent ? parent.y + parent.h + DOWN : 0, w, h, parent };
    places.set(item.key, place);
    layout.placed.push(place);
    // Children narrower than their parent stand under its middle.
    cursor.set(item.key, left + (room - childrenWidth(model, item, widths)) / 2);
    layout.left = Math.min(layout.left, place.x - w / 2);
    layout.right = Math.max(layout.right, place.x + w / 2);
    layout.bottom = Math.max(layout.bottom, place.y + h);
  }
  return layout;
}

/** @param {TreeModel} model @param {Item} item @param {Map<string, number>} widths */
function childrenWidth(model, item, widths) {
  if (item.kind !== 'node' || !item.isOpen) return 0;
  const below = model.below(item);
  return below.reduce((sum, child) => sum + (widths.get(child.key) ?? 0) + ACROSS, -ACROSS);
}

/** The width of everything below each item, from the leaves up. @param {TreeModel} model @param {Item[]} items
 * @param {(item: Item) => {w: number}} size */
function subtreeWidths(model, items, size) {
  /** @type {Map<string, number>} */
  const widths = new Map();
  for (let i = items.length - 1; i >= 0; i--) {
    widths.set(items[i].key, Math.max(size(items[i]).w, childrenWidth(model, items[i], widths)));
  }
  return widths;
}
