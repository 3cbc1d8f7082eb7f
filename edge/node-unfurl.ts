import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createUnfurl, subjectOf, type UnfurlOptions } from './unfurl.ts';

interface NodeUnfurlOptions extends Pick<UnfurlOptions, 'timeoutMs'> {
  /** The folder of the built site. */
  dist: string;
  /** In place of the folder's config.json. */
  config?: unknown;
  /** Where paths of the site's own origin are answered. Never read off a request: its host may be anybody's. */
  backend: string | (() => string);
  /** What else is sent with the page. */
  headers?: (path: string) => Record<string, string>;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function configOf(dist: string, host: string): unknown {
  const own = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? read(join(dist, 'config', `${host}.json`)) : null;
  return JSON.parse(own ?? read(join(dist, 'config.json')) ?? '{}');
}

/** The unfurling function behind Node's server; false where the address is no page that unfurls. */
export function nodeUnfurl(options: NodeUnfurlOptions) {
  const { dist, config, backend, headers = () => ({}), timeoutMs } = options;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const unfurl = createUnfurl({
    timeoutMs,
    config: async ({ hostname }) => config ?? configOf(dist, hostname),
    backend: () => (typeof backend === 'string' ? backend : backend()),
    page: async ({ url }) =>
      new Response(html, {
        headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers(new URL(url).pathname) },
      }),
  });

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = 'GET', url = '/' } = incoming;
    const [path = '/'] = url.split('?');
    if ((method !== 'GET' && method !== 'HEAD') || !subjectOf(path)) return false;
    const scheme = incoming.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    const base = `${scheme}://${incoming.headers.host ?? 'localhost'}`;
    if (!URL.canParse(path, base)) return false;
    unfurl(new Request(new URL(path, base), { method }))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      })
      .catch(() => outgoing.writeHead(500).end());
    return true;
  };
}
