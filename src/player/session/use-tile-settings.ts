import { useEffect, useRef } from 'react';
import type { Tile } from '../types';
import type { PlayerParts } from './player-context';
import { readPreferences } from './preferences';

/** Applies the sound and the share of a tile. A player that is no longer a tile has the viewer's own sound again. */
export function useTileSettings(parts: PlayerParts | null, tile: Tile | null): void {
  const wasTile = useRef(false);
  const { sound = null, share = 1 } = tile ?? {};
  useEffect(() => {
    if (!parts) return;
    parts.engine.setShare(share);
    if (sound !== null) parts.engine.setMuted(!sound);
    else if (wasTile.current) parts.engine.setMuted(readPreferences().muted);
    wasTile.current = sound !== null;
  }, [parts, sound, share]);
}
