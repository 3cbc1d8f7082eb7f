import { clockText } from '../../../lib/text/clock-text';
import { usePlayer } from '../../session/player-context';
import type { Moment } from '../../types';
import { MomentsIcon } from '../lazy-icons';
import { ListMenu } from '../menu/list-menu';
import styles from '../menu/list-menu.module.css';

interface MomentsMenuProps {
  moments: readonly Moment[];
  onToggle(open: boolean): void;
}

/**
 * Lists the key moments. The seek bar shows them only to pointer users; this list shows them to everybody.
 */
export function MomentsMenu({ moments, onToggle }: MomentsMenuProps) {
  const { actions, session } = usePlayer();
  return (
    <ListMenu
      label="player.moments"
      icon={<MomentsIcon />}
      items={moments}
      onToggle={onToggle}
      onChoose={({ time }) => {
        actions.seek(time);
        session.play();
      }}
    >
      {({ title, tags, time }) => (
        <>
          <span className={styles.time}>{clockText(Math.floor(time))}</span>
          <span>
            {title}
            <span className={styles.tags}>{tags.join(' · ')}</span>
          </span>
        </>
      )}
    </ListMenu>
  );
}
