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

/** The test's browser has no layout: every placeholder is at this height. */
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

test('says it once while placeholders stay for 4 seconds, until the last is gone', () => {
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

test('says nothing of placeholders that follow each other', () => {
  const { rerender } = render(show('a'));
  for (const name of ['b', 'c', 'd', 'e']) {
    wait(3_000);
    expect(shown()).toEqual([]);
    rerender(show(name));
  }
});

test('says nothing of placeholders below the visible part, which load when the viewer comes to them', () => {
  placeAt(innerHeight + 10);
  render(show('clips'));
  wait(9_000);
  expect(shown()).toEqual([]);
});
