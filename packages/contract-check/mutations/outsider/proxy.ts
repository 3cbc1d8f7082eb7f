import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Variation } from './exchange.ts';
import { type BackendResponse, type Call, ConnectionResetError, withVariations } from './with-variations.ts';

/** fetch has already decoded the body, so the headers of its encoded form no longer apply. */
const OF_ENCODING = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
const WITHOUT_BODY = new Set([204, 304]);

async function forward({ method, url, headers, body }: Call): Promise<BackendResponse> {
  const response = await fetch(url, { method, headers, body, redirect: 'manual' });
  const received = new Headers(response.headers);
  for (const name of OF_ENCODING) received.delete(name);
  return { status: response.status, headers: received, text: await response.text() };
}

/** Starts a proxy in front of a backend that applies variations to its requests and responses. */
export async function startProxy(target: string, variations: readonly Variation[]) {
  const respond = withVariations(forward, variations);
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const { host: _, connection: __, 'content-length': ___, ...sent } = incoming.headers;
    const response = await respond({
      method: incoming.method ?? 'GET',
      url: target + (incoming.url ?? ''),
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
      body: parts.length > 0 ? Buffer.concat(parts).toString() : null,
    });
    const isCompressed = response.headers.get('content-encoding') === 'gzip';
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (WITHOUT_BODY.has(response.status)) outgoing.end();
    else outgoing.end(isCompressed ? gzipSync(response.text) : response.text);
  };
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      if (error instanceof ConnectionResetError) incoming.socket.resetAndDestroy();
      else outgoing.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
