import { useSyncExternalStore } from 'react';
import { persistedState } from '../../browser/storage/persisted-state';
import { createValueStore } from '../../lib/store/store';

const KEY = 'hide_scores';
const isOn = (value: unknown): value is true => value === true;
const readStored = (): boolean => persistedState.get(KEY, isOn) ?? false;
const hidden = createValueStore(readStored);

// Another tab changed or cleared the choice.
persistedState.watch(KEY, () => hidden.replace(readStored()));

/** Whether this viewer wants to see no scores, on this device. */
export const useHidesScores = (): boolean => useSyncExternalStore(hidden.subscribe, hidden.get, () => false);

export function hideScores(isHidden: boolean): void {
  if (isHidden) persistedState.set(KEY, true);
  else persistedState.remove(KEY);
  hidden.replace(isHidden);
}
