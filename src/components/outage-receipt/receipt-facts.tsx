import { useIntl } from 'react-intl';
import { Text, useText } from '../../i18n/text';
import type { Summary } from '../../lib/watch-log/verdict';
import type { Viewing } from '../../lib/watch-log/viewing';
import { listThresholds } from './list-thresholds';
import styles from './outage-receipt.module.css';
import { useReceiptWords } from './use-receipt-words';
import { WatchTimeline } from './watch-timeline';

const MAX_SHOWN = 3;

/** The facts about the playback in numbers, as a timeline, and with the thresholds of the verdict. */
export function ReceiptFacts({ summary, viewings }: { summary: Summary; viewings: readonly Viewing[] }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { facts, durationText } = useReceiptWords();
  const [latest, earlier] = [viewings.slice(0, MAX_SHOWN), viewings.slice(MAX_SHOWN)];
  return (
    <>
      <dl className={styles.facts}>
        {facts(summary).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>
        <Text id="trouble.timeline" />
      </h3>
      <p className={styles.legend} aria-hidden="true">
        <span data-kind="play">
          <Text id="trouble.kindPlay" />
        </span>
        <span data-kind="start">
          <Text id="trouble.kindStart" />
        </span>
        <span data-kind="stall">
          <Text id="trouble.kindStall" />
        </span>
      </p>
      {latest.map((viewing) => (
        <WatchTimeline key={viewing.at} viewing={viewing} />
      ))}
      {earlier.length > 0 && (
        <details className={styles.more}>
          <summary>
            <Text id="trouble.earlier" values={{ count: earlier.length }} />
          </summary>
          {earlier.map((viewing) => (
            <WatchTimeline key={viewing.at} viewing={viewing} />
          ))}
        </details>
      )}
      <details className={styles.more}>
        <summary>
          <Text id="trouble.rules" />
        </summary>
        {listThresholds(text, durationText, formatNumber).map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </details>
    </>
  );
}
