import { APP_PATHS, createAppFiles } from './app/app-files.ts';
import { createCalendarFeed } from './calendar/calendar-feed.ts';
import { FEED_PATH } from './calendar/feed-address.ts';
import { createChannelClient } from './channel-client.ts';
import { createFirstPage, FIRST_PAGE_PATH, type FirstViewRenderer } from './pages/first-page.ts';
import { createUnfurl, subjectOf, type Unfurl, type UnfurlOptions } from './pages/unfurl.ts';

/** Whether this server answers an address; everything else is the static site's. */
export const isAnswered = (path: string): boolean =>
  path === FIRST_PAGE_PATH || path === FEED_PATH || APP_PATHS.includes(path) || subjectOf(path) !== null;

/** Everything that the server next to a static site answers, as one function from Request to Response. */
export interface EdgeOptions extends UnfurlOptions {
  /** Without it, home is the plain page. */
  firstView?: FirstViewRenderer | undefined;
}

export function createEdge(options: EdgeOptions): Unfurl {
  const channels = createChannelClient(options);
  const unfurl = createUnfurl(options, channels);
  const feed = createCalendarFeed(channels);
  const appFiles = createAppFiles(channels);
  const { firstView, page, config } = options;
  const firstPage = firstView && createFirstPage(firstView, page, config, channels);
  return (request, later) => {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pathname === FEED_PATH) return feed(request, later);
    // A query may ask for a team's or school's home, or have a secret.
    if (isRead && firstPage && pathname === FIRST_PAGE_PATH && search === '')
      return firstPage(request, later);
    return isRead && APP_PATHS.includes(pathname) ? appFiles(request, later) : unfurl(request, later);
  };
}
