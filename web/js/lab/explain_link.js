/** A link to a position of noughts and crosses in Explain, with the search to look into. */

/** @param {string[]} moves @param {{algorithm: string, evaluator: string, depth: number}} search */
export function explainLink(moves, { algorithm, evaluator, depth }) {
  return `#3x3x3&x=human&o=human${moves.length > 0 ? `&moves=${moves.join('.')}` : ''}&view=explain&search=${algorithm}:${depth}:${evaluator}`;
}
