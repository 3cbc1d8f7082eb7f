/** The screens that the edge renders, by the path of the page. Without a query, which may filter, or have a secret. */
const RENDERED = {
  home: /^\/$/,
  packages: /^\/(?:packages|passes)$/,
  schedule: /^\/(?:schedule|live|upcoming|vod)$/,
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
] as const;

/** Pages that list their content under the viewer's days. In another zone they have other days, not only other times. */
const BY_DAY = /^\/(?:schedule|upcoming)$/;

export const isByDay = (path: string): boolean => BY_DAY.test(path);
