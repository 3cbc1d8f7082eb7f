import { eachCase, shows } from '@tests/statements/shows';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../../browser/storage/storage';
import { prerollMemory } from './preroll-memory';

const HOUR = 3_600_000;

describe('a preroll that was shown', () => {
  let now = 0;
  const store = createStore(
    () => localStorage,
    () => now,
  );
  beforeEach(() => {
    localStorage.clear();
    now = Date.UTC(2026, 0);
  });

  eachCase([
    [
      'an hour, where nobody says',
      null,
      null,
      HOUR,
      shows('preroll suppressed for an hour', 'constant preroll 1 hour', 'constant hour'),
    ],
    ['as the channel says', null, 5_000, 5_000, shows('preroll suppressed as configured')],
    ['as the preroll says', 2_000, 5_000, 2_000, shows('preroll suppressed as configured')],
    ['not at all', 0, 5_000, 0],
  ])('is suppressed for %s', (_, own, channel, lasts) => {
    const memory = prerollMemory(51, 4021, store);
    memory.markShown({ id: 31, suppress_for: own }, channel);
    now += Math.max(0, lasts - 1);
    expect(memory.isSuppressed(31)).toBe(lasts > 0);
    now += 1;
    expect(memory.isSuppressed(31)).toBe(false);
  });

  test('for this viewer, this event and this preroll only', shows('preroll once per user'), () => {
    prerollMemory(51, 4021, store).markShown({ id: 31, suppress_for: null }, null);
    expect(prerollMemory(51, 4021, store).isSuppressed(32)).toBe(false);
    expect(prerollMemory(51, 4022, store).isSuppressed(31)).toBe(false);
    expect(prerollMemory(52, 4021, store).isSuppressed(31)).toBe(false);
    expect(prerollMemory(null, 4021, store).isSuppressed(31)).toBe(false);
  });

  test('a visitor is remembered too', shows('preroll once per visitor'), () => {
    prerollMemory(null, 1, store).markShown({ id: 2, suppress_for: null }, null);
    expect(prerollMemory(null, 1, store).isSuppressed(2)).toBe(true);
  });
});
