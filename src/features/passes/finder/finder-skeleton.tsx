import { Text } from '../../../i18n/text';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import styles from './pass-finder-screen.module.css';

export function FinderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
