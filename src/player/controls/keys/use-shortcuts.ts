import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Actions } from '../../session/actions';
import { readPreferences } from '../../session/preferences';
import { keyContext } from './key-context';
import { type Shortcut, shortcut } from './shortcut';

interface Shortcuts {
  root: RefObject<HTMLElement | null>;
  actions: Actions | null;
  volume(): number;
  toggleFullScreen(): void;
  openHelp(): void;
  showControls(): void;
  /**
   * A compact player handles only keys pressed within it, because the page around it shows another screen.
   */
  compact: boolean;
}

/**
 * Handles the player's keyboard shortcuts, in the player and while no other element has the focus. The viewer
 * can turn them off.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const { root, actions, volume, toggleFullScreen, openHelp, showControls, compact } = shortcuts;
  const run = useEffectEvent((action: Shortcut) => {
    if (!actions) return;
    showControls();
    switch (action.type) {
      case 'toggle':
        return actions.toggle(true);
      case 'step':
        return actions.step(action.seconds);
      case 'frame':
        return actions.frame(action.direction);
      case 'volume':
        return actions.setVolume(volume() + action.by, true);
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
        return actions.toPart(action.tenths);
      case 'full-screen':
        return toggleFullScreen();
      case 'help':
        return openHelp();
    }
  });

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const player = root.current;
      if (!actions || !player || event.defaultPrevented || event.isComposing) return;
      const context = keyContext(event.target, player);
      const action = compact && context === 'page' ? null : shortcut(event, context);
      if (!action) return;
      const turnedOff = !readPreferences().shortcuts && event.key.length === 1 && event.key !== ' ';
      if (turnedOff && action.type !== 'help') return;
      event.preventDefault();
      run(action);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [root, compact, actions]);
}
