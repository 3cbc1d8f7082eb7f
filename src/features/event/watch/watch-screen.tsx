import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../../components/loading/load-failure';
import { OptionalSection } from '../../../components/loading/optional-section';
import { LazyOutageReceipt } from '../../../components/outage-receipt/lazy-outage-receipt';
import { Text } from '../../../i18n/text';
import { isOpen } from '../../../lib/event/access-to';
import { paths } from '../../../lib/links/paths';
import { LinkButton } from '../../../ui/button/button';
import { MessagePanel } from '../../../ui/feedback/message-panel';
import { RenderInSlices } from '../../../ui/list/render-in-slices';
import { EventDetails } from '../details/event-details';
import { useEventMetadata } from '../details/use-event-metadata';
import { WatchActions } from '../details/watch-actions';
import { MoreEvents } from '../more/more-events-rail';
import { usePersistentPlayer } from '../persistent-player/use-persistent-player';
import { isEmbedded } from './is-embedded';
import { useWatch } from './use-watch';
import styles from './watch-screen.module.css';
import { WatchSkeleton } from './watch-skeleton';
import type { WatchScreenProps } from './watch-tools';

export function WatchScreen({ Tool, Clips }: WatchScreenProps) {
  const id = Number(useParams().id);
  const watch = useWatch(id);
  const { event, error, access, capabilities } = watch;
  const { player, troubled, setTroubled } = usePersistentPlayer(id);
  useEventMetadata(event);
  if (!event) {
    if (!error) return <WatchSkeleton />;
    return error.status === 404 ? (
      <MessagePanel
        level={1}
        title={<Text id="watch.notFound" />}
        actions={
          <LinkButton to={paths.schedule}>
            <Text id="watch.toSchedule" />
          </LinkButton>
        }
      />
    ) : (
      <LoadFailure level={1} error={error} onRetry={watch.retry} retrying={watch.isFetching} />
    );
  }
  const playable = access?.gate === 'onDemand' ? watch.playable : null;
  const recording =
    playable?.source.type === 'video'
      ? { mediumId: playable.medium.id, duration: playable.medium.duration }
      : null;
  return (
    <div>
      <div className={styles.below}>
        <RenderInSlices key={event.id}>
          <div className={styles.head}>
            <EventDetails event={event} />
            <WatchActions event={event} watch={watch} onTrouble={() => setTroubled(true)}>
              <Tool
                key={event.id}
                event={event}
                ownVideo={access !== null && isOpen(access.gate) && !isEmbedded(event)}
                recording={recording}
                player={player}
                capabilities={capabilities}
              />
            </WatchActions>
          </div>
          <OptionalSection>
            {event.has_clips && (
              <Suspense>
                <Clips event={event} />
              </Suspense>
            )}
          </OptionalSection>
          <OptionalSection>
            <MoreEvents event={event} />
          </OptionalSection>
        </RenderInSlices>
      </div>
      {troubled && (
        <Suspense>
          <LazyOutageReceipt key={event.id} eventId={event.id} onClose={() => setTroubled(false)} />
        </Suspense>
      )}
    </div>
  );
}
