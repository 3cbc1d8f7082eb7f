import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BarePage {
  url: string;
  close(): void;
}

/** The styles of a page in itself, in the order of its links. */
async function withStyles(html: string, site: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  const styles = await Promise.all(links.map(async ([, href]) => (await fetch(site + href)).text()));
  return links.reduce(
    (page, [link], index) => page.replace(link, () => `<style>${styles[index]}</style>`),
    html,
  );
}

/**
 * The page that the edge renders, without scripts and data, and with its styles in it: nothing shows home earlier. Its
 * pictures and fonts come from the site.
 */
export async function serveBarePage(rendered: string, site: string): Promise<BarePage> {
  const plain = rendered
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<template\b[\s\S]*?<\/template>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(' data-style="', ' style="')
    .replace('<div id="root" hidden>', '<div id="root">')
    .replace(/ data-zone="[^"]*"/, '');
  const page = brotliCompressSync(await withStyles(plain, site));
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      return void outgoing.end(page);
    }
    fetch(site + incoming.url)
      .then(async (answer) => {
        outgoing.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
        outgoing.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => outgoing.writeHead(502).end());
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
