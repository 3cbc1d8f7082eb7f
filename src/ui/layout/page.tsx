import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** Beside the title: what can be done with the whole page. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Lines of text are kept to a readable width. */
  narrow?: boolean;
}

/** A screen with its heading, at the site's measure. */
export function Page({ title, actions, children, narrow = false }: PageProps) {
  return (
    <div className={narrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}
