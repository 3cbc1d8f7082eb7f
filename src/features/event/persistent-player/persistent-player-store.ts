import { useSyncExternalStore } from 'react';
import { createStore } from '../../../lib/store/store';
import type { PlayerHandle, Tile } from '../../../player/types';

interface PersistentPlayerState {
  /** The id of the event in the player. Null if the player is closed. */
  id: number | null;
  player: PlayerHandle | null;
  /** The chosen camera. Null for the default camera. */
  camera: number | null;
  /** Whether the viewer opened the troubleshooting dialog. */
  troubled: boolean;
  /** Set while the event is one of several games on the stage. */
  tile: Tile | null;
}

const EMPTY: PersistentPlayerState = {
  id: null,
  player: null,
  camera: null,
  troubled: false,
  tile: null,
};

const store = createStore<PersistentPlayerState>(EMPTY);

/**
 * The store of the single event player. The player is not part of a screen, so that a
 * game plays on while the viewer visits another screen. The watch page only opens it.
 */
export const persistentPlayer = {
  get: store.get,
  subscribe: store.subscribe,
  set: store.set as (change: Partial<Omit<PersistentPlayerState, 'id'>>) => void,

  open(id: number): void {
    if (store.get().id !== id) store.set({ ...EMPTY, id });
  },

  /** Whether the player stays open when its watch page closes, because its video is playing. */
  willStay: (): boolean => store.get().player?.playback.get().shouldPlay ?? false,

  /** Called when the event's watch page has closed. */
  leave(id: number): void {
    if (store.get().id === id && !persistentPlayer.willStay()) store.set(EMPTY);
  },

  close: (): void => store.set(EMPTY),
};

/**
 * Selects a part of the player's state. The edge uses the same state, because it renders
 * the event in the player too.
 */
export function usePersistentPlayerState<Part>(select: (state: PersistentPlayerState) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
