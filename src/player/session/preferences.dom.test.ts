import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../../browser/storage/storage';
import { readPreferences, storePreferences } from './preferences';

const DEFAULTS = {
  ...{
    volume: 1,
    muted: false,
    captionLanguage: undefined,
    shortcuts: true,
    autoplay: false,
    dataUse: 'best',
  },
  captionLook: { size: 'medium', color: 'white', background: 'shade' },
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("player preferences default to full volume and to the stream's captions", () => {
  expect(readPreferences()).toEqual(DEFAULTS);
});

test('stores each player preference without losing the others, including captions that are off', () => {
  storePreferences({ volume: 0.4 });
  storePreferences({ captionLanguage: null, muted: true });
  expect(readPreferences()).toMatchObject({ volume: 0.4, muted: true, captionLanguage: null });
});

test.each([
  ['a volume out of range', { volume: 9 }],
  [
    'values of the wrong type',
    { volume: 'loud', muted: 1, captionLanguage: 3, shortcuts: 'no', autoplay: 'no', dataUse: 'all' },
  ],
  ['a value that is not an object', 'x'],
])('ignores %s in stored player preferences', (_, stored) => {
  storage.set('player', stored);
  expect(readPreferences()).toEqual(DEFAULTS);
});

test('a device that saves data starts with the data saver until the viewer chooses', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(readPreferences().dataUse).toBe('saver');
  storePreferences({ volume: 0.4 });
  expect(readPreferences().dataUse).toBe('saver');
  storePreferences({ dataUse: 'best' });
  expect(readPreferences().dataUse).toBe('best');
});
