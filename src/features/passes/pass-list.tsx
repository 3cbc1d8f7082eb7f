import type { Package } from '@generated/model';
import type { Difference } from '../../lib/purchase/same-benefits';
import styles from './packages-screen.module.css';
import { PassCard } from './pass-card';

interface PassListProps {
  passes: readonly Package[];
  /** All passes, so that the upgrades of the listed passes can be found. */
  others: readonly Package[];
  eventId: number | null;
  differences: ReadonlyMap<string, Difference>;
  /** Whether the list contains the primary button of the screen. */
  hasPrimary: boolean;
}

export function PassList({ passes, others, eventId, differences, hasPrimary }: PassListProps) {
  const best = passes.find(({ type }) => type === 'all_access') ?? (eventId === null ? null : passes[0]);
  return (
    <ul className={styles.list}>
      {passes.map((item) => (
        <li key={item.id}>
          <PassCard
            item={item}
            others={others}
            eventId={eventId}
            isPrimary={hasPrimary && item === best}
            difference={differences.get(`pass-${item.id}`)}
          />
        </li>
      ))}
    </ul>
  );
}
