import type { ReactNode } from 'react';
import { Text } from '../../i18n/text';
import { CookieBanner } from './cookie-banner';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        <Text id="nav.skip" />
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <CookieBanner />
    </div>
  );
}

/** The layout without header and footer, for pages embedded in another site. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.plain}>
      {children}
    </main>
  );
}
