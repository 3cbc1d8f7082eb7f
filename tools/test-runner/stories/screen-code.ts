/** A screen's path, and what its code is imported by. */
export interface ScreenCode {
  path: string;
  specifier: string;
}

const IMPORT = String.raw`\(\) => import\('([^']+)'\)`;
const ENTRY = new RegExp(`export const (\\w+) = ${IMPORT}`, 'g');
const VIEW = new RegExp(`const (\\w+) = lazyView\\(\\s*(?:code\\.(\\w+)|${IMPORT})`, 'g');
const ROW = new RegExp(
  `path: '([^']*)',[^]*?load: (?:lazyView\\(\\s*(?:code\\.(\\w+)|${IMPORT})|(\\w+))`,
  'g',
);

/** The screens of the tables in `src/app/routes`, a screen within another under the path of both. */
export function parseScreens(screens: string, entries: string): ScreenCode[] {
  const codeOf = new Map([...entries.matchAll(ENTRY)].map(([, name = '', code = '']) => [name, code]));
  const viewOf = new Map(
    [...screens.matchAll(VIEW)].map(([, name = '', entry = '', code]) => [name, code ?? codeOf.get(entry)]),
  );
  let outer = '';
  return [...screens.matchAll(ROW)].flatMap(([, path = '', entry = '', code, view = '']) => {
    if (path.startsWith('/')) outer = path;
    const specifier = code ?? codeOf.get(entry) ?? viewOf.get(view);
    return specifier ? [{ path: path.startsWith('/') ? path : `${outer}/${path}`, specifier }] : [];
  });
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** The addresses that a file's text names; what a template fills in is any segment. */
const addressesIn = (text: string): string[] =>
  [...text.replace(/\$\{[^}]*\}/g, '_').matchAll(/['"`](\/[^\s'"`?#]*)/g)].map(([, address = '']) => address);

/** A screen is at an address if it is its own or begins it, as that of a screen within it does. */
function isAt(path: string, address: string): boolean {
  const [pattern, segments] = [segmentsOf(path), segmentsOf(address)];
  if (path.endsWith('/')) return segments.length === pattern.length;
  return pattern.every(
    (part, index) => segments[index] === part || (part.startsWith(':') && segments[index] !== undefined),
  );
}

/** Where the screen of all pages of a channel is, which have addresses of their own. */
const PAGE_VIEW = '/schedule';

/** The screens at the addresses that a text names. */
export function screensNamedIn(text: string, screens: readonly ScreenCode[]): ScreenCode[] {
  const found = addressesIn(text).flatMap((address) => {
    const here = screens.filter(({ path }) => isAt(path, address));
    const isPage = here.length === 0 && segmentsOf(address).length === 1;
    return isPage ? screens.filter(({ path }) => path === PAGE_VIEW) : here;
  });
  return [...new Set(found)];
}
