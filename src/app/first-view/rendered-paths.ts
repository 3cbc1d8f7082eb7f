import { paths } from '../../lib/links/paths.ts';

/** The screens that the edge renders, by the path of the page. It leaves out a page with a query, which may filter, or have a secret. */
const RENDERED = {
  home: /^\/$/,
  packages: /^\/(?:packages|passes)$/,
  schedule: /^\/(?:schedule|live|upcoming|vod)$/,
  watch: /^\/watch\/[1-9]\d{0,11}$/,
  about: /^\/about$/,
  contacts: /^\/contacts$/,
  faq: /^\/faq$/,
  privacy: /^\/privacy_policy$/,
  simulate: /^\/simulate$/,
  terms: /^\/terms_conditions$/,
} as const;

/** `page`: a page of the channel, which shows games as the schedule does. */
export type RenderedScreen = keyof typeof RENDERED | 'page';

export function renderedScreen(path: string): RenderedScreen | null {
  for (const [screen, pattern] of Object.entries(RENDERED))
    if (pattern.test(path)) return screen as RenderedScreen;
  return null;
}

/** The first parts of the site's own addresses. */
const OWN_PARTS = new Set(
  Object.values(paths).map((path) => (typeof path === 'string' ? path : path(0, '')).split('/')[1] ?? ''),
);

/** The addresses that a page of the channel may have, as a regular expression that browsers, Node and nginx read alike. */
export const CHANNEL_PAGE = `^/(?!(?:${[...OWN_PARTS].filter(Boolean).join('|')})$)[a-z0-9][a-z0-9_-]*$`;

const channelPage = new RegExp(CHANNEL_PAGE);

/** Whether the channel may have a page of its own there. */
export const mayBeChannelPage = (path: string): boolean => channelPage.test(path);

/** All rendered addresses without an id, for servers that compare addresses one by one. */
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
 * Pages on which another zone changes more than the times: a list under headings of days has other days, and an event's
 * page names the time at the venue too, which takes a line more.
 */
const OWN_ZONE_ONLY = /^\/(?:schedule|upcoming|watch\/\d+)$/;

export const needsOwnZone = (path: string): boolean => OWN_ZONE_ONLY.test(path) || mayBeChannelPage(path);
