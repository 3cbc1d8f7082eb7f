import { useSyncExternalStore } from 'react';
import { storage } from '../../browser/storage/storage';
import { isRecord } from '../../lib/parse/is';
import { createValueStore } from '../../lib/store/store';

export interface ViewChoice {
  display: 'card' | 'table';
  /** Whether the cards are in a grid or in a list. */
  view: 'grid' | 'list';
}

const KEY = 'event_view';
const DEFAULT_CHOICE: ViewChoice = { display: 'card', view: 'grid' };

function isChoice(value: unknown): value is ViewChoice {
  return (
    isRecord(value) &&
    (value.display === 'card' || value.display === 'table') &&
    (value.view === 'grid' || value.view === 'list')
  );
}

const readStored = (): ViewChoice => storage.get(KEY, isChoice) ?? DEFAULT_CHOICE;
const store = createValueStore(readStored);

function choose(change: Partial<ViewChoice>): void {
  const chosen = { ...store.get(), ...change };
  storage.set(KEY, chosen);
  store.replace(chosen);
}

// Updates this tab when another tab changes or clears the choice.
storage.watch(KEY, () => store.replace(readStored()));

/** The viewer's choice of view for event lists. It is stored on the device and applies to all screens. */
export function useViewChoice(): [ViewChoice, (change: Partial<ViewChoice>) => void] {
  return [useSyncExternalStore(store.subscribe, store.get, () => DEFAULT_CHOICE), choose];
}
