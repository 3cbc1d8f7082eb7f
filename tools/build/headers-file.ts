import type { HeaderRule } from './header-rules.ts';

function block(address: string, lines: readonly string[]): string {
  return [address, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/**
 * The rules as the `_headers` file that CDN hosts read. There every block that fits an address applies: what all
 * share stands in one, and a block that differs first takes that header off (a host that can't keeps the stricter).
 */
export function headersFile(rules: readonly HeaderRule[], files: readonly string[]): string {
  const rest = rules.find(({ match }) => 'rest' in match);
  if (!rest) throw new Error('there is no rule for the rest');
  const { 'Cache-Control': asked = '', ...shared } = rest.headers;
  const blocks = [
    block(
      '/*',
      Object.entries(shared).map(([name, value]) => `${name}: ${value}`),
    ),
  ];
  const cache = ({ headers }: HeaderRule) => `Cache-Control: ${headers['Cache-Control'] ?? asked}`;
  blocks.push(block('/', [cache(rest)]));
  for (const rule of rules) {
    const own = Object.entries(shared)
      .filter(([name, value]) => rule.headers[name] !== value)
      .flatMap(([name]) => [`! ${name}`, ...(rule.headers[name] ? [`${name}: ${rule.headers[name]}`] : [])]);
    for (const address of fileAddresses(rule, rules, files))
      blocks.push(block(address, [cache(rule), ...own]));
    if (rule.shows === 'page' && own.length > 0) blocks.push(block(starred(rule), own));
  }
  return blocks.join('\n');
}

/** Where a rule's files are, as far as they can be named there. */
function fileAddresses({ name, match }: HeaderRule, rules: readonly HeaderRule[], files: readonly string[]) {
  if ('exact' in match) return [match.exact];
  if ('below' in match) return [`${match.below}*`];
  if (name !== 'file') return [];
  return files.filter((file) => !rules.some(({ match: other }) => isElsewhere(other, file)));
}

const isElsewhere = (match: HeaderRule['match'], file: string) =>
  ('exact' in match && match.exact === file) || ('below' in match && file.startsWith(match.below));

/** Patterns there know no numbers: everything below the folder. */
function starred({ name, match }: HeaderRule): string {
  const folder = 'pattern' in match && /^\^(\/[\w-]+\/)/.exec(match.pattern)?.[1];
  if (!folder) throw new Error(`the rule "${name}" can't be said in a _headers file`);
  return `${folder}*`;
}

/** The page for every address that is no file; a missing asset is a 404. */
export const REDIRECTS_FILE = '/assets/* /index.html 404\n/* /index.html 200\n';
