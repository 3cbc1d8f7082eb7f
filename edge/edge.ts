import { APP_PATHS, createAppFiles } from './app/app-files.ts';
import { createCalendarFeed } from './calendar/calendar-feed.ts';
import { FEED_PATH } from './calendar/feed-address.ts';
import { createChannelClient } from './channel-client.ts';
import { createFirstPage, type FirstViewRenderer, isRendered } from './pages/first-page.ts';
import { createUnfurl, subjectOf, type Unfurl, type UnfurlOptions } from './pages/unfurl.ts';

/** Whether the edge handles a URL. Everything else belongs to the static site. */
export const isHandled = (address: Pick<URL, 'pathname' | 'search'>, renders: boolean): boolean =>
  address.pathname === FEED_PATH ||
  APP_PATHS.includes(address.pathname) ||
  subjectOf(address.pathname) !== null ||
  (renders && isRendered(address));

/** Options of the edge, which is a function from Request to Response that runs next to a static site. */
export interface EdgeOptions extends UnfurlOptions {
  /** Renders first views. Without it, no screen is rendered. */
  firstView?: FirstViewRenderer | undefined;
  /** The maximum time that a page waits for its first view. */
  firstViewMs?: number | undefined;
}

export function createEdge(options: EdgeOptions): Unfurl {
  const channels = createChannelClient(options);
  const unfurl = createUnfurl(options, channels);
  const feed = createCalendarFeed(channels);
  const appFiles = createAppFiles(channels);
  const { firstView, config, firstViewMs } = options;
  const firstPage = firstView && createFirstPage(firstView, unfurl, config, channels, firstViewMs);
  return (request, waitUntil) => {
    const address = new URL(request.url);
    const { pathname } = address;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pathname === FEED_PATH) return feed(request, waitUntil);
    if (isRead && firstPage && isRendered(address)) return firstPage(request, waitUntil);
    return isRead && APP_PATHS.includes(pathname) ? appFiles(request, waitUntil) : unfurl(request, waitUntil);
  };
}
