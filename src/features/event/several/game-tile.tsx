import { type Ref, useEffect, useState } from 'react';
import { tracked } from '../../../analytics/track';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import type { MessageId } from '../../../i18n/message-id';
import type { PlayerHandle, Tile } from '../../../player/types';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary';
import { EventPoster } from '../../../ui/picture/event-poster';
import { EventStage } from '../watch/event-stage';
import { isEmbedded } from '../watch/is-embedded';
import { useWatch } from '../watch/use-watch';
import styles from './several.module.css';
import { TileNotice } from './tile-notice';
import { tileProblem } from './tile-problem';

/** A game in the URL that cannot play here, and the reason. */
export interface ExcludedGame {
  id: number;
  title: string;
  reason: MessageId;
}

interface GameTileProps {
  id: number;
  tile: Tile;
  /** Whether another game fills the stage. */
  hidden: boolean;
  /** Whether the viewer has started the games. Until then, the tile shows the poster. */
  started: boolean;
  player: Ref<PlayerHandle>;
  onExclude(game: ExcludedGame): void;
  /** Called if no game with this id exists. */
  onNotFound(id: number): void;
}

/** A tile for one of the other games. Invalid data of one game does not break the other games. */
export function GameTile(props: GameTileProps) {
  const { id, tile, hidden } = props;
  return (
    <div className={styles.cell} data-tile={tile.number} data-hidden={hidden} data-filling={tile.full}>
      <ErrorBoundary resetKey="" fallback={(error) => <BrokenTile id={id} tile={tile} error={error} />}>
        <Game {...props} />
      </ErrorBoundary>
    </div>
  );
}

function BrokenTile({ id, tile, error }: { id: number; tile: Tile; error: unknown }) {
  useEffect(() => tracked.emit('trouble', { kind: 'uncaught', error }), [error]);
  return (
    <TileNotice
      {...{ id, number: tile.number, title: null, onRemove: tile.onRemove }}
      reason="several.notLoaded"
      isBroken
    />
  );
}

/** The player of a game, or the reason why the game does not play. */
function Game({ id, tile, started, player, onExclude, onNotFound }: GameTileProps) {
  const titleOf = useEventTitle();
  const watch = useWatch(id);
  const { event, access, error } = watch;
  const problem = event && access && tileProblem(access, isEmbedded(event));
  const isGone = error?.status === 404;
  const [opened, setOpened] = useState(false);
  if (access && !problem && !opened) setOpened(true);

  const title = event ? titleOf(event) : null;
  const reason = watch.isAccessPending ? null : problem;
  useEffect(() => {
    if (isGone) onNotFound(id);
    else if (!opened && title && reason) onExclude({ id, title, reason });
  }, [isGone, opened, reason, onExclude, onNotFound, id, title]);

  const notice = { id, number: tile.number, title, onRemove: tile.onRemove };
  if (opened && problem) return <TileNotice {...notice} reason={problem} />;
  if (error && !event && !isGone)
    return <TileNotice {...notice} reason="several.notLoaded" onRetry={() => void watch.retry()} />;
  if (opened && event && started)
    return <EventStage event={event} watch={watch} next={null} player={player} tile={tile} starts />;
  return <EventPoster image={event?.image ?? null} teams={event?.participants ?? []} title="" eager />;
}
