import type { Page } from '@generated/model';
import { Navigate, type RouteObject } from 'react-router-dom';
import { pageRoutes } from '../../lib/channel-pages';
import { paths } from '../../lib/paths';
import { Loader } from '../../ui/loader';
import { numericOnly } from './numeric-only';
import { RouteError } from './route-error';
import type { RouteHandle } from './route-handle';
import { PAGE_VIEW, SCREENS, type Screen } from './screens';
import { Shell } from './shell';

/** The schedule, narrowed to what the viewer follows. */
const FAVOURITE_EVENTS = `${paths.schedule}?favourites=1`;

/** The product's screens, then the channel's own pages; whatever else is asked for is /404. */
export function createRoutes(pages: readonly Page[]): RouteObject[] {
  const taken = [paths.favouriteEvents, ...SCREENS.map(({ path }) => path)];
  return [
    {
      element: <Shell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Loader />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...SCREENS.map(screenRoute),
            ...pageRoutes(pages, taken).map(({ path, page }) => ({
              path,
              id: `page-${page.id}`,
              lazy: PAGE_VIEW,
              handle: { name: page.title } satisfies RouteHandle,
            })),
            { path: paths.favouriteEvents, element: <Navigate to={FAVOURITE_EVENTS} replace /> },
            { path: '*', element: <Navigate to={paths.notFound} replace /> },
          ],
        },
      ],
    },
  ];
}

function screenRoute({ path, title, layout, load, numeric, children }: Screen): RouteObject {
  return {
    path,
    lazy: load,
    handle: { title, layout } satisfies RouteHandle,
    loader: numeric ? numericOnly(numeric) : undefined,
    children: children?.map(screenRoute),
  };
}
