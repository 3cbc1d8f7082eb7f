import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

export interface ChangedPage {
  url: string;
  close(): void;
}

/** Headers about the connection to the site, which must not be forwarded. */
const TRANSFER_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

/** Serves the given page at one path and forwards everything else to the site. */
export async function serveChangedPage(path: string, html: string, site: string): Promise<ChangedPage> {
  const page = brotliCompressSync(html);
  const compressed = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === path) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      return void outgoing.end(page);
    }
    forward(incoming)
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body))
      .catch(() => outgoing.writeHead(502).end());
  });

  async function forward(incoming: IncomingMessage) {
    const { url = '', method = 'GET', headers: requestHeaders } = incoming;
    const response = await fetch(site + url, {
      method,
      body: method === 'GET' ? null : await buffer(incoming),
      headers: {
        'Content-Type': requestHeaders['content-type'] ?? '',
        'Accept-Language': requestHeaders['accept-language'] ?? '',
      },
    });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !TRANSFER_HEADERS.includes(name)),
    );
    const whole = Buffer.from(await response.arrayBuffer());
    if (!/javascript|css|json|svg/.test(headers['content-type'] ?? ''))
      return { status: response.status, headers, body: whole };
    const small = compressed.get(url) ?? brotliCompressSync(whole);
    if (url.startsWith('/assets/')) compressed.set(url, small);
    return { status: response.status, headers: { ...headers, 'content-encoding': 'br' }, body: small };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Removes the early script, so that no request is sent before the site's code has loaded. */
export const withoutEarlyCalls = (html: string): string =>
  html.replace(/<script type="module"[^>]*\/begin-[^>]*><\/script>/, '');

/** Removes the scripts and the data from a rendered page. No page can show the same view earlier. */
export const toBarePage = (rendered: string): string =>
  rendered
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<template\b[\s\S]*?<\/template>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(' data-style="', ' style="')
    .replace('<div id="root" hidden>', '<div id="root">')
    .replace(/ data-zone="[^"]*"/, '');
