import { Suspense, useState, useSyncExternalStore } from 'react';
import { consent } from '../../browser/consent';
import { lazySection } from '../../components/loading/lazy-section';
import { cookieNoticePart } from './cookie-notice-part';

const LazyNotice = lazySection(cookieNoticePart.load, 'consent');

const showsBanner = () => consent.read().showsBanner;
/** The snapshot of a rendered page, from which the notice is removed for viewers who have decided. */
const isOnRenderedPage = () => cookieNoticePart.component !== null;

/** The cookie notice, for as long as the viewer has to decide. */
export function CookieBanner() {
  const isShown = useSyncExternalStore(consent.subscribe, showsBanner, isOnRenderedPage);
  const [Opened] = useState(() => cookieNoticePart.component);
  if (!isShown) return null;
  return Opened ? (
    <Opened />
  ) : (
    <Suspense>
      <LazyNotice />
    </Suspense>
  );
}
