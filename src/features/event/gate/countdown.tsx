import { Text } from '../../../i18n/text';
import { startsIn } from '../../../lib/event/starts-in';
import { useNow } from '../../../ui/hooks/use-now';
import styles from './countdown.module.css';
import { countdownUnits } from './countdown-units';

const LABELS = {
  days: 'watch.days',
  hours: 'watch.hours',
  minutes: 'watch.minutes',
  seconds: 'watch.seconds',
} as const;

/** Counts down to the start in seconds. After that, it says that the event is about to start. */
export function Countdown({ start }: { start: number }) {
  const left = startsIn(start, useNow('second'));
  if (!left)
    return (
      <p className={styles.about} role="status">
        <Text id="watch.aboutToStart" />
      </p>
    );
  return (
    // The role `timer` keeps screen readers from announcing every second.
    <div className={styles.countdown} role="timer">
      {countdownUnits(left).map((unit, index) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.number}>
            {index === 0 ? left[unit] : String(left[unit]).padStart(2, '0')}
          </span>
          <span className={styles.label}>
            <Text id={LABELS[unit]} values={{ count: left[unit] }} />
          </span>
        </span>
      ))}
    </div>
  );
}
