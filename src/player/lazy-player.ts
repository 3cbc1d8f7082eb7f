import { type ComponentType, useEffect, useState } from 'react';
import { waitUnlessLoading } from './engine/load-engine';
import { prefetchPlayer } from './engine/prefetch-player';

interface LazyPlayer<Props> {
  /** The player's component; null until it has loaded. */
  component: ComponentType<Props> | null;
  open(poster: string | null): Promise<ComponentType<Props>>;
}

/** A lazy-loaded player: its code loads after the poster, in parallel with the engine. */
export function lazyPlayer<Props>(load: () => Promise<ComponentType<Props>>): LazyPlayer<Props> {
  const lazy: LazyPlayer<Props> = {
    component: null,
    async open(poster) {
      await waitUnlessLoading(poster);
      prefetchPlayer();
      lazy.component = await load();
      return lazy.component;
    },
  };
  return lazy;
}

/**
 * Returns the player's component once it has loaded, null before. It does not use `React.lazy`, because React
 * delays a lazy component by a third of a second after any fallback. A failed load is thrown to the error
 * boundary.
 */
export function useLazyPlayer<Props>(
  lazy: LazyPlayer<Props>,
  poster: string | null,
): ComponentType<Props> | null {
  const [player, setPlayer] = useState(() => lazy.component);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    if (player) return;
    let gone = false;
    lazy.open(poster).then(
      (opened) => gone || setPlayer(() => opened),
      (error: unknown) => gone || setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [lazy, player, poster]);

  if (failure) throw failure.error;
  return player;
}
