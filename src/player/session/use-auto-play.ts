import { useContext, useState } from 'react';
import { ArrivedByPress } from '../../ui/navigation/arrival';
import type { PlayerProps } from '../types';
import { readPreferences } from './preferences';
import { startMode } from './start-mode';

/** Whether this video starts by itself; decided once. */
export function useAutoPlay(waited = false): NonNullable<PlayerProps['autoPlay']> {
  const pressed = useContext(ArrivedByPress);
  const [mode] = useState(() => {
    const { autoplay, dataUse } = readPreferences();
    return startMode({
      arrival: waited ? 'waited' : pressed ? 'press' : 'address',
      autoplays: autoplay,
      savesData: dataUse === 'saver',
      hidden: document.visibilityState === 'hidden',
    });
  });
  return mode === 'muted' ? 'muted' : mode === 'sound';
}
