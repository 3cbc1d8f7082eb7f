/** The screens that the edge renders, by the path of the page. Without a query, which may filter, or have a secret. */
const RENDERED = {
  home: /^\/$/,
  packages: /^\/(?:packages|passes)$/,
  watch: /^\/watch\/[1-9]\d{0,11}$/,
} as const;

export type RenderedScreen = keyof typeof RENDERED;

export function renderedScreen(path: string): RenderedScreen | null {
  for (const [screen, pattern] of Object.entries(RENDERED))
    if (pattern.test(path)) return screen as RenderedScreen;
  return null;
}
