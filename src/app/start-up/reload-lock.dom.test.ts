import { act, renderHook } from '@testing-library/react';
import { shows } from '@tests/statements/shows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReloadLock } from './reload-lock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test(
  'locks the reload button for 60 seconds and counts down every second',
  shows('WHOOPS! countdown 60 s', 'constant reload lock 60 s'),
  () => {
    const { result } = renderHook(() => useReloadLock());
    const seen = [result.current.secondsLeft];
    for (let second = 0; second < 60; second += 1) {
      pass(999);
      expect(result.current.secondsLeft).toBe(seen.at(-1));
      pass(1);
      seen.push(result.current.secondsLeft);
    }
    expect(seen).toEqual(Array.from({ length: 61 }, (_, second) => 60 - second));
    pass(5_000);
    expect(result.current.secondsLeft).toBe(0);
    act(() => result.current.lockAgain());
    expect(result.current.secondsLeft).toBe(60);
  },
);
