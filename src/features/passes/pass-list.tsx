import type { Package } from '@generated/model';
import styles from './packages-screen.module.css';
import { PassCard } from './pass-card';

interface PassListProps {
  passes: readonly Package[];
  eventId: number | null;
}

export function PassList({ passes, eventId }: PassListProps) {
  const primary = passes.find(({ type }) => type === 'all_access') ?? (eventId === null ? null : passes[0]);
  return (
    <ul className={styles.list}>
      {passes.map((item) => (
        <li key={item.id}>
          <PassCard item={item} eventId={eventId} isPrimary={item === primary} />
        </li>
      ))}
    </ul>
  );
}
