import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/errors';
import { draftProblems, parseClipDraft, refusedDraft } from './clip-draft';

const GOOD = { name: 'Late winner', tags: ['goal'], range: { start: 10, end: 25 } };

eachCase([
  ['whole', {}, {}],
  ['unnamed', { name: '  ' }, { name: 'clips.nameMissing' }, shows('rule clip name')],
  ['untagged', { tags: [] }, { tags: 'clips.tagMissing' }, shows('rule clip tag')],
  ['too long', { range: { start: 10, end: 601 } }, { range: 'clips.tooLong' }, shows('rule clip duration')],
  ['backwards', { range: { start: 25, end: 10 } }, { range: 'clips.endFirst' }],
  ['without a start', { range: { start: null, end: 10 } }, { start: 'clips.noTime' }],
  [
    'entirely invalid',
    { name: '', tags: [], range: { start: 5, end: null } },
    { name: 'clips.nameMissing', tags: 'clips.tagMissing', end: 'clips.noTime' },
  ],
])('reports the problems of a clip draft that is %s', (_, change, problems) => {
  expect(draftProblems({ ...GOOD, ...change }, 600)).toEqual(problems);
});

const refused = (code: string, fields: Record<string, string[]> = {}) =>
  new ApiError({ kind: 'status', status: 400, code, fields, operation: 'createClip' });

test.each([
  [refused('validation_failed', { tags: ['Please select tag'] }), { tags: 'clips.tagMissing' }, null],
  [refused('validation_failed', { duration: ['too long'] }), { range: 'clips.tooLong' }, null],
  [refused('validation_failed', { name: ['missing'] }), { name: 'clips.nameMissing' }, null],
  [refused('validation_failed', { event_id: ['malformed'] }), {}, 'error.somethingWrong'],
  [refused('not_allowed'), {}, 'clips.notAllowed'],
  [refused('geo_blocked'), {}, 'error.geoBlocked'],
  [new ApiError({ kind: 'network', operation: 'createClip' }), {}, 'error.offline'],
  [new ApiError({ kind: 'cancelled', operation: 'createClip' }), {}, null],
  [new Error('of our own'), {}, 'error.somethingWrong'],
])('refusedDraft assigns an error of the backend to its fields or to the form', (error, problems, form) => {
  expect(refusedDraft(error)).toEqual({ problems, form });
});

test.each([
  [
    'everything',
    { name: 'Goal', tags: ['Goal', 'Gone'], start: 5, end: 9 },
    { name: 'Goal', tags: ['Goal'], range: { start: 5, end: 9 } },
  ],
  ['times past the end', { name: 'Goal', start: 5, end: 90 }, { name: 'Goal' }],
  ['values of another kind', { name: 1, tags: 'Goal', start: null, end: 9 }, null],
  ['nothing', {}, null],
])('parses a stored clip draft with %s', (_, stored, parsed) => {
  expect(parseClipDraft(stored, { duration: 60, offered: ['Goal', 'Save'] })).toEqual(parsed);
});
