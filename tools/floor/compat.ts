import { createRequire } from 'node:module';

// Node reads the 20 MB of data itself, because a bundler would need minutes to turn them into a module.
const require = createRequire(import.meta.url);
const bcd: Record<'api' | 'html' | 'javascript', unknown> = require('@mdn/browser-compat-data');

/** The oldest supported version of each browser. */
export type Floor = Readonly<Record<string, number>>;

interface Statement {
  version_added: string | false | null;
  version_removed?: string | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

type Support = Record<string, Statement | Statement[] | undefined>;

interface Feature {
  __compat?: { support: Support };
  [name: string]: unknown;
}

const at = (tree: unknown, ...path: string[]): Feature | undefined =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree) as
    | Feature
    | undefined;

/**
 * Returns the entry of a feature such as `Promise.withResolvers`, `structuredClone` or `<dialog closedby>`.
 */
function featureOf(name: string): Feature | undefined {
  const attribute = /^<(\S+) (\S+)>$/.exec(name);
  if (attribute) {
    const [, element = '', key = ''] = attribute;
    return at(bcd.html, 'elements', element, key) ?? at(bcd.html, 'global_attributes', key);
  }
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

function isSupportedIn(support: Statement | Statement[] | undefined, version: number): boolean {
  const statements = Array.isArray(support) ? support : support ? [support] : [];
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      !flags && !prefix && !other && !removed && typeof added === 'string' && versionOf(added) <= version,
  );
}

interface SupportResult {
  name: string;
  /** The supported browsers that lack the feature. */
  lacking: string[];
}

/**
 * Returns the first of the names that browser-compat data lists, with the browsers that lack it. Null if it
 * lists none.
 */
export function checkSupport(names: readonly string[], floor: Floor): SupportResult | null {
  for (const name of names) {
    const support = featureOf(name)?.__compat?.support;
    if (support) return { name, lacking: lackingOf(support, floor) };
  }
  return null;
}

/** Returns the supported browsers whose oldest version lacks the feature, according to the support table. */
export function lackingOf(support: Support, floor: Floor): string[] {
  return Object.entries(floor)
    .filter(([browser, version]) => support[browser] && !isSupportedIn(support[browser], version))
    .map(([browser]) => browser);
}
