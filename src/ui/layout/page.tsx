import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** Buttons for the whole page, shown next to the title. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Limits the page to a width at which long text is easy to read. */
  narrow?: boolean;
}

/** A screen with a heading, at the site's page width. */
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
