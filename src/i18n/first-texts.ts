/** The build puts the texts of the whole first view, including those of the area `site`, into one file. */
const files = import.meta.glob('./messages/site/*.json');

/** Prefetches the texts of the first view. Failures are ignored, because opening the site reports them. */
export function prefetchFirstTexts(language: string): void {
  files[`./messages/site/${language}.json`]?.().catch(() => {});
}
