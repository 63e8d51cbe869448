/** How a player picked a move from what it had found, in words. */
import { moveName } from '../view/words.js';
import { t } from '../words/language.js';

/** Equal moves that are told by name. */
const MOST_NAMED = 8;

/** @param {Pick<Choice, 'pick' | 'equal'>} choice */
export function pickText({ pick, equal = [] }) {
  if (pick === 'lot') {
    const named = equal.slice(0, MOST_NAMED).map(moveName).join(', ');
    return t(equal.length > MOST_NAMED ? 'why-lot-many' : 'why-lot', { n: equal.length, moves: named });
  }
  if (pick === 'opening') return t('why-opening', { n: equal.length });
  if (pick === 'misjudged' || pick === 'slip' || pick === 'random') return t(`why-${pick}`);
  return '';
}

