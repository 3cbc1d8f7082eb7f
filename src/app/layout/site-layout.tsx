import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { type ConsentState, consent } from '../../browser/consent';
import { lazySection } from '../../components/loading/lazy-section';
import { Text } from '../../i18n/text';
import { loadCookieNotice } from './load-cookie-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

const CookieNotice = lazySection(loadCookieNotice, 'consent');

const NOT_ASKING: ConsentState = { choice: null, asking: false };
/** The edge does not know what the viewer has decided. */
const notAsking = () => NOT_ASKING;

export function SiteLayout({ children }: { children: ReactNode }) {
  const { asking } = useSyncExternalStore(consent.subscribe, consent.read, notAsking);
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
      {asking && (
        <Suspense>
          <CookieNotice />
        </Suspense>
      )}
    </div>
  );
}

/** Without header and footer, for pages embedded in another site. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.plain}>
      {children}
    </main>
  );
}
