import { useId, useRef } from 'react';
import { useText } from '../../i18n/text';
import { clockText } from '../../lib/text/clock-text';
import { usePlayer } from '../session/player-context';
import type { Moment } from '../types';
import styles from './games-menu.module.css';
import { IconButton } from './icon-button';
import { MomentsIcon } from './later-icons';

/** The key moments as a list: the seek bar shows them to a pointer, this list to everybody. */
export function MomentsMenu({ moments }: { moments: readonly Moment[] }) {
  const text = useText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { actions, session } = usePlayer();
  return (
    <>
      <IconButton label={text('player.moments')} popoverTarget={id}>
        <MomentsIcon />
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('player.moments')}
        className={styles.panel}
      >
        <h2>{text('player.moments')}</h2>
        <ol>
          {moments.map(({ id: moment, title, tags, time }) => (
            <li key={moment}>
              <button
                type="button"
                onClick={() => {
                  panel.current?.hidePopover();
                  actions.seek(time);
                  session.play();
                }}
              >
                <span className={styles.time}>{clockText(Math.floor(time))}</span>
                <span>
                  {title}
                  <span className={styles.tags}>{tags.join(' · ')}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
