/** One file of the build has the texts of the whole first view, those of `site` among them. */
const files = import.meta.glob('./messages/site/*.json');

/** Prefetches the texts of the first view. Opening the site reports a failure. */
export function prefetchFirstTexts(language: string): void {
  files[`./messages/site/${language}.json`]?.().catch(() => {});
}
