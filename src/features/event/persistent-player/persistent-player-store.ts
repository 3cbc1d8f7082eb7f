import { useSyncExternalStore } from 'react';
import { createStore } from '../../../lib/store/store';
import type { PlayerHandle, Tile } from '../../../player/types';

interface PersistentPlayerState {
  /** The event on the stage; null if there is none. */
  id: number | null;
  player: PlayerHandle | null;
  /** The chosen camera; null is the default one. */
  camera: number | null;
  /** The viewer opened the troubleshooting dialog. */
  troubled: boolean;
  /** Set while the event is one of several on the stage. */
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
 * The one player of events. It is no part of a screen, so that a game plays on while the viewer goes to
 * another screen; the watch page only opens it.
 */
export const persistentPlayer = {
  get: store.get,
  subscribe: store.subscribe,
  set: store.set as (change: Partial<Omit<PersistentPlayerState, 'id'>>) => void,

  open(id: number): void {
    if (store.get().id !== id) store.set({ ...EMPTY, id });
  },

  /** The watch page of this event closes: what plays goes on. */
  leave(id: number): void {
    const { id: staged, player } = store.get();
    if (staged === id && !player?.playback.get().shouldPlay) store.set(EMPTY);
  },

  close: (): void => store.set(EMPTY),
};

/** A part of its state; the same at the edge, which puts the event of its page on the stage. */
export function usePersistentPlayerState<Part>(select: (state: PersistentPlayerState) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
