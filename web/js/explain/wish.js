/**
 * The search of a link, as the address has it: `alpha-beta:6:open-lines`, then nodes, seed, order, levels and the bytes of the table where
 * there are some; and of the engine and the solver `engine:4@7`: the player, the seed, which looks at the clock ended it, whether the solver
 * answered, the bytes of the tables.
 */

/** @param {Omit<SearchRequest, 'game'>} search */
export function wishOf({ algorithm, depth, evaluator, nodes, seed, order, levels, table }) {
  const isOfMove = [nodes, seed, levels, table].some((part) => part !== undefined);
  const more = [nodes, seed, isOfMove ? order : undefined, levels, table];
  while (more.length > 0 && more.at(-1) === undefined) more.pop();
  return [algorithm, depth, evaluator, ...more].map((part) => part ?? '').join(':');
}

/** @param {Omit<EngineRequest, 'game'>} search */
export const engineWish = ({ player, seed = 0, looks = [], solved = false, table }) =>
  [player, seed, looks.join('.'), solved ? 1 : 0, ...(table === undefined ? [] : [table])].join('@');

/** The search of the engine that a link asks for; null if it asks for another one. @param {string} wish @returns {Omit<EngineRequest, 'game'> | null} */
export function engineOf(wish) {
  const [player, seed, looks, solved, table] = wish.split('@');
  if (seed === undefined) return null;
  return { player, seed: Number(seed), looks: (looks ?? '').split('.').filter(Boolean).map(Number), solved: solved === '1', ...(table ? { table: Number(table) } : {}) };
}
