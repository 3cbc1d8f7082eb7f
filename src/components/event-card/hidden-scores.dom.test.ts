import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hideScores, useHidesScores } from './hidden-scores';

test('scores are shown again when another tab clears the choice to hide them', () => {
  const { result } = renderHook(useHidesScores);
  expect(result.current).toBe(false);
  act(() => hideScores(true));
  expect(result.current).toBe(true);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toBe(false);
});
