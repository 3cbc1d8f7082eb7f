/** The build puts all texts of the first view into the file of the area `site`. */
const files = import.meta.glob('./messages/site/*.json');

/** Prefetches the texts of the first view. Failures are ignored, because opening the site reports them. */
export function prefetchFirstTexts(language: string): void {
  files[`./messages/site/${language}.json`]?.().catch(() => {});
}
