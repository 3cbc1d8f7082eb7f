import type { Page } from '@generated/model';
import { Suspense, useDeferredValue, useState } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { pageRoutes } from '../../lib/channel/channel-pages';
import { paths } from '../../lib/links/paths';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { Loader } from '../../ui/feedback/loader';
import { NumericOnly } from './numeric-only';
import { RouteError } from './route-error';
import { ScreenView } from './screen-view';
import { PAGE_VIEW, SCREENS, type Screen } from './screens';
import { useScrollMemory } from './scroll-memory';
import { Shell } from './shell';
import { type RouteHandle, ShownRoute } from './shown-route';

/** The schedule, narrowed to what the viewer follows. */
const FAVOURITE_EVENTS = `${paths.schedule}?favourites=1`;

type SiteRoute = RouteObject & { handle?: RouteHandle };

/** The product's screens, then the channel's own pages; whatever else is asked for is /404. */
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
            handle: { name: page.title },
          }),
        ),
        { path: paths.favouriteEvents, element: <Navigate to={FAVOURITE_EVENTS} replace /> },
        { path: '*', element: <Navigate to={paths.notFound} replace /> },
      ],
    },
  ];
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
 * The screen of the address. While the next one's code loads, React keeps the one on the page: what is
 * shown lags behind the address, and everything within reads the shown one's. A change of what one
 * screen shows (its filters) waits for no code and is there at once, so that the next choice adds to it.
 */
export function SiteRoutes({ pages }: { pages: readonly Page[] }) {
  const [routes] = useState(() => createRoutes(pages));
  const location = useLocation();
  const late = useDeferredValue(location);
  const shown = late.pathname === location.pathname ? location : late;
  const handles = (matchRoutes(routes, shown) ?? []).flatMap(({ route }) => route.handle ?? []);
  const screen = useRoutes(routes, shown);
  useScrollMemory(shown);
  return (
    <ShownRoute value={{ handles, pending: shown !== location }}>
      <ErrorBoundary resetKey={shown.key} fallback={(error) => <RouteError error={error} />}>
        <Suspense fallback={<Loader />}>{screen}</Suspense>
      </ErrorBoundary>
    </ShownRoute>
  );
}
