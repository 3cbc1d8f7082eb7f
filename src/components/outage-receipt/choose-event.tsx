import { useIntl } from 'react-intl';
import { Text } from '../../i18n/text';
import { summaryOf } from '../../lib/watch-log/verdict';
import type { Viewing } from '../../lib/watch-log/viewing';
import styles from './outage-receipt.module.css';
import { VERDICTS } from './use-receipt-words';

interface ChooseEventProps {
  viewings: readonly Viewing[];
  onChoose(eventId: number): void;
}

/** Lets the viewer choose the event of the receipt, because a pass or a subscription opens several events. */
export function ChooseEvent({ viewings, onChoose }: ChooseEventProps) {
  const { formatDate } = useIntl();
  const events = new Map<number, Viewing[]>();
  for (const viewing of viewings)
    events.set(viewing.event.id, [...(events.get(viewing.event.id) ?? []), viewing]);
  return (
    <>
      <p>
        <Text id="trouble.choose" />
      </p>
      <ul className={styles.events}>
        {[...events].map(([id, its]) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <strong>{its[0]?.event.title}</strong>
              <span>
                {formatDate(its[0]?.at, { dateStyle: 'medium' })} ·{' '}
                <Text id={VERDICTS[summaryOf(its).verdict]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
