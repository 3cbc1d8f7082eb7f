import type { HeaderRule } from './header-rules.ts';

function block(address: string, lines: readonly string[]): string {
  return [address, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/**
 * Writes the rules as the `_headers` file of CDN hosts, where every matching block applies. One block has the
 * shared headers. A block with another value removes the shared header first; hosts that cannot do so send
 * the stricter one.
 */
export function headersFile(rules: readonly HeaderRule[], files: readonly string[]): string {
  const rest = rules.find(({ match }) => 'rest' in match);
  if (!rest) throw new Error('there is no rule for all other addresses');
  const { 'Cache-Control': cacheControl = '', ...shared } = rest.headers;
  const blocks = [
    block(
      '/*',
      Object.entries(shared).map(([name, value]) => `${name}: ${value}`),
    ),
  ];
  const cache = ({ headers }: HeaderRule) => `Cache-Control: ${headers['Cache-Control'] ?? cacheControl}`;
  blocks.push(block('/', [cache(rest)]));
  for (const rule of rules) {
    const own = Object.entries(shared)
      .filter(([name, value]) => rule.headers[name] !== value)
      .flatMap(([name]) => [`! ${name}`, ...(rule.headers[name] ? [`${name}: ${rule.headers[name]}`] : [])]);
    for (const address of fileAddresses(rule, rules, files))
      blocks.push(block(address, [cache(rule), ...own]));
    if (rule.shows === 'page' && own.length > 0) blocks.push(block(wildcardOf(rule), own));
  }
  return blocks.join('\n');
}

/** Returns the paths of a rule's files, as far as a _headers file can express them. */
function fileAddresses({ name, match }: HeaderRule, rules: readonly HeaderRule[], files: readonly string[]) {
  if ('exact' in match) return [match.exact];
  if ('below' in match) return [`${match.below}*`];
  if (name !== 'file') return [];
  return files.filter((file) => !rules.some(({ match: other }) => hasOwnRule(other, file)));
}

const hasOwnRule = (match: HeaderRule['match'], file: string) =>
  ('exact' in match && match.exact === file) || ('below' in match && file.startsWith(match.below));

/** A _headers file cannot match numbers, so this returns a pattern for everything in the folder. */
function wildcardOf({ name, match }: HeaderRule): string {
  const folder = 'pattern' in match && /^\^(\/[\w-]+\/)/.exec(match.pattern)?.[1];
  if (!folder) throw new Error(`the rule "${name}" can't be written in a _headers file`);
  return `${folder}*`;
}

/** Serves the page for every path that is not a file. A missing asset gets a 404. */
export const REDIRECTS_FILE = '/assets/* /index.html 404\n/* /index.html 200\n';
