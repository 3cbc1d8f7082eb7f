import { useEffect } from 'react';
import { usePlayer } from '../../session/player-context';
import { readPreferences } from '../../session/preferences';
import type { Tile } from '../../types';

/**
 * Applies a tile's sound and its share of the connection. A player that stops being a tile gets the viewer's
 * own sound setting and the whole connection.
 */
export function useTileSettings({ sound, share }: Tile): void {
  const { engine } = usePlayer();
  useEffect(() => engine.setMuted(!sound), [engine, sound]);
  useEffect(() => engine.setShare(share), [engine, share]);
  useEffect(
    () => () => {
      engine.setMuted(readPreferences().muted);
      engine.setShare(1);
    },
    [engine],
  );
}
