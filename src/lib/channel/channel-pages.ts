import { ownPath } from '../links/paths';
import { isString } from '../parse/is';

export interface ChannelPage {
  id: number;
  name: string;
  url: string;
  alt_name: string | null;
}

/** The path that a channel's page is found at, or null when its url is none of ours, or none at all. */
export function pagePath(page: ChannelPage): string | null {
  if (!isString(page.url)) return null;
  const path = ownPath(page.url.startsWith('/') ? page.url : `/${page.url}`);
  return path === null || path === '/' ? null : path.replace(/[?#].*$/, '').replace(/\/$/, '') || null;
}

/** The pages that get a route of their own: a page never takes the place of one of the site's screens. */
export function pageRoutes<Page extends ChannelPage>(
  pages: readonly Page[],
  taken: readonly string[],
): { path: string; page: Page }[] {
  const routes = new Map<string, { path: string; page: Page }>();
  for (const page of pages) {
    const path = pagePath(page);
    if (path && !taken.includes(path) && !routes.has(path)) routes.set(path, { path, page });
  }
  return [...routes.values()];
}

/** The id of the page with that url or alt name. */
export function findPageId(pages: readonly ChannelPage[], urlOrAltName: string): number | null {
  const wanted = urlOrAltName.replace(/^\/|\/$/g, '');
  const page = pages.find(
    ({ url, alt_name }) => (isString(url) && url.replace(/^\/|\/$/g, '') === wanted) || alt_name === wanted,
  );
  return page?.id ?? null;
}
