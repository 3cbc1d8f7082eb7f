import { useParams } from 'react-router-dom';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../parts/load-failure';
import { LinkButton } from '../../ui/button';
import { MessagePanel } from '../../ui/message-panel';
import { EventDetails } from './event-details';
import { EventStage } from './event-stage';
import { MoreEvents } from './more-events';
import { useMoreEvents } from './use-more-events';
import { useWatch } from './use-watch';
import styles from './watch-screen.module.css';
import { WatchSkeleton } from './watch-skeleton';

export function Component() {
  const id = Number(useParams().id);
  const watch = useWatch(id);
  const { event, error } = watch;
  const { more, next } = useMoreEvents(event);
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
  return (
    <>
      <EventStage key={event.id} event={event} watch={watch} next={next} />
      <div className={styles.below}>
        <EventDetails event={event} />
        <MoreEvents events={more} />
      </div>
    </>
  );
}
