import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerHandle } from '../../../player/types';
import { outlasting } from '../../../ui/layout/outlasting';
import { TheatreHost } from './theatre-host';
import { theatre } from './theatre-store';

const HOST = <TheatreHost />;

/** Puts an event on the stage while its page is open. Returns its player, once it has loaded. */
export function useTheatre(id: number): {
  player: PlayerHandle | null;
  troubled: boolean;
  setTroubled(troubled: boolean): void;
} {
  const [player, setPlayer] = useState<PlayerHandle | null>(null);
  // Before paint, since the page below would jump.
  useLayoutEffect(() => {
    outlasting.replace(HOST);
    theatre.open(id);
    return () => theatre.leave(id);
  }, [id]);
  useEffect(() => {
    const update = () => {
      const { id: staged, player: handle } = theatre.get();
      startTransition(() => setPlayer(staged === id ? handle : null));
    };
    update();
    return theatre.subscribe(update);
  }, [id]);
  const troubled = useSyncExternalStore(theatre.subscribe, () => theatre.get().troubled);
  return { player, troubled, setTroubled: (now) => theatre.set({ troubled: now }) };
}
