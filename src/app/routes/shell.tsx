import { Suspense, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { tracked } from '../../analytics/track';
import { inForeignFrame } from '../../browser/foreign-frame';
import { followedClips } from '../../browser/memory/followed-clips';
import { lazySection } from '../../components/loading/lazy-section';
import { useText } from '../../i18n/text';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { usePersistentPart } from '../../ui/layout/persistent-part';
import { OpenOverlay } from '../../ui/overlay/open-overlay';
import { Toaster } from '../../ui/overlay/toaster';
import { PageHead } from '../head/page-head';
import { PlainLayout, SiteLayout } from '../layout/site-layout';
import { AwaitedByScreen, AwaitedScreen } from './awaited-screen';
import { Guarded } from './guarded';
import { RouteError } from './route-error';
import styles from './shell.module.css';
import { useShownRoute } from './shown-route';
import { usePrefetchOnIntent } from './use-prefetch-on-intent';

const ClipFollower = lazySection(
  () => import('../../features/clips/mine/clip-follower').then(({ ClipFollower: part }) => part),
  'clips',
);

const EmbedFrame = lazySection(
  () => import('../layout/embed-frame').then(({ EmbedFrame: part }) => part),
  'watch',
);

const hasFollowedClips = () => followedClips.read().length > 0;
/** The snapshot at the edge, which does not know what is stored on a device. */
const noClips = () => false;

/** Everything around a screen: layout, guard, title, toasts and popups. */
export function Shell() {
  const { key } = useLocation();
  const { handles, pending } = useShownRoute();
  const plain = handles.some(({ layout }) => layout === 'plain');
  const Layout = plain || inForeignFrame ? PlainLayout : SiteLayout;
  const follows = useSyncExternalStore(followedClips.subscribe, hasFollowedClips, noClips);
  const persistent = usePersistentPart();
  useFocusAfterNavigation();
  useVisits(pending);
  usePrefetchOnIntent();
  const screen = (
    <Guarded>
      <ErrorBoundary resetKey={key} fallback={(error) => <RouteError error={error} />}>
        <AwaitedScreen>
          <Outlet />
        </AwaitedScreen>
      </ErrorBoundary>
    </Guarded>
  );
  return (
    <>
      <PageHead />
      {pending && <Progress />}
      <Layout>
        {inForeignFrame ? (
          <Suspense>
            <EmbedFrame>{screen}</EmbedFrame>
          </Suspense>
        ) : (
          <>
            {persistent}
            {screen}
          </>
        )}
      </Layout>
      <Toaster />
      <OpenOverlay />
      {follows && (
        <Suspense>
          <ClipFollower />
        </Suspense>
      )}
    </>
  );
}

/** A progress bar while the next screen's code loads and the current screen stays. */
function Progress() {
  const text = useText();
  return (
    <div role="status">
      <div className={styles.progress} role="progressbar" aria-label={text('state.loading')} />
    </div>
  );
}

/**
 * Tracks visits. The first one is tracked once the viewer has loaded, because it names them. The timeout skips
 * a page from which a guard redirects at once.
 */
function useVisits(pending: boolean): void {
  const { pathname } = useLocation();
  const viewer = use(AwaitedByScreen);
  const lastVisit = useRef<string>(null);
  useEffect(() => {
    if (pending || lastVisit.current === pathname) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isLeft = false;
    const track = () => {
      tracked.emit('visit', { page: pathname, from: lastVisit.current });
      lastVisit.current = pathname;
    };
    // A failure replaces the whole site.
    Promise.resolve(viewer).then(
      () => {
        if (!isLeft) timer = setTimeout(track);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      if (timer !== null) clearTimeout(timer);
    };
  }, [pathname, pending, viewer]);
}

/** Moves the focus to the new screen, so that screen readers announce it. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
