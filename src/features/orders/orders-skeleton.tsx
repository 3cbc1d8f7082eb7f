import { Text } from '../../i18n/text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import styles from './orders.module.css';

export function OrdersSkeleton() {
  return (
    <div role="status" className={styles.cards}>
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className={styles.skeleton} />
      ))}
    </div>
  );
}
