import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { PlayerHandle } from '../../../player/types';
import { persistentPart } from '../../../ui/layout/persistent-part';
import { PersistentPlayerHost } from './persistent-player-host';
import { persistentPlayer, usePersistentPlayerState } from './persistent-player-store';

const HOST = <PersistentPlayerHost />;

/** Opens an event in the persistent player. */
export function openPersistentPlayer(id: number): void {
  persistentPart.replace(HOST);
  persistentPlayer.open(id);
}

/**
 * Opens an event in the persistent player while its page is mounted. Returns the player once it has loaded.
 */
export function usePersistentPlayer(id: number): {
  player: PlayerHandle | null;
  troubled: boolean;
  setTroubled(troubled: boolean): void;
} {
  const [player, setPlayer] = useState<PlayerHandle | null>(null);
  // Uses a layout effect, because opening the player later would shift the page below it.
  useLayoutEffect(() => {
    openPersistentPlayer(id);
    return () => persistentPlayer.leave(id);
  }, [id]);
  useEffect(() => {
    const update = () => {
      const { id: openId, player: handle } = persistentPlayer.get();
      startTransition(() => setPlayer(openId === id ? handle : null));
    };
    update();
    return persistentPlayer.subscribe(update);
  }, [id]);
  const troubled = usePersistentPlayerState((state) => state.troubled);
  return { player, troubled, setTroubled: (now) => persistentPlayer.set({ troubled: now }) };
}
