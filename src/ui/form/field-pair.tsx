import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Puts two short fields next to each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}
