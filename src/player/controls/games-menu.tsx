import { useId, useRef } from 'react';
import { useText } from '../../i18n/text';
import type { OtherVideo } from '../types';
import styles from './games-menu.module.css';
import { IconButton } from './icon-button';
import { GamesIcon } from './later-icons';

/** Switches to another live game without leaving full screen. */
export function GamesMenu({ others }: { others: readonly OtherVideo[] }) {
  const text = useText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton label={text('player.others')} popoverTarget={id}>
        <GamesIcon />
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('player.others')}
        className={styles.panel}
      >
        <h2>{text('player.others')}</h2>
        <ul>
          {others.map(({ id: other, title, onPlay }) => (
            <li key={other}>
              <button
                type="button"
                onClick={() => {
                  panel.current?.hidePopover();
                  onPlay();
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
