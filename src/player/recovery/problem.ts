import { isRecord } from '../../lib/parse/is';
import type { Problem, ProblemCode } from '../engine/engine-types';

/** What the library's error means for us. Codes 1 to 4 are the media element's own. */
const BY_CODE: Record<number, ProblemCode> = { 1: 'network', 2: 'network', 3: 'decode', 4: 'unsupported' };

const BY_STATUS: Record<number, ProblemCode> = {
  401: 'refused',
  403: 'refused',
  404: 'not-found',
  410: 'refused',
};

/** Broken pictures are the element's own finding; whatever else it says may follow from what the stream met. */
const BROKEN_PICTURES = 3;

/**
 * `error` is the media element's, or the library's. Where the element was at work already, it learns only that
 * there is no more, and calls that a format it does not know: the loader of the stream's lists knows why.
 */
export function problemOf(error: unknown, ofStream?: unknown): Problem {
  const isTold = isRecord(error) && (Boolean(error.status) || error.code === BROKEN_PICTURES);
  const { code, status, message } = !isTold && isRecord(ofStream) ? ofStream : isRecord(error) ? error : {};
  const answered = typeof status === 'number' && status > 0 ? status : null;
  const detail = typeof message === 'string' ? message.slice(0, 200) : '';
  const byCode = (typeof code === 'number' && BY_CODE[code]) || 'unknown';
  const byStatus = answered === null ? undefined : (BY_STATUS[answered] ?? 'network');
  return { code: byStatus ?? byCode, status: answered, detail };
}
