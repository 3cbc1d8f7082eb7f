import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { PlayerHandle } from '../../../player/types';
import { addPersistentPlayer } from './persistent-player-host';
import { persistentPlayer, usePersistentPlayerState } from './persistent-player-store';

/** Returns the player of the event, once it has loaded, to the event's watch page. */
export function usePersistentPlayer(id: number): {
  player: PlayerHandle | null;
  troubled: boolean;
  setTroubled(troubled: boolean): void;
} {
  const [player, setPlayer] = useState<PlayerHandle | null>(null);
  // Uses a layout effect, because adding the player later would shift the page below it.
  useLayoutEffect(addPersistentPlayer, []);
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
