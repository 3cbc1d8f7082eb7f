import { eachCase, shows } from '@tests/statements/shows';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../../browser/storage/storage';
import { prerollMemory } from './preroll-memory';

const HOUR = 3_600_000;

describe('prerollMemory', () => {
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
      'an hour where neither preroll nor channel set a time',
      null,
      null,
      HOUR,
      shows('preroll suppressed for an hour', 'constant preroll 1 hour', 'constant hour'),
    ],
    ["the channel's time", null, 5_000, 5_000, shows('preroll suppressed as configured')],
    ["the preroll's own time", 2_000, 5_000, 2_000, shows('preroll suppressed as configured')],
    ['no time where it is set to 0', 0, 5_000, 0],
  ])('suppresses a shown preroll for %s', (_, own, channel, lasts) => {
    const memory = prerollMemory(51, 4021, store);
    memory.markShown({ suppress_for: own }, channel);
    now += Math.max(0, lasts - 1);
    expect(memory.isSuppressed()).toBe(lasts > 0);
    now += 1;
    expect(memory.isSuppressed()).toBe(false);
  });

  test(
    'suppresses prerolls only for the viewer who saw one and only for its event',
    shows('preroll once per user'),
    () => {
      prerollMemory(51, 4021, store).markShown({ suppress_for: null }, null);
      expect(prerollMemory(51, 4021, store).isSuppressed()).toBe(true);
      expect(prerollMemory(51, 4022, store).isSuppressed()).toBe(false);
      expect(prerollMemory(52, 4021, store).isSuppressed()).toBe(false);
      expect(prerollMemory(null, 4021, store).isSuppressed()).toBe(false);
    },
  );

  test('suppresses prerolls for a visitor too', shows('preroll once per visitor'), () => {
    prerollMemory(null, 1, store).markShown({ suppress_for: null }, null);
    expect(prerollMemory(null, 1, store).isSuppressed()).toBe(true);
  });
});
