import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerHandle } from '../../../player/types';
import { persistentPart } from '../../../ui/layout/persistent-part';
import { PersistentPlayerHost } from './persistent-player-host';
import { persistentPlayer } from './persistent-player-store';

const HOST = <PersistentPlayerHost />;
const isTroubled = () => persistentPlayer.get().troubled;

/** Puts an event on the stage before its page renders; returns a function that empties the stage. */
export function stage(id: number): () => void {
  persistentPart.replace(HOST);
  persistentPlayer.open(id);
  return () => {
    persistentPart.replace(null);
    persistentPlayer.close();
  };
}

/** Puts an event on the stage while its page is open. Returns its player, once it has loaded. */
export function usePersistentPlayer(id: number): {
  player: PlayerHandle | null;
  troubled: boolean;
  setTroubled(troubled: boolean): void;
} {
  const [player, setPlayer] = useState<PlayerHandle | null>(null);
  // Before paint, since the page below would jump.
  useLayoutEffect(() => {
    stage(id);
    return () => persistentPlayer.leave(id);
  }, [id]);
  useEffect(() => {
    const update = () => {
      const { id: staged, player: handle } = persistentPlayer.get();
      startTransition(() => setPlayer(staged === id ? handle : null));
    };
    update();
    return persistentPlayer.subscribe(update);
  }, [id]);
  const troubled = useSyncExternalStore(persistentPlayer.subscribe, isTroubled, isTroubled);
  return { player, troubled, setTroubled: (now) => persistentPlayer.set({ troubled: now }) };
}
