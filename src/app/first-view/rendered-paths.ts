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

export type RenderedScreen = keyof typeof RENDERED;

export function renderedScreen(path: string): RenderedScreen | null {
  for (const [screen, pattern] of Object.entries(RENDERED))
    if (pattern.test(path)) return screen as RenderedScreen;
  return null;
}

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

export const needsOwnZone = (path: string): boolean => OWN_ZONE_ONLY.test(path);
