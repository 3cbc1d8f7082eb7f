import { createRequire } from 'node:module';

// Node reads the 20 MB itself: a bundler would take minutes to make a module of them.
const require = createRequire(import.meta.url);
const bcd: Record<'api' | 'css' | 'html' | 'javascript', unknown> = require('@mdn/browser-compat-data');

/** The oldest version of each browser that the site runs in. */
export type Floor = Readonly<Record<string, number>>;

interface Statement {
  version_added: string | false | null;
  version_removed?: string | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

interface Feature {
  __compat?: { support: Record<string, Statement | Statement[] | undefined> };
  [name: string]: unknown;
}

const at = (tree: unknown, ...path: string[]): Feature | undefined =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree) as
    | Feature
    | undefined;

/** The entry of a feature such as `Promise.withResolvers`, `structuredClone` or `<dialog closedby>`. */
export function featureOf(name: string): Feature | undefined {
  const attribute = /^<(\S+) (\S+)>$/.exec(name);
  if (attribute) {
    const [, element = '', key = ''] = attribute;
    return at(bcd.html, 'elements', element, key) ?? at(bcd.html, 'global_attributes', key);
  }
  const property = /^css (\S+)$/.exec(name)?.[1];
  if (property) return at(bcd.css, 'properties', property);
  const path = name.split('.');
  const [owner = '', member = ''] = path;
  return (
    at(bcd.javascript, 'builtins', ...path) ??
    at(bcd.javascript, 'builtins', 'Intl', ...path) ??
    at(bcd.api, ...path) ??
    at(bcd.api, owner, `${member}_static`) ??
    (member ? undefined : at(bcd.api, `${name}_static`))
  );
}

const versionOf = (text: string) => Number.parseFloat(text.replace('≤', ''));

function hasIt(support: Statement | Statement[] | undefined, version: number): boolean {
  const statements = Array.isArray(support) ? support : support ? [support] : [];
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      !flags && !prefix && !other && !removed && typeof added === 'string' && versionOf(added) <= version,
  );
}

/** The browsers of the floor that do not have the feature yet; empty where nothing is known about it. */
export function lacking(feature: Feature, floor: Floor): string[] {
  const support = feature.__compat?.support;
  if (!support) return [];
  return Object.entries(floor)
    .filter(([browser, version]) => support[browser] && !hasIt(support[browser], version))
    .map(([browser]) => browser);
}
