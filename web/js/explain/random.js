/** Random numbers from a seed: the same seed, the same numbers. */

/** @param {string} seed @returns {() => number} numbers from 0 to below 1 */
export function seeded(seed) {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ /** @type {number} */ (letter.codePointAt(0)), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same things in a random order. @template T @param {readonly T[]} things @param {() => number} random */
export function shuffled(things, random) {
  const rest = [...things];
  return things.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}
