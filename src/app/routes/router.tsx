import type { Page } from '@generated/model';
import { Suspense, useDeferredValue, useState } from 'react';
import {
  matchRoutes,
  Navigate,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import { pageRoutes, pageTitle, sitePath } from '../../lib/channel/channel-pages';
import { paths } from '../../lib/links/paths';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { Loader } from '../../ui/feedback/loader';
import { ArrivedByPress } from '../../ui/navigation/arrival';
import { NumericOnly } from './numeric-only';
import { RouteError } from './route-error';
import { ScreenView } from './screen-view';
import { PAGE_VIEW, SCREENS, type Screen } from './screens';
import { useScrollMemory } from './scroll-memory';
import { Shell } from './shell';
import { type RouteHandle, ShownRoute } from './shown-route';
import { ToNotFound } from './to-not-found';

/** The schedule with the favourites filter. */
const FAVOURITE_EVENTS = `${paths.schedule}?favourites=1`;

type SiteRoute = RouteObject & { handle?: RouteHandle };

/** The site's screens, then the channel's own pages; anything else redirects to /404. */
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

/** An address that no route has: an alternative name leads to its page, anything else to /404. */
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

/**
 * Renders the screen of the address. While its code loads, React keeps the previous screen, so the shown
 * location lags behind the address. A change of the query alone (filters) applies at once.
 */
export function SiteRoutes({ pages }: { pages: readonly Page[] }) {
  const [routes] = useState(() => createRoutes(pages));
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const shown = deferred.pathname === location.pathname ? location : deferred;
  const handles = (matchRoutes(routes, shown) ?? []).flatMap(({ route }) => route.handle ?? []);
  const screen = useRoutes(routes, shown);
  const pressed = useNavigationType() !== 'POP';
  // Of the screen that shows: the next press must not count for it.
  const [arrived, setArrived] = useState({ key: location.key, pressed: false });
  if (shown === location && arrived.key !== location.key) setArrived({ key: location.key, pressed });
  useScrollMemory(shown);
  return (
    <ShownRoute value={{ handles, pending: shown !== location }}>
      <ErrorBoundary resetKey={shown.key} fallback={(error) => <RouteError error={error} />}>
        <ArrivedByPress value={arrived.pressed}>
          <Suspense fallback={<Loader />}>{screen}</Suspense>
        </ArrivedByPress>
      </ErrorBoundary>
    </ShownRoute>
  );
}
