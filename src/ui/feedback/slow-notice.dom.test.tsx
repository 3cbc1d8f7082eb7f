import { render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from '../overlay/toasts';
import { Skeleton } from './skeleton';
import { noticeSlowLoads } from './slow-notice';

let stop: () => void;
const shown = () => renderHook(useToasts).result.current.map(({ message }) => message);
const wait = (ms: number) => vi.advanceTimersByTime(ms);

function show(...placeholders: string[]) {
  return (
    <main>
      {placeholders.map((name) => (
        <Skeleton key={name} />
      ))}
    </main>
  );
}

/** The test environment has no layout, so every placeholder is mocked at this position. */
function placeAt(top: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 20));
}

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.checkVisibility = () => true;
  placeAt(100);
  stop = noticeSlowLoads();
});
afterEach(() => {
  wait(1_000);
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows one notice after placeholders have been visible for 4 seconds, until the last placeholder is gone', () => {
  const { rerender } = render(show('games', 'clips'));
  wait(4_000);
  expect(shown()).toEqual([]);
  wait(1_000);
  expect(shown()).toEqual(['state.slow']);
  rerender(show('clips'));
  wait(1_000);
  expect(shown()).toEqual(['state.slow']);
  rerender(show());
  wait(1_000);
  expect(shown()).toEqual([]);
});

test('shows no notice while placeholders replace each other', () => {
  const { rerender } = render(show('a'));
  for (const name of ['b', 'c', 'd', 'e']) {
    wait(3_000);
    expect(shown()).toEqual([]);
    rerender(show(name));
  }
});

test('shows no notice for placeholders below the viewport, which load only when the viewer scrolls to them', () => {
  placeAt(innerHeight + 10);
  render(show('clips'));
  wait(9_000);
  expect(shown()).toEqual([]);
});
