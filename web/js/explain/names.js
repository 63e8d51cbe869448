/**
 * What the places of a search are called: by their last move in a game, by their names in a typed tree that has any,
 * such as `A(3 B(c=5 -2))`.
 */

/** @typedef {(moves: string[]) => string | null} NameAt the name after these moves from the root; null for a root without one */

/** @param {string | undefined} tree as typed; none for a game @returns {NameAt} */
export function namer(tree) {
  /** By the branches that lead there, such as "2.1". @type {Map<string, string>} */
  const names = new Map();
  /** How many branches each open bracket has so far: together the way to the current one. @type {number[]} */
  const way = [];
  for (const [token, before] of (tree ?? '').matchAll(/([^\s()]*)\(|\)|[^\s()]+/g)) {
    if (token === ')') {
      way.pop();
      continue;
    }
    if (way.length > 0) way[way.length - 1] += 1;
    const name = before ?? /^(.+)=/.exec(token)?.[1];
    if (name) names.set(way.join('.'), name);
    if (token.endsWith('(')) way.push(0);
  }
  return (moves) => names.get(moves.join('.')) ?? moves.at(-1) ?? null;
}
