import { Text } from '../../../i18n/text';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import styles from './watch-screen.module.css';

export function WatchSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      <div className={styles.below}>
        <Skeleton className={styles.actionsSkeleton} />
        <Skeleton className={styles.titleSkeleton} />
        <Skeleton className={styles.lineSkeleton} />
      </div>
    </div>
  );
}
