export interface Dependency {
  name: string;
  /** Whether the package is shipped with the site, not only used to build and test it. */
  shipped: boolean;
  licence: string | null;
}

/** Licences that allow selling the site to anybody. */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
/** Licences that are also acceptable for tools, since no part of a tool is shipped. */
const TOOLS = [
  ...SHIPPED,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
];

/** Packages whose licence is not in package.json, with the place where a person read it. */
const READ_BY_HAND: Record<string, { licence: string; where: string }> = {
  'dom-walk': { licence: 'MIT', where: 'the `licenses` field of its package.json, and its LICENCE file' },
};

/**
 * Whether a licence expression is allowed. For OR, one of the licences must be allowed, and for AND all of
 * them.
 */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((choice) => isAllowed(choice, allowed));
  return plain.split(' AND ').every((part) => allowed.includes(part));
}

/** Returns what is wrong with a dependency's licence, or null. */
export function licenceProblem({ name, shipped, licence }: Dependency): string | null {
  const known = licence ?? READ_BY_HAND[name]?.licence ?? null;
  if (known === null) return `${name} names no licence`;
  return isAllowed(known, shipped ? SHIPPED : TOOLS)
    ? null
    : `${name} is under ${known}${shipped ? ', and is shipped' : ''}`;
}
