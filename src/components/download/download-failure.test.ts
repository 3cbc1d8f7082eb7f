import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import { downloadFailure } from './download-failure';

const refused = (status: number, code: string | null = null) =>
  new ApiError({ kind: 'status', status, code, operation: 'downloadEvent' });

test.each([
  [new TypeError('Failed to fetch'), 'download.broken'],
  [refused(400, 'not_allowed'), 'download.notAllowed'],
  [refused(404), 'download.gone'],
  [refused(400, 'clip_not_ready'), 'download.gone'],
  [refused(400, 'geo_blocked'), 'error.geoBlocked'],
  [refused(500), 'error.difficulties'],
  [refused(429), 'error.tooMany'],
  [new ApiError({ kind: 'network', operation: 'downloadEvent' }), 'error.offline'],
])('downloadFailure returns the message for %s', (error, text) => {
  expect(downloadFailure(error)).toBe(text);
});
