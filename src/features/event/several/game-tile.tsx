import { type Ref, useEffect, useState } from 'react';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import type { PlayerHandle, Tile } from '../../../player/types';
import { EventPoster } from '../../../ui/picture/event-poster';
import { EventStage } from '../watch/event-stage';
import { useWatch } from '../watch/use-watch';
import styles from './several.module.css';
import { TileNotice } from './tile-notice';
import { tileProblem } from './tile-problem';

interface GameTileProps {
  id: number;
  tile: Tile;
  /** Another game fills the stage. */
  hidden: boolean;
  /** The viewer has started the games; until then it shows its picture. */
  started: boolean;
  player: Ref<PlayerHandle>;
  /** Called once if the game can't play here; null as title for a game that does not exist. */
  onLeaveOut(title: string | null): void;
}

/** One of the other games: its player, or why it does not play. */
export function GameTile({ id, tile, hidden, started, player, onLeaveOut }: GameTileProps) {
  const titleOf = useEventTitle();
  const watch = useWatch(id);
  const { event, access, error } = watch;
  const isPlayable = access?.gate === 'live' && watch.playable?.source.type !== 'embedded';
  const [opened, setOpened] = useState(isPlayable);
  if (isPlayable && !opened) setOpened(true);

  const isGone = error?.status === 404;
  const isRefused = event !== undefined && !isPlayable && !watch.asksAccess;
  const title = event ? titleOf(event) : null;
  const isLeftOut = !opened && (isRefused || isGone);
  useEffect(() => {
    if (isLeftOut) onLeaveOut(title);
  }, [isLeftOut, onLeaveOut, title]);

  const problem = access && tileProblem(access);
  const notice = { id, number: tile.number, title, onRemove: tile.onRemove };
  return (
    <div className={styles.cell} data-tile={tile.number} data-hidden={hidden} data-filling={tile.full}>
      {opened && problem ? (
        <TileNotice {...notice} reason={problem} />
      ) : error && !event && !isGone ? (
        <TileNotice {...notice} reason="several.notLoaded" onRetry={() => void watch.retry()} />
      ) : opened && event && started ? (
        <EventStage event={event} watch={watch} next={null} player={player} tile={tile} starts />
      ) : (
        <EventPoster image={event?.image ?? null} teams={event?.participants ?? []} title="" eager />
      )}
    </div>
  );
}
