import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcomeOf = (promise: Promise<void>) => {
  const outcome = vi.fn();
  promise.then(
    () => outcome('over'),
    (reason: unknown) => outcome(reason),
  );
  return outcome;
};

test('a pause ends after its time, not before', async () => {
  const outcome = outcomeOf(pause(1_000, new AbortController().signal));
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith('over');
});

test('an aborted pause rejects at once with the reason, and leaves no timer', async () => {
  const abort = new AbortController();
  const outcome = outcomeOf(pause(1_000, abort.signal));
  abort.abort('left');
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith('left');
  expect(vi.getTimerCount()).toBe(0);
});

test('a pause with a signal that is already aborted rejects at once', async () => {
  const outcome = outcomeOf(pause(1_000, AbortSignal.abort('left')));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith('left');
  expect(vi.getTimerCount()).toBe(0);
});
