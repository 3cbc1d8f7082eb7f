import { CHANNEL_PAGE, RENDERED_ADDRESSES } from '../../src/app/first-view/rendered-paths.ts';
import type { Deployment } from './deployment.ts';
import { FILE_TYPES } from './file-types.ts';
import { type HeaderRule, ruleFor } from './header-rules.ts';

export interface NginxOptions {
  listen: string;
  /** The folder of the built site. */
  root: string;
}

/** Paths that nginx proxies to the backend if the backend has no origin of its own. */
const BACKEND = ['api', 'keys', 'storage', 'data', 'errors', 'media'];

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const WITH_CHARSET = [
  ...new Set(Object.values(FILE_TYPES).flatMap((type) => type.match(/^(.+); charset=utf-8$/)?.[1] ?? [])),
];

const indented = (lines: readonly string[]) => lines.map((line) => (line ? `    ${line}` : line));

function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...indented(lines), '}', ''];
}

const headerLines = ({ headers }: HeaderRule, except: readonly string[] = []) =>
  Object.entries(headers)
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

function matchOf({ match }: HeaderRule): string {
  if ('exact' in match) return `= ${match.exact}`;
  if ('below' in match) return `^~ ${match.below}`;
  return 'rest' in match ? '/' : `~ ${quoted(match.pattern)}`;
}

function tried(rule: HeaderRule): string {
  if (rule.shows === 'page') return 'try_files /index.html =404;';
  const own = rule.name === 'config' && 'exact' in rule.match ? '/config/$host.json ' : '';
  return `try_files ${own}$uri =404;`;
}

/** Proxies to the edge. If the edge fails or is slow, nginx serves the plain page. */
function unfurling(origin: string): string[] {
  return [
    `proxy_pass ${origin};`,
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_connect_timeout 1s;',
    'proxy_read_timeout 3s;',
    'proxy_intercept_errors on;',
    ...['Cache-Control', 'Content-Security-Policy'].map((name) => `proxy_hide_header ${name};`),
    'error_page 404 500 502 503 504 =200 /index.html;',
  ];
}

/**
 * Proxies the pages that the edge renders. A rendered page contains its API responses, so it needs no `Link`
 * header.
 */
const rendered = (origin: string, rules: readonly HeaderRule[]) =>
  [...RENDERED_ADDRESSES.map((address) => `= ${address}`), `~ ${quoted(CHANNEL_PAGE)}`].flatMap((match) =>
    location(match, [...unfurling(origin), ...headerLines(ruleFor(rules, '/'), ['Link'])]),
  );

/**
 * Proxies files that only the edge can make. If the edge is down, the response is 503 with a Retry-After
 * header.
 */
function madeByEdge(origin: string): string[] {
  return [
    `proxy_pass ${origin};`,
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_connect_timeout 1s;',
    'proxy_read_timeout 10s;',
    'gzip on;',
    'gzip_proxied any;',
    'gzip_types text/calendar application/manifest+json image/svg+xml;',
    'error_page 502 504 = @edge_down;',
  ];
}

const EDGE_DOWN = location('@edge_down', [
  'add_header Retry-After 300 always;',
  'add_header Cache-Control no-store always;',
  'return 503;',
]);

/**
 * Writes the rules as a server block of nginx. nginx also reads `grandstand-brotli.conf` if it is in the same
 * folder.
 */
export function nginxServer(
  rules: readonly HeaderRule[],
  deployment: Deployment,
  options: NginxOptions,
): string {
  const { backend, unfurl } = deployment;
  const types = Map.groupBy(Object.entries(FILE_TYPES), ([, type]) => type.split(';')[0] ?? '');
  const lines = [
    `listen ${options.listen};`,
    'server_name _;',
    `root ${options.root};`,
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${WITH_CHARSET.join(' ')};`,
    'types {',
    ...indented(
      [...types].map(([type, endings]) => `${type} ${endings.map(([ending]) => ending).join(' ')};`),
    ),
    '}',
    'default_type application/octet-stream;',
    '',
    'gzip_static on;',
    'gzip_vary on;',
    'include grandstand-brotli*.conf;',
    '',
    ...rules.flatMap((rule) => {
      if (unfurl && rule.name === 'made by the edge')
        return location(matchOf(rule), [...madeByEdge(unfurl), ...headerLines(rule, ['Cache-Control'])]);
      return location(matchOf(rule), [
        // Pages from the edge get no `Link` header. A rendered page contains those responses, and on other
        // pages the early script requests them.
        ...(unfurl && rule.name === 'unfurled'
          ? [...unfurling(unfurl), ...headerLines(rule, ['Link'])]
          : [tried(rule), ...headerLines(rule)]),
      ]);
    }),
    ...(unfurl ? [...rendered(unfurl, rules), ...EDGE_DOWN] : []),
    ...(backend
      ? BACKEND.flatMap((name) =>
          location(`^~ /${name}/`, [
            `proxy_pass ${backend};`,
            'proxy_set_header Host $http_host;',
            'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
            'proxy_set_header X-Forwarded-Proto $scheme;',
          ]),
        )
      : []),
  ];
  return ['server {', ...indented(lines), '}', ''].join('\n');
}

export const NGINX_BROTLI = 'brotli_static on;\n';
