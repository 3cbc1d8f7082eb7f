import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { consent } from '../../browser/consent';
import { lazySection } from '../../components/loading/lazy-section';
import { Text } from '../../i18n/text';
import { loadCookieNotice } from './load-cookie-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

const CookieNotice = lazySection(loadCookieNotice, 'consent');

const showsBanner = () => consent.read().showsBanner;
/** The snapshot at the edge, which does not know what the viewer has decided about cookies. */
const hidesBanner = () => false;

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

/** A separate component, so that header and footer are not rendered again with the cookie notice. */
function CookieBanner() {
  const isShown = useSyncExternalStore(consent.subscribe, showsBanner, hidesBanner);
  return (
    isShown && (
      <Suspense>
        <CookieNotice />
      </Suspense>
    )
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
