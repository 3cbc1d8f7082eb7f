import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Shows two short fields side by side if there is enough space. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}
