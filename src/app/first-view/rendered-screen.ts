/**
 * The screens that the edge renders, by the path of the page. It does not render a page with a query, because
 * the query may filter or contain a secret.
 */
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

/** `page` is a page of the channel, which shows games as the schedule does. */
export type RenderedScreen = keyof typeof RENDERED | 'page';

export function renderedScreen(path: string): RenderedScreen | null {
  for (const [screen, pattern] of Object.entries(RENDERED))
    if (pattern.test(path)) return screen as RenderedScreen;
  return null;
}
