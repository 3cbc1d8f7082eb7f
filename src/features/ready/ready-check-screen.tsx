import { useGetEvent } from '@generated/api/events/events';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EventTime } from '../../components/event-card/event-time';
import { useEventTitle } from '../../components/event-card/use-event-title';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text } from '../../i18n/text';
import { ownPath, paths } from '../../lib/links/paths';
import { isRecord } from '../../lib/parse/is';
import { parseId } from '../../lib/parse/parse-id';
import { isEmbedded } from '../../player/source/source-of-media';
import { Notice } from '../../ui/feedback/notice';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { ReadyCheck } from './ready-check';
import styles from './ready-check-screen.module.css';
import type { BackLink } from './ready-verdict';

/**
 * The page on which the viewer checks, before a purchase, whether an event or the
 * channel will play on this device.
 */
export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const titleOf = useEventTitle();
  const askedId = parseId(query.get('event_id'));
  const {
    data: event,
    error,
    isFetching,
    refetch,
  } = useGetEvent(askedId ?? 0, {
    query: { enabled: askedId !== null },
  });
  const missing = error?.status === 404;
  const eventId = event?.id ?? null;

  if (askedId !== null && !event && error && !missing)
    return <LoadFailure level={1} error={error} onRetry={refetch} retrying={isFetching} />;
  return (
    <Page title={<Text id="title.readyCheck" />}>
      <div className={styles.lead}>
        {event && (
          <p className={styles.event}>
            <strong>{titleOf(event)}</strong>
            <EventTime event={event} venue />
          </p>
        )}
        <p>
          <Text id="check.lead" />
        </p>
      </div>
      {missing && (
        <Notice type="info">
          <Text id="check.noEvent" />
        </Notice>
      )}
      {askedId !== null && !event && !missing ? (
        <Skeleton className={styles.skeleton} />
      ) : (
        <ReadyCheck
          key={eventId}
          eventId={eventId}
          embedded={event ? isEmbedded(event.media) : false}
          back={toBackLink(isRecord(state) ? ownPath(state.from) : null, eventId)}
        />
      )}
    </Page>
  );
}

function toBackLink(from: string | null, eventId: number | null): BackLink {
  if (from) return { to: from, label: 'check.backWhere' };
  return eventId === null
    ? { to: paths.packages, label: 'check.backPasses' }
    : { to: paths.watch(eventId), label: 'check.backEvent' };
}
