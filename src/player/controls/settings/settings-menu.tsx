import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text';
import { CloseIcon } from '../../../ui/icons/icons';
import type { Cameras } from '../../types';
import { IconButton } from '../icon-button';
import { SettingsIcon } from '../player-icons';
import styles from './settings-menu.module.css';

interface SettingsMenuProps {
  cameras: Cameras | null;
  onHelp(): void;
  onToggle(open: boolean): void;
}

const loadPanel = () => import('./settings-panel');
const SettingsPanel = lazy(() => loadPanel().then((module) => ({ default: module.SettingsPanel })));

/**
 * The settings menu, whose content loads when it is first opened. It is a popover in the top layer, so it is
 * never clipped, not even in full screen.
 */
export function SettingsMenu({ cameras, onHelp, onToggle }: SettingsMenuProps) {
  const text = useText();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  /** Positions the menu next to its button where the browser does not support anchor positioning. */
  function updatePosition() {
    const box = opener.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    panel.current.style.setProperty('--from-right', `${Math.max(8, innerWidth - box.right)}px`);
    panel.current.style.setProperty('--from-bottom', `${Math.max(8, innerHeight - box.top + 8)}px`);
  }

  return (
    <>
      <IconButton
        ref={opener}
        label={text('player.settings')}
        popoverTarget={id}
        onPointerEnter={() => void loadPanel().catch(() => {})}
      >
        <SettingsIcon />
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('player.settings')}
        className={styles.panel}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          setOpened(true);
          updatePosition();
        }}
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        <header className={styles.head}>
          <h2>{text('player.settings')}</h2>
          <IconButton label={text('player.settingsClose')} onClick={() => panel.current?.hidePopover()}>
            <CloseIcon />
          </IconButton>
        </header>
        {opened && (
          <Suspense>
            <SettingsPanel
              cameras={cameras}
              onHelp={() => {
                panel.current?.hidePopover();
                onHelp();
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
