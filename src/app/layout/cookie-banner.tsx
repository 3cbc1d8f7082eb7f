import { Suspense, use, useSyncExternalStore } from 'react';
import { consent } from '../../browser/consent';
import { cookieNoticePart } from './cookie-notice-part';

const showsBanner = () => consent.read().showsBanner;
/** The snapshot of a rendered page, from which the notice is removed for viewers who have decided. */
const isOnPage = () => cookieNoticePart.isOnPage;

/**
 * The cookie notice, for as long as the viewer has to decide. On a rendered page React hydrates it by itself,
 * so that the page does not wait for its code.
 */
export function CookieBanner() {
  const isShown = useSyncExternalStore(consent.subscribe, showsBanner, isOnPage);
  return <Suspense>{isShown && <OpenedNotice />}</Suspense>;
}

function OpenedNotice() {
  const Notice = cookieNoticePart.component ?? use(cookieNoticePart.open());
  return Notice && <Notice />;
}
