import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createCompressor } from './compress.ts';
import { createEdge, type EdgeOptions, isHandled } from './edge.ts';

export interface NodeEdgeOptions
  extends Pick<EdgeOptions, 'timeoutMs' | 'hosts' | 'firstView' | 'firstViewMs'> {
  /** The folder of the built site. */
  dist: string;
  /** Used instead of the folder's config.json. */
  config?: unknown;
  /**
   * The server for paths on the site's own origin. It is never taken from a request, whose Host header
   * anybody can set.
   */
  backend: string | (() => string);
  /** Returns additional headers for a page. */
  headers?: (path: string) => Record<string, string>;
}

/** A host name or IP address with an optional port. Any other Host header is rejected. */
const HOST = /^[a-z0-9.-]{1,255}(:\d{1,5})?$/i;

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

/** Runs the edge on Node's HTTP server. Returns false for a URL that the edge does not handle. */
export function nodeEdge(options: NodeEdgeOptions) {
  const { dist, config, backend, headers = () => ({}), timeoutMs, hosts, firstView, firstViewMs } = options;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const compress = createCompressor();
  const edge = createEdge({
    timeoutMs,
    hosts,
    firstView,
    firstViewMs,
    config: async ({ hostname }) => config ?? configOf(dist, hostname),
    backend: () => (typeof backend === 'string' ? backend : backend()),
    page: async ({ url }) =>
      new Response(html, {
        headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers(new URL(url).pathname) },
      }),
  });

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = 'GET', url = '/' } = incoming;
    const [pathname = '/', search = ''] = url.split('?');
    if ((method !== 'GET' && method !== 'HEAD') || !isHandled({ pathname, search }, firstView !== undefined))
      return false;
    const scheme = incoming.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    const { host = 'localhost' } = incoming.headers;
    if (!HOST.test(host) || !URL.canParse(url, `${scheme}://${host}`)) {
      outgoing.writeHead(400).end();
      return true;
    }
    // The function is async, so that whatever a malformed request throws becomes a rejection.
    const respond = async () => {
      const headers = {
        'Accept-Language': incoming.headers['accept-language'] ?? '',
        Cookie: incoming.headers.cookie ?? '',
        'If-None-Match': incoming.headers['if-none-match'] ?? '',
      };
      const response = await edge(new Request(new URL(url, `${scheme}://${host}`), { method, headers }));
      const { headers: sent } = response;
      const whole = Buffer.from(await response.arrayBuffer());
      const body = compress(whole, sent, String(incoming.headers['accept-encoding'] ?? ''));
      outgoing.writeHead(response.status, Object.fromEntries(sent)).end(body);
    };
    respond().catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
    return true;
  };
}
