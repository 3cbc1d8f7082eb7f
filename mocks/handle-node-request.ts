import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { getResponse, isPassthroughResponse, type RequestHandler } from 'msw';

const MAX_BODY_BYTES = 1_000_000;

async function toRequest(incoming: IncomingMessage, base: string): Promise<Request> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new RangeError('the body is too large');
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(chunks);
  return new Request(new URL(incoming.url ?? '/', base), { method, headers, body });
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, Content-Range, Accept-Ranges, Content-Length',
};
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, Range',
  'Access-Control-Max-Age': '600',
};

const MIN_COMPRESSED_BYTES = 1_000;

/** Whether to compress a response. Like most backends, it compresses long texts but no ranges. */
function isCompressible({ headers, status }: Response, body: Buffer): boolean {
  const text = /json|svg|text|mpegurl/i.test(headers.get('content-type') ?? '');
  return text && status !== 206 && body.length > MIN_COMPRESSED_BYTES && !headers.has('content-encoding');
}

interface NodeRequestOptions {
  handlers: RequestHandler[];
  base: string;
  /** Called after the handler has run and before the response is sent. */
  onHandled?(): void;
  /** Set when the site has another origin, so that the URLs of media must be absolute. */
  absoluteMediaUrls?: boolean;
}

/** Responds with the matching handler. Returns false if no handler matches the URL. */
export async function handleNodeRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { handlers, base, onHandled, absoluteMediaUrls = false }: NodeRequestOptions,
): Promise<boolean> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, PREFLIGHT).end();
    return true;
  }
  let response: Response | undefined;
  try {
    response = await getResponse(handlers, await toRequest(incoming, base), { baseUrl: base });
  } catch (error) {
    if (!(error instanceof RangeError)) console.error(incoming.method, incoming.url, error);
    response = new Response(null, { status: error instanceof RangeError ? 413 : 500 });
  }
  if (!response || isPassthroughResponse(response)) return false;
  onHandled?.();
  if (response.type === 'error') {
    incoming.socket.destroy();
    return true;
  }
  const headers = { ...Object.fromEntries(response.headers), ...CORS, vary: 'Accept-Language' };
  let body = Buffer.from(await response.arrayBuffer());
  if (absoluteMediaUrls && response.headers.get('content-type')?.includes('json'))
    body = Buffer.from(body.toString().replaceAll('"/media/', `"${base}/media/`));
  if (isCompressible(response, body) && /\bgzip\b/.test(String(incoming.headers['accept-encoding']))) {
    body = gzipSync(body);
    Object.assign(headers, { 'content-encoding': 'gzip', vary: 'Accept-Language, Accept-Encoding' });
  }
  if (incoming.method !== 'HEAD') Object.assign(headers, { 'content-length': String(body.length) });
  outgoing.writeHead(response.status, headers).end(body);
  return true;
}
