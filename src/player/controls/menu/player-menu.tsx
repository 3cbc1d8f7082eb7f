import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CloseIcon } from '../../../ui/icons/icons';
import { IconButton } from '../icon-button';
import styles from './player-menu.module.css';

interface PlayerMenuProps {
  label: string;
  closeLabel: string;
  icon: ReactNode;
  /** Prefetches the content. */
  onPointerEnter?: () => void;
  /** Keeps the controls visible while the menu is open. */
  onToggle(open: boolean): void;
  /** Renders the content once the menu has been opened. */
  children(close: () => void): ReactNode;
}

/**
 * A control that opens a menu. It is a popover in the top layer, so it is never clipped, not even in full
 * screen.
 */
export function PlayerMenu(props: PlayerMenuProps) {
  const { label, closeLabel, icon, onPointerEnter, onToggle, children } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const removed = useEffectEvent(() => onToggle(false));
  useEffect(() => () => removed(), []);

  const close = () => panel.current?.hidePopover();

  /** Positions the menu next to its button where the browser does not support anchor positioning. */
  function updatePosition() {
    const box = opener.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    panel.current.style.setProperty('--from-right', `${Math.max(8, innerWidth - box.right)}px`);
    panel.current.style.setProperty('--from-bottom', `${Math.max(8, innerHeight - box.top + 8)}px`);
  }

  return (
    <>
      <IconButton ref={opener} label={label} popoverTarget={id} onPointerEnter={onPointerEnter}>
        {icon}
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          setOpened(true);
          updatePosition();
        }}
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        <header className={styles.head}>
          <h2>{label}</h2>
          <IconButton label={closeLabel} onClick={close}>
            <CloseIcon />
          </IconButton>
        </header>
        {opened && children(close)}
      </div>
    </>
  );
}
