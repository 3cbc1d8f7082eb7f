import { http, passthrough } from 'msw';

/**
 * In development, the site's own modules have URLs that look like API calls: /generated/api/events/events.ts.
 */
export const modulesPass = http.get(
  /^\w+:\/\/[^/]+\/(src|generated|mocks|node_modules|\.storybook|@\w+)\//,
  () => passthrough(),
);
