import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useElapsed } from './use-elapsed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('useElapsed counts the time since it became active, and restarts after a break', async () => {
  const { result, rerender } = renderHook(({ active }) => useElapsed(active, 5_000), {
    initialProps: { active: false },
  });
  await pass(10_000);
  expect(result.current).toBe(false);
  rerender({ active: true });
  await pass(4_999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
  rerender({ active: false });
  expect(result.current).toBe(false);
  rerender({ active: true });
  await pass(4_999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});
