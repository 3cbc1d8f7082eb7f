import type { Event } from '@generated/model';
import { Text } from '../../i18n/text';
import { scoreLine } from '../../lib/event/score-line';
import { isSoon, startsIn } from '../../lib/event/starts-in';
import { clockText } from '../../lib/text/clock-text';
import { LiveBadge } from '../../ui/feedback/live-badge';
import { useNow } from '../../ui/hooks/use-now';
import styles from './event-status.module.css';
import { useHidesScores } from './hidden-scores';

const PAST = { ready: 'event.replay', preparing: 'event.preparing', none: 'event.over' } as const;

/**
 * The status on an event's image: live, starting soon, or over with the recording's
 * duration. Also shows the score if there is one.
 */
export function EventStatus({ event }: { event: Event }) {
  const hidesScores = useHidesScores();
  const score = event.score && !hidesScores && scoreLine(event.score);
  if (event.stream_status === 'live')
    return (
      <>
        <LiveBadge /> {score && <span className={styles.status}>{score}</span>}
      </>
    );
  if (event.stream_status === 'upcoming') return <StartsIn start={event.event_utc_ts} />;
  return (
    <span className={styles.status}>
      <Text id={PAST[event.recording]} />
      {event.recording === 'ready' && event.duration !== null && ` · ${clockText(event.duration)}`}
      {score && ` · ${score}`}
    </span>
  );
}

function StartsIn({ start }: { start: number }) {
  const now = useNow('minute');
  const left = isSoon(start, now) ? startsIn(start, now) : null;
  if (!left) return null;
  return (
    <span className={styles.status}>
      <Text
        id={left.hours > 0 ? 'event.startsInHours' : 'event.startsInMinutes'}
        values={{ hours: left.hours, minutes: Math.max(1, left.minutes) }}
      />
    </span>
  );
}
