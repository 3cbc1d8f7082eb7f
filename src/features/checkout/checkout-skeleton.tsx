import { Text } from '../../i18n/text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import styles from './checkout.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Text id="buy.checkout" />
      </h1>
      <VisuallyHidden>
        <span role="status">
          <Text id="state.loading" />
        </span>
      </VisuallyHidden>
      <div className={styles.columns}>
        <Skeleton className={styles.summarySkeleton} />
        <div className={styles.form}>
          <Skeleton className={styles.lineSkeleton} />
          <Skeleton className={styles.cardSkeleton} />
          <Skeleton className={styles.lineSkeleton} />
        </div>
      </div>
    </div>
  );
}
