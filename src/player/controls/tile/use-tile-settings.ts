import { useEffect } from 'react';
import { usePlayer } from '../../session/player-context';
import { readPreferences } from '../../session/preferences';
import type { Tile } from '../../types';

/** Applies the sound and the share of a tile. A player that is no tile any more has the viewer's own settings. */
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
