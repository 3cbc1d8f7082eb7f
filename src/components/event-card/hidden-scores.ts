import { useSyncExternalStore } from 'react';
import { persistedState } from '../../browser/storage/persisted-state';
import { createValueStore } from '../../lib/store/store';

const KEY = 'hide_scores';
const isOn = (value: unknown): value is true => value === true;
const readStored = (): boolean => persistedState.get(KEY, isOn) ?? false;
const hidden = createValueStore(readStored);

// Updates this tab when another tab changes or clears the choice.
persistedState.watch(KEY, () => hidden.replace(readStored()));

/** Whether the viewer has chosen to hide scores on this device. */
export const useHidesScores = (): boolean => useSyncExternalStore(hidden.subscribe, hidden.get, () => false);

export function hideScores(isHidden: boolean): void {
  if (isHidden) persistedState.set(KEY, true);
  else persistedState.remove(KEY);
  hidden.replace(isHidden);
}
