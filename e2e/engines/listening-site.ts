import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { LISTEN } from './page-problems.ts';

const SCRIPT = '/listen-for-problems.js';

export interface ListeningSite {
  url: string;
  close(): void;
}

/**
 * The site with one more script at the start of every page, which records problems from the first moment on: not
 * every engine lets a driver add a script to a page before it loads.
 */
export async function startListeningSite(site: string): Promise<ListeningSite> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT)
      return void outgoing.setHeader('Content-Type', 'text/javascript').end(`(function () { ${LISTEN} })()`);
    const { method, headers } = incoming;
    // An uncompressed page can be changed.
    const forwarded = request(
      site + incoming.url,
      { method: method ?? 'GET', headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        if (!isPage) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(outgoing);
        }
        const html = (await buffer(answer))
          .toString()
          .replace('<head>', `<head><script src="${SCRIPT}"></script>`);
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, others).end(html);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
