import type { OtherVideo } from '../types';
import { GamesIcon } from './lazy-icons';
import { ListMenu } from './list-menu';

/** Switches to another live game without leaving full screen. */
export function GamesMenu({ others }: { others: readonly OtherVideo[] }) {
  return (
    <ListMenu label="player.others" icon={<GamesIcon />} items={others} onChoose={({ onPlay }) => onPlay()}>
      {({ title }) => title}
    </ListMenu>
  );
}
