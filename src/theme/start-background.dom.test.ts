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

test('the next visit starts with the background colour of the last visit', () => {
  expect(shown()).toBe('');
  storage.set(START_BACKGROUND_KEY, '#101820');
  expect(shown()).toBe('#101820');
});

test.each([null, 4, '', 'red', '#101820; color: red', 'url(//evil.example)'])(
  'the stored value %j is not used as a colour',
  (color) => {
    storage.set(START_BACKGROUND_KEY, color);
    expect(shown()).toBe('');
  },
);

test('the site starts without a background colour if storage is unavailable', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
  });
  expect(shown()).toBe('');
});
