import type { Page } from '@generated/model';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  matchRoutes,
  Navigate,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import { pageRoutes, pageTitle, sitePath } from '../../lib/channel/channel-pages';
import { paths } from '../../lib/links/paths';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { Loader } from '../../ui/feedback/loader';
import { type Arrival, ScreenArrival } from '../../ui/navigation/arrival';
import { NumericOnly } from './numeric-only';
import { RouteError } from './route-error';
import { ScreenView } from './screen-view';
import { PAGE_VIEW, SCREENS, type Screen } from './screens';
import { useScrollMemory } from './scroll-memory';
import { Shell } from './shell';
import { type RouteHandle, ShownRoute } from './shown-route';
import { ToNotFound } from './to-not-found';

/** The address of the schedule with the favourites filter. */
const FAVOURITE_EVENTS = `${paths.schedule}?favourites=1`;

type SiteRoute = RouteObject & { handle?: RouteHandle };

/**
 * Creates the routes of the site's screens, followed by those of the channel's own pages. Any other address
 * redirects to /404.
 */
function createRoutes(pages: readonly Page[]): SiteRoute[] {
  const taken = [paths.favouriteEvents, ...SCREENS.map(({ path }) => path)];
  return [
    {
      element: <Shell />,
      children: [
        ...SCREENS.map(screenRoute),
        ...pageRoutes(pages, taken).map(
          ({ path, page }): SiteRoute => ({
            path,
            element: <ScreenView load={PAGE_VIEW} />,
            handle: { name: pageTitle(page) },
          }),
        ),
        { path: paths.favouriteEvents, element: <Navigate to={FAVOURITE_EVENTS} replace /> },
        { path: '*', element: <OtherAddress pages={pages} /> },
      ],
    },
  ];
}

/**
 * Handles an address that matches no route. The alternative name of a page redirects to that page, anything
 * else to /404.
 */
function OtherAddress({ pages }: { pages: readonly Page[] }) {
  const { pathname, search, hash } = useLocation();
  const path = sitePath(pages, pathname);
  const target = path === null || path === pathname ? null : path + search + hash;
  return target ? <Navigate to={target} replace /> : <ToNotFound />;
}

function screenRoute({ path, title, layout, load, numeric, children }: Screen): SiteRoute {
  const view = <ScreenView load={load} />;
  return {
    path,
    element: numeric ? <NumericOnly param={numeric}>{view}</NumericOnly> : view,
    handle: { title, layout },
    children: children?.map(screenRoute),
  };
}

/** Memoized, so that a navigation does not re-render the screen that the viewer leaves. */
const Routed = memo(({ routes }: { routes: SiteRoute[] }) => useRoutes(routes));

/**
 * Renders the screen of the address. While the screen's code loads, React still shows the previous screen, so
 * the shown location lags behind the address. A change of only the query, such as a filter, applies at once.
 */
export function SiteRoutes({ pages }: { pages: readonly Page[] }) {
  const routes = useMemo(() => createRoutes(pages), [pages]);
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const shown = deferred.pathname === location.pathname ? location : deferred;
  const handles = useMemo(
    () => (matchRoutes(routes, shown) ?? []).flatMap(({ route }) => route.handle ?? []),
    [routes, shown],
  );
  // The location is not passed to useRoutes as a parameter, because that would re-render all links of the
  // screen on each navigation.
  const shownContext = useMemo(() => ({ location: shown, navigationType: NavigationType.Pop }), [shown]);
  const next: Arrival = useNavigationType() === 'POP' ? 'history' : 'press';
  // How the viewer came to the screen that is shown now. The way to the next screen must not change it.
  const [arrived, setArrived] = useState<{ key: string; by: Arrival }>({ key: location.key, by: 'address' });
  if (shown === location && arrived.key !== location.key) setArrived({ key: location.key, by: next });
  useScrollMemory(shown);
  return (
    <ShownRoute value={{ handles, pending: shown !== location }}>
      <ErrorBoundary resetKey={shown.key} fallback={(error) => <RouteError error={error} />}>
        <ScreenArrival value={arrived.by}>
          <Suspense fallback={<Loader />}>
            <LocationContext value={shownContext}>
              <Routed routes={routes} />
            </LocationContext>
          </Suspense>
        </ScreenArrival>
      </ErrorBoundary>
    </ShownRoute>
  );
}
