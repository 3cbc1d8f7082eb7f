import { ownPath, paths } from '../links/paths';
import { isString } from '../parse/is';

export interface ChannelPage {
  id: number;
  name: string;
  url: string;
  alt_name: string | null;
}

const SITE_PATHS: readonly unknown[] = Object.values(paths);

/** Returns the path of a channel's page; null if the page's url is missing or not on this site. */
export function pagePath(page: ChannelPage): string | null {
  if (!isString(page.url)) return null;
  const path = ownPath(page.url.startsWith('/') ? page.url : `/${page.url}`);
  return path === null || path === '/' ? null : path.replace(/[?#].*$/, '').replace(/\/$/, '') || null;
}

/** Returns the channel's pages that get a route. A page never replaces one of the site's own screens. */
export function pageRoutes<Page extends ChannelPage>(
  pages: readonly Page[],
  takenPaths: readonly string[],
): { path: string; page: Page }[] {
  const routes = new Map<string, { path: string; page: Page }>();
  for (const page of pages) {
    const path = pagePath(page);
    if (path && !takenPaths.includes(path) && !routes.has(path)) routes.set(path, { path, page });
  }
  return [...routes.values()];
}

/** Returns the id of the page with this url, or otherwise of the page with this alternative name. */
export function findPageId(pages: readonly ChannelPage[], urlOrAltName: string): number | null {
  const name = withoutSlashes(urlOrAltName);
  const page =
    pages.find(({ url }) => isString(url) && withoutSlashes(url) === name) ??
    pages.find(({ alt_name }) => isString(alt_name) && alt_name !== '' && withoutSlashes(alt_name) === name);
  return page?.id ?? null;
}

const withoutSlashes = (text: string) => text.replace(/^\/|\/$/g, '');

/** Returns the page's title, or its name if it has no title. */
export function pageTitle({ title, name }: { title: string | null; name: string }): string {
  return title?.trim() || name;
}

/**
 * Resolves the link of a menu entry, a slide or an address to a path of this site. A page's alternative name
 * resolves to that page's path. Returns null if the link does not lead to this site.
 */
export function sitePath(pages: readonly ChannelPage[], link: string): string | null {
  const path = ownPath(link);
  // An address with another scheme, or a host without a scheme, is not the name of a page.
  const name = path === null && /^[^/:?#\\.]+$/.test(link.trim()) ? link.trim() : null;
  if (path === null && name === null) return null;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path ?? '') ?? [];
  if (SITE_PATHS.includes(pathname)) return path;
  const id = findPageId(pages, name ?? decoded(pathname));
  const page = pages.find((one) => one.id === id);
  const target = page && pagePath(page);
  return target ? target + rest : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
