import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../i18n/text';
import { useSeen } from '../../ui/hooks/use-seen';
import { useEventTitle } from '../event-card/use-event-title';
import styles from './product-adds.module.css';
import { type AddedNow, type ProductAdds as Adds, useAdded } from './use-added';

/** Up to this number of excluded games are named. More are only counted. */
const MAX_NAMED = 2;
const MAX_NEXT_GAMES = 3;

interface ProductAddsProps {
  read(added: AddedNow): Adds;
}

/**
 * Shows what a product adds for this viewer. The data loads when the component comes
 * into view. Renders nothing if it fails.
 */
export function ProductAdds({ read }: ProductAddsProps) {
  const container = useRef<HTMLDivElement>(null);
  const added = useAdded(useSeen(container));
  return (
    <div ref={container} className={styles.adds} data-loaded={added !== null}>
      {added && <AddsText adds={read(added)} />}
    </div>
  );
}

export function AddsText({ adds }: { adds: Adds }) {
  const { coming, recordings, countsRecordings, hasMoreComing, ownsAll, ownedUntil, excluded } = adds;
  const { formatDate } = useIntl();
  const titleOf = useEventTitle();
  const when = (seconds: number) =>
    formatDate(seconds * 1000, { weekday: 'short', month: 'short', day: 'numeric' });
  const recorded = countsRecordings ? recordings.length : 0;
  return (
    <>
      {ownsAll ? (
        <p className={styles.owned}>
          {ownedUntil === null ? (
            <Text id="buy.ownsAll" />
          ) : (
            <Text
              id="buy.ownsAllUntil"
              values={{ date: formatDate(new Date(ownedUntil), { dateStyle: 'long' }) }}
            />
          )}
        </p>
      ) : coming.length + recorded === 0 ? (
        <p className={styles.owned}>
          <Text id="buy.addsNothing" />
        </p>
      ) : (
        <p className={styles.count}>
          <Text
            id={hasMoreComing ? 'buy.addsMany' : 'buy.adds'}
            values={{ coming: coming.length, recordings: recorded }}
          />
        </p>
      )}
      {coming.length > 0 && (
        <ul className={styles.next}>
          {coming.slice(0, MAX_NEXT_GAMES).map((event) => (
            <li key={event.id}>
              {titleOf(event)} · {when(event.event_utc_ts)}
            </li>
          ))}
        </ul>
      )}
      {excluded.length > 0 && (
        <p className={styles.excluded}>
          {excluded.length <= MAX_NAMED ? (
            <Text id="buy.excludesNamed" values={{ names: excluded.map(titleOf).join(', ') }} />
          ) : (
            <Text id="buy.excludes" values={{ count: excluded.length }} />
          )}
        </p>
      )}
    </>
  );
}
