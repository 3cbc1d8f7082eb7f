import { EventRows } from '../../../components/passes/event-rows';
import { Text } from '../../../i18n/text';
import type { FinderResult } from './find-passes';
import styles from './finder-answer.module.css';

const REASONS = {
  geoBlocked: 'finder.geoBlocked',
  over: 'finder.over',
  notSold: 'finder.notSold',
  tooLate: 'finder.tooLate',
  renewingOnly: 'finder.renewingOnly',
} as const;

/** The events that no set opens, grouped by reason. */
export function StillUncovered({ uncovered }: Pick<FinderResult, 'uncovered'>) {
  return (
    <section className={styles.uncovered} aria-labelledby="finder-uncovered">
      <h2 id="finder-uncovered">
        <Text id="finder.uncovered" values={{ count: uncovered.length }} />
      </h2>
      <ul className={styles.lines}>
        {[...Map.groupBy(uncovered, ({ reason }) => reason)].map(([reason, some]) => (
          <li key={reason} className={styles.nothing}>
            <h3>
              <Text id={REASONS[reason]} />
            </h3>
            <EventRows events={some.map(({ event }) => event)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
