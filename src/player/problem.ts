import { isRecord } from '../lib/is';
import type { Problem, ProblemCode } from './engine-types';

/** What the library's error means for us. Codes 1 to 4 are the media element's own. */
const BY_CODE: Record<number, ProblemCode> = { 1: 'network', 2: 'network', 3: 'decode', 4: 'unsupported' };

const BY_STATUS: Record<number, ProblemCode> = {
  401: 'refused',
  403: 'refused',
  404: 'not-found',
  410: 'refused',
};

export function problemOf(error: unknown): Problem {
  const { code, status, message } = isRecord(error) ? error : {};
  const answered = typeof status === 'number' && status > 0 ? status : null;
  const detail = typeof message === 'string' ? message.slice(0, 200) : '';
  const byCode = (typeof code === 'number' && BY_CODE[code]) || 'unknown';
  const byStatus = answered === null ? undefined : (BY_STATUS[answered] ?? 'network');
  return { code: byStatus ?? byCode, status: answered, detail };
}
