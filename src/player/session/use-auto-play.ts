import { useContext, useState } from 'react';
import { ScreenArrival } from '../../ui/navigation/arrival';
import type { PlayerProps } from '../types';
import { readPreferences } from './preferences';
import { type Arrival, type StartMode, startMode } from './start-mode';

/** Decides whether a video starts automatically on this device. */
export function startModeOf(arrival: Arrival): StartMode {
  const { autoplay, dataUse } = readPreferences();
  return startMode({
    arrival,
    autoplays: autoplay,
    savesData: dataUse === 'saver',
    hidden: document.visibilityState === 'hidden',
  });
}

/** Decides, only once, whether this video starts automatically. */
export function useAutoPlay(waited = false): NonNullable<PlayerProps['autoPlay']> {
  const pressed = useContext(ScreenArrival) === 'press';
  const [mode] = useState(() => startModeOf(waited ? 'waited' : pressed ? 'press' : 'address'));
  return mode === 'muted' ? 'muted' : mode === 'sound';
}
