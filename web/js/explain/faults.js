/**
 * What went wrong, in words: the server's refusals and faulty files.
 *
 * @import {AlgorithmName} from './types.js'
 */
import { t } from '../words/language.js';
import { ServerError } from '../net/socket.js';
import { TraceError } from './trace_shape.js';

/** @param {unknown} error @param {AlgorithmName} [algorithm] */
export function faultText(error, algorithm) {
  if (error instanceof TraceError) return t(`explain-trace-${error.code}`, error.args);
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ServerError)) return message;
  switch (error.code) {
    case 'too_large': return t(algorithm === 'minimax' || algorithm === 'negamax' ? 'explain-too-large-plain' : 'explain-too-large', { message });
    case 'over': return t('explain-over');
    case 'busy': case 'stopped': return t('explain-busy');
    case 'record': return t('explain-bad-tree', { message });
    default: return message;
  }
}
