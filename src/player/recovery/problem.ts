import { isRecord } from '../../lib/parse/is';
import type { Problem, ProblemCode } from '../engine/engine-types';

/** Maps the library's error codes to problems; codes 1 to 4 are the media element's. */
const BY_CODE: Record<number, ProblemCode> = { 1: 'network', 2: 'network', 3: 'decode', 4: 'unsupported' };

const BY_STATUS: Record<number, ProblemCode> = {
  401: 'refused',
  403: 'refused',
  404: 'not-found',
  410: 'refused',
};

/**
 * Only the media element detects decode errors, so it is right about them. Its other codes may be
 * consequences of an error of the stream.
 */
const DECODE_ERROR = 3;

/**
 * `error` comes from the media element or the library. When a stream fails, the element reports only an
 * unknown format, so the cause is read from `ofStream`, the playlist loader's error.
 */
export function problemOf(error: unknown, ofStream?: unknown): Problem {
  const isReported = isRecord(error) && (Boolean(error.status) || error.code === DECODE_ERROR);
  const { code, status, message } =
    !isReported && isRecord(ofStream) ? ofStream : isRecord(error) ? error : {};
  const hasStatus = typeof status === 'number' && status > 0 ? status : null;
  const detail = typeof message === 'string' ? message.slice(0, 200) : '';
  const byCode = (typeof code === 'number' && BY_CODE[code]) || 'unknown';
  const byStatus = hasStatus === null ? undefined : (BY_STATUS[hasStatus] ?? 'network');
  return { code: byStatus ?? byCode, status: hasStatus, detail };
}
