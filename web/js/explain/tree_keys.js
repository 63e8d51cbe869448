/**
 * The keys of a tree, as the ARIA pattern has them: up and down along what is shown, right opens or goes in,
 * left closes or goes out, Enter does what a click does.
 *
 * @import {Item, TreeModel} from './tree_model.js'
 */

/**
 * @param {KeyboardEvent} event @param {TreeModel} model
 * @param {(item: Item) => void} press @returns {boolean} whether the key was one of these
 */
export function treeKey(event, model, press) {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const items = model.items();
  const at = items.findIndex(({ key }) => key === model.selected?.key);
  const item = items[at] ?? items[0];
  if (!item) return false;
  const go = (/** @type {Item | null | undefined} */ to) => {
    if (to) model.select(to);
  };
  switch (event.key) {
    case 'ArrowDown': go(items[at + 1]); break;
    case 'ArrowUp': go(items[at - 1]); break;
    case 'Home': go(items[0]); break;
    case 'End': go(items[items.length - 1]); break;
    case 'ArrowRight':
      if (item.kind !== 'node' || !model.isInner(item)) break;
      if (item.isOpen) go(items[at + 1]);
      else model.toggle(item);
      break;
    case 'ArrowLeft':
      if (item.kind === 'node' && item.isOpen) model.toggle(item);
      else go(item.parent);
      break;
    case 'Enter': case ' ': press(item); break;
    default: return false;
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}
