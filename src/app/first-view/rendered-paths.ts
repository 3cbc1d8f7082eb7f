import { paths } from '../../lib/links/paths.ts';

/** The first segments of the site's own paths. */
const OWN_PARTS = new Set(
  Object.values(paths).map((path) => (typeof path === 'string' ? path : path(0, '')).split('/')[1] ?? ''),
);

/**
 * The addresses that a page of the channel may have, as a regular expression that means the same to browsers,
 * Node and nginx.
 */
export const CHANNEL_PAGE = `^/(?!(?:${[...OWN_PARTS].filter(Boolean).join('|')})$)[a-z0-9][a-z0-9_-]*$`;

const channelPage = new RegExp(CHANNEL_PAGE);

/** Whether the channel may have a page of its own at this path. */
export const mayBeChannelPage = (path: string): boolean => channelPage.test(path);

/** All rendered addresses without an id, for servers that compare each address with a list. */
export const RENDERED_ADDRESSES = [
  '/',
  '/packages',
  '/passes',
  '/schedule',
  '/live',
  '/upcoming',
  '/vod',
  '/about',
  '/contacts',
  '/faq',
  '/privacy_policy',
  '/simulate',
  '/terms_conditions',
] as const;

/**
 * The pages on which another time zone changes more than the times. A list by days has other days, and an
 * event's page also states the time at the venue, which takes another line.
 */
const OWN_ZONE_ONLY = /^\/(?:schedule|upcoming|watch\/\d+)$/;

export const needsOwnZone = (path: string): boolean => OWN_ZONE_ONLY.test(path) || mayBeChannelPage(path);
