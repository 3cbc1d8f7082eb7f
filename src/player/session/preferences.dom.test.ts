import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../browser/storage/storage';
import { readPreferences, storePreferences } from './preferences';

beforeEach(() => localStorage.clear());

test("defaults to full volume and to the stream's captions", () => {
  expect(readPreferences()).toEqual({ volume: 1, muted: false, captionLanguage: undefined, shortcuts: true });
});

test('stores each preference without losing the others; captions off is a choice', () => {
  storePreferences({ volume: 0.4 });
  storePreferences({ captionLanguage: null, muted: true });
  expect(readPreferences()).toMatchObject({ volume: 0.4, muted: true, captionLanguage: null });
});

test.each([
  ['a volume out of range', { volume: 9 }],
  ['values of the wrong type', { volume: 'loud', muted: 1, captionLanguage: 3, shortcuts: 'no' }],
  ['a value that is not an object', 'x'],
])('ignores %s in stored player preferences', (_, stored) => {
  storage.set('player', stored);
  expect(readPreferences()).toEqual({ volume: 1, muted: false, captionLanguage: undefined, shortcuts: true });
});
