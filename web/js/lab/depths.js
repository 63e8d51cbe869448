/** Which depths to search to, as text: `1-9`, `4`, `1-3,6`. As on the command line. */

/** The depths in a text, ascending, each once; null if a part of it is none. @param {string} text @param {number} most */
export function parseDepths(text, most) {
  /** @type {Set<number>} */
  const depths = new Set();
  for (const part of text.split(',')) {
    const found = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(part);
    if (!found) return null;
    const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
    if (from < 1 || from > to || to > most) return null;
    for (let depth = from; depth <= to; depth++) depths.add(depth);
  }
  return [...depths].sort((a, b) => a - b);
}

/** Ascending depths as a person would write them. @param {number[]} depths */
export function depthsText(depths) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const depth of depths) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === depth) last[1] = depth;
    else runs.push([depth, depth]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
