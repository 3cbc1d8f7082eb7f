import { Text } from '../../i18n/text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import styles from './packages-screen.module.css';

export function PassesSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      <div className={styles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
