import { Text } from '../../i18n/text';
import { Skeleton } from '../../ui/feedback/skeleton';
import page from '../../ui/layout/page.module.css';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import stage from './vod-stage.module.css';
import styles from './watch-library-screen.module.css';

export function WatchLibrarySkeleton() {
  return (
    <div className={page.page} role="status">
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      <div className={stage.stage} data-gate="open" />
      <div className={styles.about}>
        <Skeleton className={styles.titleSkeleton} />
        <Skeleton className={styles.factsSkeleton} />
      </div>
    </div>
  );
}
