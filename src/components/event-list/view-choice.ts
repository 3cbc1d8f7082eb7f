import { useSyncExternalStore } from 'react';
import { storage } from '../../browser/storage/storage';

export interface ViewChoice {
  /** Cards, or a table. */
  display: 'card' | 'table';
  /** Cards beside one another, or one below the other. */
  view: 'grid' | 'list';
}

const KEY = 'event_view';
const FIRST: ViewChoice = { display: 'card', view: 'grid' };

function isChoice(value: unknown): value is ViewChoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'display' in value &&
    (value.display === 'card' || value.display === 'table') &&
    'view' in value &&
    (value.view === 'grid' || value.view === 'list')
  );
}

let chosen: ViewChoice | undefined;
const listeners = new Set<() => void>();

function read(): ViewChoice {
  chosen ??= storage.get(KEY, isChoice) ?? FIRST;
  return chosen;
}

function choose(change: Partial<ViewChoice>): void {
  chosen = { ...read(), ...change };
  storage.set(KEY, chosen);
  for (const listener of [...listeners]) listener();
}

// Chosen in another tab, or forgotten: read again.
storage.watch(KEY, () => {
  chosen = undefined;
  for (const listener of [...listeners]) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How this viewer likes lists of events; kept on the device, the same on every screen. */
export function useViewChoice(): [ViewChoice, (change: Partial<ViewChoice>) => void] {
  return [useSyncExternalStore(subscribe, read), choose];
}
