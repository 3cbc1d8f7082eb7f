/** Stylesheets that this page has requested, each resolved once it has loaded or failed. */
const requestedStyles = new Map<string, Promise<unknown>>();

/**
 * Requests a file of a lazy-loaded part, unless the page already has a link to it. Returns a promise for a
 * stylesheet, because a part is shown only with its styles. `lost-styles.ts` loads a failed one again.
 */
function request(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (!document.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    if (isStyle)
      requestedStyles.set(
        href,
        new Promise((resolve) => {
          link.onload = link.onerror = resolve;
        }),
      );
    document.head.append(link);
  }
  return requestedStyles.get(href);
}

/**
 * Runs a dynamic import after requesting the other files that it needs. The build calls it for every import,
 * in place of Vite's own function, which is three times as large.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(request));
  try {
    return await load();
  } catch (payload) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  }
}
