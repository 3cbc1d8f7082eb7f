import type { Package } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { Text } from '../../i18n/text';
import { categoryLabel, categoryLineage } from '../../lib/channel/category-tree';
import styles from './pass-covers.module.css';

type Covering = Pick<Package, 'type' | 'event_categories' | 'participants'>;

/** The sports that a pass opens. A division is shown with its sport. */
export function PassCovers({ item }: { item: Covering }) {
  const tree = useChannel()['events-categories'];
  if (item.type === 'all_access')
    return (
      <p className={styles.line}>
        <Text id="buy.everySport" values={{ count: item.event_categories.length }} />
      </p>
    );
  if (item.type === 'team')
    return (
      <p className={styles.line}>
        <Text id="buy.teamOfMany" values={{ count: item.participants.length }} />
      </p>
    );
  const names = item.event_categories.map((id) => categoryLabel(categoryLineage(tree, id)));
  if (names.length === 0) return null;
  return (
    <ul className={styles.covers}>
      {names.filter(Boolean).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
