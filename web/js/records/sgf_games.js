/** The games of an SGF file, which may be a whole tournament. The server reads them one by one. No browser. */

/** The text of each game, in the order of the file. @param {string} text @returns {string[]} */
export function sgfGames(text) {
  const games = [];
  let [depth, start, inValue] = [0, 0, false];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i];
    if (inValue) {
      // A backslash makes an ordinary sign of the one behind it.
      if (sign === '\\') i += 1;
      else if (sign === ']') inValue = false;
    } else if (sign === '(' && (depth > 0 || /^\s*;/.test(text.slice(i + 1, i + 80)))) {
      if (depth === 0) start = i;
      depth += 1;
    } else if (depth > 0 && sign === '[') inValue = true;
    else if (depth > 0 && sign === ')') {
      depth -= 1;
      if (depth === 0) games.push(text.slice(start, i + 1));
    }
  }
  // A game that is cut off is one too: who reads it says so.
  if (depth > 0) games.push(text.slice(start));
  return games;
}

/** Who played a game, where it says so. @param {string} game @returns {string[]} */
export function sgfPlayers(game) {
  return ['PB', 'PW'].flatMap((name) => {
    const found = new RegExp(`[;\\s\\]]${name}\\s*\\[((?:\\\\[^]|[^\\]\\\\])*)\\]`).exec(game)?.[1] ?? '';
    const text = found.replace(/\\([^])/g, '$1').replace(/\s+/g, ' ').trim();
    return text ? [text] : [];
  });
}
