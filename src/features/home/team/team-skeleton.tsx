import { Text } from '../../../i18n/text';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import styles from './team-home.module.css';

export function TeamSkeleton() {
  return (
    <div role="status" className={styles.waiting}>
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.nextSkeleton} />
      <Skeleton className={styles.seasonSkeleton} />
    </div>
  );
}
