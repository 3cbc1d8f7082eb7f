import { shows } from '@tests/statements/shows';
import { afterEach, expect, test, vi } from 'vitest';
import { storage } from '../../browser/storage/storage';
import { keptLanguage } from './stored-language';

afterEach(() => vi.useRealTimers());

test('the language that was chosen here is known at start', async () => {
  storage.set('language', 'fr');
  expect(await keptLanguage()).toBe('fr');
  storage.remove('language');
  expect(await keptLanguage()).toBeUndefined();
});

test(
  'what the device keeps is waited for 60,000 ms, then start-up goes on without',
  shows('constant persisted store 60,000 ms', 'constant minute'),
  async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    keptLanguage(() => new Promise(() => {})).then(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
  },
);
