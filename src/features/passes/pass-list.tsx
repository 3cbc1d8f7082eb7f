import type { Package } from '@generated/model';
import styles from './packages-screen.module.css';
import { PassCard } from './pass-card';

export function PassList({ passes, eventId }: { passes: readonly Package[]; eventId: number | null }) {
  return (
    <ul className={styles.list}>
      {passes.map((item) => (
        <li key={item.id}>
          <PassCard item={item} eventId={eventId} />
        </li>
      ))}
    </ul>
  );
}
