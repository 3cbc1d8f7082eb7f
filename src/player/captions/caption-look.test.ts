import { expect, test } from 'vitest';
import { parseCaptionLook } from './caption-look';

const DEFAULT = { size: 'medium', color: 'white', background: 'shade' };

test.each([
  ['nothing', undefined, DEFAULT],
  ['a text', 'large', DEFAULT],
  [
    'every part',
    { size: 'large', color: 'yellow', background: 'none' },
    { size: 'large', color: 'yellow', background: 'none' },
  ],
  ['one part that is unknown', { size: 'huge', color: 'cyan' }, { ...DEFAULT, color: 'cyan' }],
])('parses the stored caption style: %s', (_, stored, expected) => {
  expect(parseCaptionLook(stored)).toEqual(expected);
});
