import { type ComponentType, useEffect, useState } from 'react';
import { behindPoster } from './engine/load-engine';
import { prefetchPlayer } from './engine/prefetch-player';

interface LaterPlayer<Props> {
  /** Null until it was opened once. */
  there: ComponentType<Props> | null;
  open(poster: string | null): Promise<ComponentType<Props>>;
}

/** A screen's player, whose code comes behind the poster and beside the engine. */
export function lazyPlayer<Props>(load: () => Promise<ComponentType<Props>>): LaterPlayer<Props> {
  const later: LaterPlayer<Props> = {
    there: null,
    async open(poster) {
      await behindPoster(poster);
      prefetchPlayer();
      later.there = await load();
      return later.there;
    },
  };
  return later;
}

/**
 * The player once it is there. Not a lazy component: React keeps such a one back for a third of a second
 * after any fallback. What fails breaks the screen.
 */
export function useLaterPlayer<Props>(
  later: LaterPlayer<Props>,
  poster: string | null,
): ComponentType<Props> | null {
  const [player, setPlayer] = useState(() => later.there);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    if (player) return;
    let gone = false;
    later.open(poster).then(
      (opened) => gone || setPlayer(() => opened),
      (error: unknown) => gone || setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [later, player, poster]);

  if (failure) throw failure.error;
  return player;
}
