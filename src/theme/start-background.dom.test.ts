import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../browser/storage/storage';
import { START_BACKGROUND_KEY, showStartBackground } from './start-background';

beforeEach(() => storage.clear());
afterEach(() => vi.unstubAllGlobals());

function shown(): string {
  const root = document.createElement('div');
  showStartBackground(root);
  return root.style.getPropertyValue('--start-background');
}

test('starts the next visit in the background colour of the last one', () => {
  expect(shown()).toBe('');
  storage.set(START_BACKGROUND_KEY, '#101820');
  expect(shown()).toBe('#101820');
});

test.each([null, 4, '', 'red', '#101820; color: red', 'url(//evil.example)'])(
  'does not take the stored value %j for a colour',
  (color) => {
    storage.set(START_BACKGROUND_KEY, color);
    expect(shown()).toBe('');
  },
);

test('starts without a background colour where storage is unavailable', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
  });
  expect(shown()).toBe('');
});
