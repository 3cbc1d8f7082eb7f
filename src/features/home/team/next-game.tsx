import type { Event } from '@generated/model';
import { AccessBadge } from '../../../components/access/access-badge';
import { EventInvitation } from '../../../components/access/event-invitation';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventFacts } from '../../../components/event-card/use-event-facts';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { Text } from '../../../i18n/text';
import { startsIn } from '../../../lib/event/starts-in';
import { paths } from '../../../lib/links/paths';
import { LiveBadge } from '../../../ui/feedback/live-badge';
import { useNow } from '../../../ui/hooks/use-now';
import { Link } from '../../../ui/navigation/link';
import { EventPoster } from '../../../ui/picture/event-poster';
import styles from './team-home.module.css';

/** The live game of a team or school, or its next game with a countdown. */
export function NextGame({ event }: { event: Event }) {
  const title = useEventTitle()(event);
  const { venue } = useEventFacts()(event);
  const isLive = event.stream_status === 'live';
  return (
    <section className={styles.next}>
      <div className={styles.poster}>
        <EventPoster image={event.image} teams={event.participants} title={title} eager />
      </div>
      <div className={styles.nextWords}>
        <h2>{isLive ? <Text id="teams.live" /> : <Text id="teams.next" />}</h2>
        <p className={styles.nextTitle}>
          <Link to={paths.watch(event.id)}>{title}</Link>
        </p>
        <p>
          <EventTime event={event} venue />
        </p>
        {venue && <p>{venue}</p>}
        <p className={styles.countdown}>{isLive ? <LiveBadge /> : <TimeLeft start={event.event_utc_ts} />}</p>
        <div className={styles.act}>
          <EventInvitation event={event} />
          <AccessBadge event={event} />
        </div>
      </div>
    </section>
  );
}

function TimeLeft({ start }: { start: number }) {
  const left = startsIn(start, useNow('minute'));
  if (!left) return null;
  const { days, hours } = left;
  const minutes = Math.max(days + hours > 0 ? 0 : 1, left.minutes);
  const id = days > 0 ? 'teams.inDays' : hours > 0 ? 'event.startsInHours' : 'event.startsInMinutes';
  return <Text id={id} values={{ days, hours, minutes }} />;
}
