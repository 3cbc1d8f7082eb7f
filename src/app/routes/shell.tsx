import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { tracked } from '../../analytics/track';
import { useText } from '../../i18n/text';
import { followedClips } from '../../lib/followed-clips';
import { lazyPart } from '../../parts/lazy-part';
import { PopupHost } from '../../ui/popup-host';
import { Toaster } from '../../ui/toaster';
import { PageHead } from '../head/page-head';
import { PlainLayout, SiteLayout } from '../layout/site-layout';
import { Guarded } from './guarded';
import { handleOf } from './route-handle';
import styles from './shell.module.css';

const ClipFollower = lazyPart(
  () => import('../../features/clips/clip-follower').then(({ ClipFollower: part }) => part),
  'clips',
);

/** What stands around every screen: layout, guard, title, toasts and popups. */
export function Shell() {
  const matches = useMatches();
  const plain = matches.some((match) => handleOf(match).layout === 'plain');
  const Layout = plain ? PlainLayout : SiteLayout;
  const follows = useSyncExternalStore(followedClips.subscribe, followedClips.read).length > 0;
  useFocusAfterNavigation();
  useVisits();
  return (
    <>
      <PageHead />
      <Progress />
      <Layout>
        <Guarded>
          <Outlet />
        </Guarded>
      </Layout>
      <Toaster />
      <PopupHost />
      {follows && (
        <Suspense>
          <ClipFollower />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}

/** While the next screen's code loads, the current one stays and this moves. */
function Progress() {
  const text = useText();
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={styles.progress} role="progressbar" aria-label={text('state.loading')} />
  );
}

/** Tells each screen that stays: where a guard leads on at once, nobody has been. */
function useVisits(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const told = useRef<string>(null);
  useEffect(() => {
    if (state !== 'idle' || told.current === pathname) return;
    const timer = setTimeout(() => {
      tracked.emit('visit', { page: pathname, from: told.current });
      told.current = pathname;
    });
    return () => clearTimeout(timer);
  }, [pathname, state]);
}

/** A screen reader starts at the new screen, not where the pressed link was. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
