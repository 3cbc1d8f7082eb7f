import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ForeignPage {
  url: string;
  close(): void;
}

/** Serves a page of another site on its own origin, with one of the site's pages in a frame. */
export async function serveForeignPage(framed: string, sandbox?: string): Promise<ForeignPage> {
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' });
    outgoing.end(
      `<!doctype html><title>Another site</title><iframe src="${framed}" width="640" height="360"${sandbox ? ` sandbox="${sandbox}"` : ''}></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
