import { type RefObject, useEffect, useEffectEvent } from 'react';
import { keyContext } from '../../../player/controls/keys/key-context';
import { readPreferences } from '../../../player/session/preferences';
import { type SeveralShortcut, severalShortcut } from './several-shortcut';

interface SeveralKeys {
  /** Any element on the stage. */
  inside: RefObject<HTMLElement | null>;
  count: number;
  /** Runs the shortcut. Returns whether it had an effect. */
  run(shortcut: SeveralShortcut): boolean;
}

/**
 * Handles keys on the stage, and on the page if no other control has the focus. The
 * viewer can turn off single-letter shortcuts.
 */
export function useSeveralKeys({ inside, count, run }: SeveralKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const stage = inside.current?.closest<HTMLElement>('[data-full-screen]');
    if (!stage || event.defaultPrevented || event.isComposing) return;
    const found = severalShortcut(event, keyContext(event.target, stage), count);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (found && !(isLetter && !readPreferences().shortcuts) && run(found)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
