import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Actions } from '../session/actions';
import { readPreferences } from '../session/preferences';
import { keyPlace } from './key-place';
import { type Shortcut, shortcut } from './shortcut';

interface Shortcuts {
  root: RefObject<HTMLElement | null>;
  actions: Actions | null;
  volume(): number;
  toggleFullScreen(): void;
  openHelp(): void;
  wake(): void;
}

/** The keys of the player, in it and where nothing else has the focus. The viewer may turn them off. */
export function useShortcuts({ root, actions, volume, toggleFullScreen, openHelp, wake }: Shortcuts): void {
  const run = useEffectEvent((wanted: Shortcut) => {
    if (!actions) return;
    wake();
    switch (wanted.type) {
      case 'toggle':
        return actions.toggle(true);
      case 'step':
        return actions.step(wanted.seconds);
      case 'frame':
        return actions.frame(wanted.direction);
      case 'volume':
        return actions.setVolume(volume() + wanted.by, true);
      case 'mute':
        return actions.toggleMute(true);
      case 'captions':
        return actions.toggleCaptions();
      case 'picture-in-picture':
        return actions.togglePictureInPicture();
      case 'start':
        return actions.toStart();
      case 'end':
        return actions.toEnd();
      case 'part':
        return actions.toPart(wanted.tenths);
      case 'full-screen':
        return toggleFullScreen();
      case 'help':
        return openHelp();
    }
  });

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const player = root.current;
      if (!player || event.defaultPrevented || event.isComposing) return;
      const wanted = shortcut(event, keyPlace(event.target, player));
      if (!wanted) return;
      const turnedOff = !readPreferences().shortcuts && event.key.length === 1 && event.key !== ' ';
      if (turnedOff && wanted.type !== 'help') return;
      event.preventDefault();
      run(wanted);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [root]);
}
