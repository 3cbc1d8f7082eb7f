import { type RefObject, useEffect, useEffectEvent } from 'react';
import { keyPlace } from '../../../player/controls/keys/key-place';
import { readPreferences } from '../../../player/session/preferences';
import { type SeveralShortcut, severalShortcut } from './several-shortcut';

interface SeveralKeys {
  /** An element on the stage. */
  inside: RefObject<HTMLElement | null>;
  count: number;
  /** Returns whether the key had an effect. */
  run(shortcut: SeveralShortcut): boolean;
}

/** Keys of the stage, on it and where nothing else has the focus. The viewer can turn off those of one letter. */
export function useSeveralKeys({ inside, count, run }: SeveralKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const stage = inside.current?.closest<HTMLElement>('[data-full-screen]');
    if (!stage || event.defaultPrevented || event.isComposing) return;
    const found = severalShortcut(event, keyPlace(event.target, stage), count);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (found && !(isLetter && !readPreferences().shortcuts) && run(found)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
