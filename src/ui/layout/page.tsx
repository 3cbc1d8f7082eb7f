import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** Actions on the whole page, next to the title. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Limits lines of text to a readable width. */
  narrow?: boolean;
}

/** A screen with its heading, at the site's page width. */
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
