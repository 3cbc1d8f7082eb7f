import { useIntl } from 'react-intl';
import type { StoppedRecording } from '../../../browser/memory/resume-memory';
import { Text, useText } from '../../../i18n/text';
import { ProgressLine } from '../../../ui/feedback/progress-line';
import { Link } from '../../../ui/navigation/link';
import { RowHeading } from './row-heading';
import styles from './rows.module.css';
import { useUnfinished } from './use-unfinished';

/** Recordings that the viewer stopped before their end. */
export function ContinueRow({ stopped }: { stopped: readonly StoppedRecording[] }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const rows = useUnfinished(stopped);
  if (rows.length === 0) return null;
  return (
    <RowHeading title={text('rows.continue')}>
      <ul className={styles.continue} aria-label={text('rows.continue')}>
        {rows.map(({ key, card }) =>
          card ? (
            <li key={key} className={styles.video}>
              <span className={styles.picture}>
                {card.picture}
                <ProgressLine
                  part={card.part}
                  label={text('library.watched', { percent: formatNumber(card.part, { style: 'percent' }) })}
                />
              </span>
              <h3>
                <Link to={card.to}>{card.title}</Link>
              </h3>
              <p>
                <Text id="rows.left" values={{ minutes: card.minutes }} />
              </p>
            </li>
          ) : (
            <li key={key} className={styles.video} aria-hidden="true">
              <span className={styles.picture} />
              <p />
            </li>
          ),
        )}
      </ul>
    </RowHeading>
  );
}
