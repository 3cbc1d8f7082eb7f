import { contentPolicy, type Framing, type InlineHashes } from './content-policy.ts';
import type { Deployment } from './deployment.ts';
import { earlyHints } from './early-hints.ts';

/** The URL paths of a rule. The first matching rule applies. */
type Match =
  | { exact: string }
  | { below: string }
  /** A regular expression in the syntax that browsers, Node and nginx have in common. */
  | { pattern: string }
  | { rest: true };

export interface HeaderRule {
  name:
    | 'config'
    | 'assets'
    | 'made by the edge'
    | 'service worker'
    | 'offline page'
    | 'test stream'
    | 'embed'
    | 'page'
    | 'file'
    | 'unfurled'
    | 'other page';
  match: Match;
  /** Whether these paths are files of their own or show the site's single page. */
  shows: 'file' | 'page';
  headers: Record<string, string>;
}

const CACHE = {
  revalidated: 'no-cache',
  day: 'public, max-age=86400',
  ever: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const;

/** A file that is opened as a document, such as an SVG, can run nothing and cannot be framed. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The service worker only refetches the site's own files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Paths for which the edge writes a description into the page. */
const UNFURLED = '^/(watch/[0-9]+|share/[0-9]+/[A-Za-z0-9-]+)/?$';

const EDGE_FILES = [
  '/calendar.ics',
  '/manifest.webmanifest',
  '/app-icon.svg',
  '/app-icon-maskable.svg',
  '/apple-touch-icon.png',
];

const OFF = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'].concat(
  ['microphone', 'midi', 'usb', 'serial', 'hid'],
);
/** Features that another service's video player may use in a frame. */
const PLAYING = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

function permissions({ allow }: Deployment): string {
  const embeds = allow.embeds.includes('https:')
    ? '*'
    : `(self${allow.embeds.map((origin) => ` "${origin}"`).join('')})`;
  return [
    ...OFF.map((feature) => `${feature}=()`),
    ...PLAYING.map((feature) => `${feature}=${embeds}`),
    'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  ].join(', ');
}

/** Returns all response headers. nginx, CDN hosts and `npm start` are all configured from these rules. */
export function headerRules(deployment: Deployment, inline: InlineHashes): HeaderRule[] {
  /** Returns the headers of every response. */
  const headers = (cache: string) => ({
    'Cache-Control': cache,
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  });
  // A page loads dozens of files, and headers that only apply to pages would be larger than some of them.
  const file = (cache: string) => ({ ...headers(cache), 'Content-Security-Policy': FILE_POLICY });
  const plain = (framing: Framing) => ({
    ...headers(CACHE.revalidated),
    'Content-Security-Policy': contentPolicy(deployment, inline, framing),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions(deployment),
  });
  const hints = earlyHints(deployment);
  const asPage = (framing: Framing) => (hints ? { ...plain(framing), Link: hints } : plain(framing));
  const page = asPage('nobody');
  return [
    { name: 'config', match: { exact: '/config.json' }, shows: 'file', headers: file(CACHE.revalidated) },
    { name: 'config', match: { below: '/config/' }, shows: 'file', headers: file(CACHE.revalidated) },
    { name: 'assets', match: { below: '/assets/' }, shows: 'file', headers: file(CACHE.ever) },
    // The edge sends its own caching headers for these paths. These headers apply only to static files in
    // their place.
    ...EDGE_FILES.map(
      (address): HeaderRule => ({
        name: 'made by the edge',
        match: { exact: address },
        shows: 'file',
        headers: file(CACHE.revalidated),
      }),
    ),
    {
      name: 'service worker',
      match: { exact: '/service-worker.js' },
      shows: 'file',
      headers: { ...headers(CACHE.revalidated), 'Content-Security-Policy': WORKER_POLICY },
    },
    {
      name: 'offline page',
      match: { exact: '/offline.html' },
      shows: 'file',
      headers: plain('nobody'),
    },
    // The ready check measures the connection with this stream, so it must not come from a cache.
    {
      name: 'test stream',
      match: { below: '/test-stream/' },
      shows: 'file',
      headers: file(CACHE.never),
    },
    {
      name: 'embed',
      match: { pattern: '^/watch_embed/[0-9]+/?$' },
      shows: 'page',
      headers: asPage('everybody'),
    },
    { name: 'unfurled', match: { pattern: UNFURLED }, shows: 'page', headers: page },
    { name: 'page', match: { exact: '/index.html' }, shows: 'page', headers: page },
    // A missing path that looks like a file, such as a script of an old release, gets a 404 and never the
    // page.
    {
      name: 'file',
      match: { pattern: '\\.[A-Za-z][A-Za-z0-9]*$' },
      shows: 'file',
      headers: file(CACHE.day),
    },
    { name: 'other page', match: { rest: true }, shows: 'page', headers: page },
  ];
}

function fits(match: Match, path: string): boolean {
  if ('exact' in match) return path === match.exact;
  if ('below' in match) return path.startsWith(match.below);
  return 'rest' in match || new RegExp(match.pattern).test(path);
}

export function ruleFor(rules: readonly HeaderRule[], path: string): HeaderRule {
  const rule = rules.find(({ match }) => fits(match, path));
  if (!rule) throw new Error(`no header rule matches ${path}`);
  return rule;
}
