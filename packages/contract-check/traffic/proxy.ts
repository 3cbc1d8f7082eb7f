import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Exchange } from './exchange.ts';

const MAX_COPY_BYTES = 8_000_000;

export interface Proxy {
  url: string;
  close(): Promise<void>;
}

interface ProxyOptions {
  target: string;
  port: number;
  /** Receives a copy of each request and response after the response was forwarded. */
  onExchange(exchange: Exchange): void;
}

/** Starts a proxy between a client and a backend that neither delays nor changes anything. */
export async function startProxy({ target, port, onExchange }: ProxyOptions): Promise<Proxy> {
  const base = new URL(target);
  const send = base.protocol === 'https:' ? secureRequest : plainRequest;
  const server = createServer((incoming, outgoing) => {
    const url = new URL((incoming.url ?? '/').replace(/^\/+/, '/'), base);
    const headers = { ...incoming.headers, host: base.host };
    const requestChunks: Buffer[] = [];
    const onward = send(url, { method: incoming.method, headers }, (response) => {
      pass(response, outgoing, (body) => {
        const copy = plainCopy(body, response.headers['content-encoding']);
        if (copy !== null) onExchange(exchangeOf(incoming, url, requestChunks, response, copy));
      });
    });
    onward.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'Content-Type': 'text/plain' });
      outgoing.end('The backend did not answer.\n');
    });
    incoming.on('data', (chunk: Buffer) => requestChunks.push(chunk));
    incoming.pipe(onward);
    outgoing.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${taken}`, close };
}

function pass(response: IncomingMessage, outgoing: ServerResponse, done: (body: Buffer) => void): void {
  outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, response.rawHeaders);
  const copy: Buffer[] = [];
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MAX_COPY_BYTES) copy.push(chunk);
  });
  response.on('end', () => {
    if (size <= MAX_COPY_BYTES) done(Buffer.concat(copy));
  });
  response.on('error', () => outgoing.destroy());
  response.pipe(outgoing);
}

function exchangeOf(
  incoming: IncomingMessage,
  url: URL,
  requestChunks: Buffer[],
  response: IncomingMessage,
  text: string,
): Exchange {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = Buffer.concat(requestChunks).toString();
  return {
    method: incoming.method ?? 'GET',
    url: url.href,
    requestBody: body === '' ? null : body,
    status: response.statusCode ?? 0,
    headers,
    text,
  };
}

/** Returns the decompressed body, or null when its encoding is not supported. */
function plainCopy(body: Buffer, encoding: string | undefined): string | null {
  try {
    if (encoding === 'gzip') return gunzipSync(body).toString();
    if (encoding === 'br') return brotliDecompressSync(body).toString();
    if (encoding === 'deflate') return inflateSync(body).toString();
    return encoding === undefined || encoding === 'identity' ? body.toString() : null;
  } catch {
    return null;
  }
}
