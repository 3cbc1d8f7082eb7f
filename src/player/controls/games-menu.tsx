import type { OtherVideo } from '../types';
import { GamesIcon } from './lazy-icons';
import { ListMenu } from './menu/list-menu';

interface GamesMenuProps {
  others: readonly OtherVideo[];
  onToggle(open: boolean): void;
}

/** Switches to another live game without leaving full screen. */
export function GamesMenu({ others, onToggle }: GamesMenuProps) {
  return (
    <ListMenu
      label="player.others"
      icon={<GamesIcon />}
      items={others}
      onToggle={onToggle}
      onChoose={({ onPlay }) => onPlay()}
    >
      {({ title }) => title}
    </ListMenu>
  );
}
