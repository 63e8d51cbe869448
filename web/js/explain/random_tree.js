/** The fields of a random tree: branches, depth, seed. The tree itself is made by the server, as in the terminal, and can then be edited. */
import { h, labelled } from '../view/dom.js';

/** As `gametree::RandomTree` has them. */
const [MOST_BRANCHES, MOST_DEPTH, MOST_LEAVES] = [9, 12, 5000];

/** The game with this tree; null if there is none. @param {string} branching @param {string} depth @param {string} seed */
export function randomTree(branching, depth, seed) {
  if (![branching, depth, seed].every((text) => /^\d{1,9}$/.test(text))) return null;
  const [b, d] = [Number(branching), Number(depth)];
  const fits = b >= 1 && b <= MOST_BRANCHES && d >= 1 && d <= MOST_DEPTH && b ** d <= MOST_LEAVES;
  return fits ? `tree:random:${b}:${d}:${Number(seed)}` : null;
}

export class RandomFields {
  /** @param {(game: string | null) => void} onMake hears of the game, or of none if the fields are wrong */
  constructor(onMake) {
    const field = (/** @type {string} */ name, /** @type {number} */ value, /** @type {number} */ most) => h('input', {
      id: `random-${name}`, type: 'number', inputmode: 'numeric', min: name === 'seed' ? 0 : 1, max: most, value, autocomplete: 'off', 'aria-describedby': 'explain-problem',
    });
    this.fields = [field('branching', 3, MOST_BRANCHES), field('depth', 3, MOST_DEPTH), field('seed', 7, 999_999_999)];
    const make = () => {
      const [branching, depth, seed] = this.fields.map(({ value }) => value.trim());
      onMake(randomTree(branching, depth, seed));
    };
    this.element = h('details', { class: 'fold random-fields', id: 'book-random' }, h('summary', { 'data-l10n': 'explain-random' }),
      h('div', { class: 'fold-body' }, ...this.fields.map((input) => labelled(`explain-${input.id}`, input)),
        h('button', { id: 'random-make', type: 'button', 'data-l10n': 'explain-random-make', click: make })));
    // Return makes the tree, and does not search what was there before.
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      make();
    });
  }
}
