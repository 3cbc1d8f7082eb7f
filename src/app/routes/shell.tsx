import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { tracked } from '../../analytics/track';
import { followedClips } from '../../browser/memory/followed-clips';
import { lazySection } from '../../components/loading/lazy-section';
import { useText } from '../../i18n/text';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { PopupHost } from '../../ui/overlay/popup-host';
import { Toaster } from '../../ui/overlay/toaster';
import { PageHead } from '../head/page-head';
import { PlainLayout, SiteLayout } from '../layout/site-layout';
import { Guarded } from './guarded';
import { RouteError } from './route-error';
import styles from './shell.module.css';
import { useShownRoute } from './shown-route';
import { usePrefetchAhead } from './use-prefetch-ahead';

const ClipFollower = lazySection(
  () => import('../../features/clips/mine/clip-follower').then(({ ClipFollower: part }) => part),
  'clips',
);

/** What stands around every screen: layout, guard, title, toasts and popups. */
export function Shell() {
  const { key } = useLocation();
  const { handles, pending } = useShownRoute();
  const plain = handles.some(({ layout }) => layout === 'plain');
  const Layout = plain ? PlainLayout : SiteLayout;
  const follows = useSyncExternalStore(followedClips.subscribe, followedClips.read).length > 0;
  useFocusAfterNavigation();
  useVisits(pending);
  usePrefetchAhead();
  return (
    <>
      <PageHead />
      {pending && <Progress />}
      <Layout>
        <Guarded>
          <ErrorBoundary resetKey={key} fallback={(error) => <RouteError error={error} />}>
            <Outlet />
          </ErrorBoundary>
        </Guarded>
      </Layout>
      <Toaster />
      <PopupHost />
      {follows && (
        <Suspense>
          <ClipFollower />
        </Suspense>
      )}
    </>
  );
}

/** While the next screen's code loads, the current one stays and this moves. */
function Progress() {
  const text = useText();
  return <div className={styles.progress} role="progressbar" aria-label={text('state.loading')} />;
}

/** Tells each screen that stays: where a guard leads on at once, nobody has been. */
function useVisits(pending: boolean): void {
  const { pathname } = useLocation();
  const told = useRef<string>(null);
  useEffect(() => {
    if (pending || told.current === pathname) return;
    const timer = setTimeout(() => {
      tracked.emit('visit', { page: pathname, from: told.current });
      told.current = pathname;
    });
    return () => clearTimeout(timer);
  }, [pathname, pending]);
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
