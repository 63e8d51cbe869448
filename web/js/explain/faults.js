/**
 * What went wrong, in words: the server's refusals and faulty files.
 *
 * @import {AlgorithmName} from './types.js'
 */
import { t } from '../words/language.js';
import { ServerError } from '../net/socket.js';
import { errorText, refusedFor } from '../view/words.js';
import { TraceError } from './trace_shape.js';

/** @param {unknown} error @param {AlgorithmName} [algorithm] */
export function faultText(error, algorithm) {
  if (error instanceof TraceError) return t(`explain-trace-${error.code}`, error.args);
  const code = error instanceof ServerError ? error.code : '';
  const { text, detail } = errorText(error);
  const message = refusedFor(error) || detail;
  const reason = error instanceof ServerError ? error.event.reason?.name : '';
  switch (code) {
    // The text of a typed tree, and not the search.
    case 'too_large': return reason === 'bytes' ? text : t(algorithm === 'minimax' || algorithm === 'negamax' ? 'explain-too-large-plain' : 'explain-too-large', { message });
    case 'over': return t('explain-over');
    case 'record': return t('explain-bad-tree', { message });
    default: return detail ? `${text} ${detail}` : text;
  }
}
