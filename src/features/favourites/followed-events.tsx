import { useGetEvent } from '@generated/api/events/events';
import { useId } from 'react';
import { EventTime } from '../../components/event-card/event-time';
import { useEventTitle } from '../../components/event-card/use-event-title';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Link } from '../../ui/navigation/link';
import styles from './my-favourites-screen.module.css';

/** The followed events. They have no star, because events cannot be followed here. */
export function FollowedEvents({ ids }: { ids: readonly number[] }) {
  const headingId = useId();
  if (ids.length === 0) return null;
  return (
    <section className={styles.kind} aria-labelledby={headingId}>
      <h3 id={headingId}>
        <Text id="favourites.events" />
      </h3>
      <ul className={styles.list}>
        {ids.map((id) => (
          <FollowedEvent key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function FollowedEvent({ id }: { id: number }) {
  const titleOf = useEventTitle();
  const { data: event, error, isFetching, refetch } = useGetEvent(id);
  // An event that the channel has deleted is left out, as a deleted team is.
  if (error?.status === 404) return null;
  if (!event)
    return (
      <li aria-busy={!error}>
        {error ? (
          <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <>
            <VisuallyHidden>
              <Text id="state.loading" />
            </VisuallyHidden>
            <Skeleton className={styles.rowSkeleton} />
          </>
        )}
      </li>
    );
  const title = titleOf(event);
  return (
    <li>
      <span className={styles.crest} aria-hidden="true">
        {title.slice(0, 1)}
      </span>
      <span className={styles.words}>
        <Link to={paths.watch(id)}>{title}</Link>
        <span>
          <EventTime event={event} />
        </span>
      </span>
    </li>
  );
}
