import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../browser/storage/storage';
import { keepPreferences, readPreferences } from './preferences';

beforeEach(() => localStorage.clear());

test('nothing kept: loud, and captions as the stream says', () => {
  expect(readPreferences()).toEqual({ volume: 1, muted: false, captionLanguage: undefined, shortcuts: true });
});

test('each choice is kept beside the others; off is a choice', () => {
  keepPreferences({ volume: 0.4 });
  keepPreferences({ captionLanguage: null, muted: true });
  expect(readPreferences()).toMatchObject({ volume: 0.4, muted: true, captionLanguage: null });
});

test.each([
  ['a volume out of bounds', { volume: 9 }],
  ['another kind of value', { volume: 'loud', muted: 1, captionLanguage: 3, shortcuts: 'no' }],
  ['not an object', 'x'],
])('%s is ignored', (_, kept) => {
  storage.set('player', kept);
  expect(readPreferences()).toEqual({ volume: 1, muted: false, captionLanguage: undefined, shortcuts: true });
});
