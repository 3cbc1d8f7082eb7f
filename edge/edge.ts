import { APP_PATHS, createAppFiles } from './app/app-files.ts';
import { createCalendarFeed } from './calendar/calendar-feed.ts';
import { FEED_PATH } from './calendar/feed-address.ts';
import { createChannelClient } from './channel-client.ts';
import { createUnfurl, subjectOf, type Unfurl, type UnfurlOptions } from './pages/unfurl.ts';

/** Whether this server answers an address; everything else is the static site's. */
export const isAnswered = (path: string): boolean =>
  path === FEED_PATH || APP_PATHS.includes(path) || subjectOf(path) !== null;

/** Everything that the server next to a static site answers, as one function from Request to Response. */
export function createEdge(options: UnfurlOptions): Unfurl {
  const channels = createChannelClient(options);
  const unfurl = createUnfurl(options, channels);
  const feed = createCalendarFeed(channels);
  const appFiles = createAppFiles(channels);
  return (request, later) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pathname === FEED_PATH) return feed(request, later);
    return isRead && APP_PATHS.includes(pathname) ? appFiles(request, later) : unfurl(request, later);
  };
}
