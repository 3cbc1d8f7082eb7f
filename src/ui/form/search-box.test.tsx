import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typeIn(immediate: boolean, text: string) {
  const search = vi.fn();
  render(<SearchBox label="Find a team" value="" immediate={immediate} onSearch={search} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  return search;
}

test('debounces typing if the search requests results from the API', () => {
  const search = typeIn(false, 'otters ');
  vi.advanceTimersByTime(249);
  expect(search).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(search).toHaveBeenCalledWith('otters');
});

test('filters a list on the device at each key, without a later change', () => {
  const search = typeIn(true, 'otters ');
  expect(search).toHaveBeenCalledWith('otters');
  vi.advanceTimersByTime(1_000);
  expect(search).toHaveBeenCalledTimes(1);
});
