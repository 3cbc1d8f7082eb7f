import { useParams } from 'react-router-dom';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text } from '../../../i18n/text';
import { MessagePanel } from '../../../ui/feedback/message-panel';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useEventMetadata } from '../details/use-event-metadata';
import { EventStage } from './event-stage';
import { useWatch } from './use-watch';
import styles from './watch-screen.module.css';

export { prefetchEvent as prefetchData } from './prefetch-event';

/** The page that other sites embed: only the video. */
export function Component() {
  const titleOf = useEventTitle();
  const watch = useWatch(Number(useParams().id));
  const { event, error } = watch;
  useEventMetadata(event);
  return (
    <div className={styles.embed}>
      {event ? (
        <>
          <VisuallyHidden as="h1">{titleOf(event)}</VisuallyHidden>
          <EventStage event={event} watch={watch} next={null} />
        </>
      ) : error?.status === 404 ? (
        <MessagePanel level={1} title={<Text id="watch.notFound" />} />
      ) : (
        error && <LoadFailure level={1} error={error} onRetry={watch.retry} retrying={watch.isFetching} />
      )}
    </div>
  );
}
