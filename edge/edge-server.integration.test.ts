import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edgeServer } from './edge-server.ts';

const WARM_UP_REQUESTS = 1_000;
const REQUESTS = 5_000;
const CONCURRENCY = 50;
const MARK = 'fuzz-mark-7d1';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let folder: string;
let backend: Server;
let server: Server;
let keyRequests = 0;
const uncaught: unknown[] = [];
const recordUncaught = (error: unknown) => void uncaught.push(error);

const portOf = (one: Server) => (one.address() as AddressInfo).port;
const listen = (one: Server) => new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  process.on('uncaughtException', recordUncaught);
  process.on('unhandledRejection', recordUncaught);
  folder = mkdtempSync(join(tmpdir(), 'unfurl-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Plain</title></head></html>');
  const responses: Record<string, unknown> = {
    '/keys/known.example.json': { channel_key: 'ch' },
    '/api/get_api_key': { api_key: 'ak' },
    '/api/settings': { name: 'Northfield', language: 'en', logo: '/logo.png' },
  };
  backend = createServer((incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    if (path.startsWith('/keys/')) keyRequests += 1;
    const response = responses[path];
    outgoing.writeHead(response ? 200 : 404, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(response ?? { code: 'not_found' }));
  });
  await listen(backend);
  server = edgeServer({ dist: folder, backend: `http://127.0.0.1:${portOf(backend)}`, timeoutMs: 500 });
  await listen(server);
});

afterAll(() => {
  process.off('uncaughtException', recordUncaught);
  process.off('unhandledRejection', recordUncaught);
  server?.closeAllConnections();
  server?.close();
  backend?.closeAllConnections();
  backend?.close();
  if (folder) rmSync(folder, { recursive: true });
});

/** Sends raw bytes and returns what the server sends back, until either side closes. */
function send(bytes: string, cutAfter?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(portOf(server), '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').setTimeout(5_000, () => socket.destroy());
    socket.on('data', (part: string) => {
      received += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    const whole = Buffer.from(bytes, 'latin1');
    socket.write(cutAfter === undefined ? whole : whole.subarray(0, cutAfter));
    if (cutAfter !== undefined) socket.end();
  });
}

/** Returns a seeded random generator, so that every run gets the same numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const random = seeded(20_261_123);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const noise = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(1 + Math.floor(random() * 254))).join('');

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PUT',
  'get',
  'G ET',
  '',
];
const HOSTS = [
  () => 'known.example',
  () => 'a:b@127.0.0.1',
  () => `user@${MARK}.example`,
  () => `${Math.floor(random() * 1e9)}.example`,
  () => `${MARK}"><script>`,
  () => '[::1]:80',
  () => 'x:99999',
  () => 'x:0',
  () => `${'a'.repeat(1 + Math.floor(random() * 9_000))}`,
  () => noise(12),
  () => '',
  () => 'a b',
  () => '127.0.0.1#x',
  () => '127.0.0.1\\evil',
];
const PATHS = [
  () => '/watch/4300',
  () => `/watch/${Math.floor(random() * 1e6)}`,
  () => '/share/1/3f1c9a52-7b0e-4d7b-9a55-2c6f0a8d1e34',
  () => `/watch/1?${MARK}=${noise(6)}`,
  () => 'http://a:b@evil.example/watch/1',
  () => '//evil.example/watch/1',
  () => '/watch/%ff',
  () => `/watch/1${'x'.repeat(Math.floor(random() * 15_000))}`,
  () => '*',
  () => noise(10),
];
const EXTRAS = [
  () => '',
  () => `X-Forwarded-Proto: ${pick(['https', 'javascript', MARK, noise(4)])}\r\n`,
  () => `X-Forwarded-Host: ${MARK}.example\r\n`,
  () => `Host: second.example\r\n`,
  () => `Content-Length: ${pick(['0', '5', '-1', 'x', '99999999999'])}\r\n`,
  () => 'Transfer-Encoding: chunked\r\n',
  () => `${noise(8)}: ${noise(8)}\r\n`,
  () => 'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  () => `Cookie: ${'c'.repeat(Math.floor(random() * 20_000))}\r\n`,
];

/**
 * Sends a request with one malformed part, or with all parts malformed, which Node rejects before our code
 * runs.
 */
async function one(): Promise<string> {
  const odd = pick(['method', 'path', 'host', 'extra', 'version', 'all']);
  const choose = (part: string, items: readonly (() => string)[]) =>
    odd === part || odd === 'all' ? pick(items)() : (items[0]?.() ?? '');
  const method = odd === 'method' || odd === 'all' ? pick(METHODS) : 'GET';
  const version = odd === 'version' ? pick(['HTTP/1.0', 'HTTP/9.9', '']) : 'HTTP/1.1';
  const lines = [
    `${method} ${choose('path', PATHS)} ${version}`,
    `Host: ${choose('host', HOSTS)}`,
    'Connection: close',
  ];
  const bytes = `${lines.join('\r\n')}\r\n${choose('extra', EXTRAS)}\r\n`;
  return send(bytes, random() < 0.05 ? Math.floor(random() * bytes.length) : undefined);
}

async function sendMany(count: number, judge: (response: string) => void): Promise<void> {
  for (let sent = 0; sent < count; sent += CONCURRENCY)
    for (const response of await Promise.all(Array.from({ length: CONCURRENCY }, one))) judge(response);
}

const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test('the edge server answers a Host with a user part with 400 and keeps running', async () => {
  for (const host of ['a:b@127.0.0.1', 'user@evil.example'])
    expect(await send(`GET /watch/4300 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400/,
    );
  expect(await send('GET /watch/4300 HTTP/1.1\r\nHost: known.example\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 200/,
  );
});

test('the edge server survives 5,000 raw requests without a crash, a reflected header or a growing heap', {
  timeout: 240_000,
}, async () => {
  const statuses = new Map<string, number>();
  const judge = (response: string) => {
    const [head = '', body = ''] = response.split('\r\n\r\n');
    const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'none';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(head).not.toContain(MARK);
    expect(body).not.toContain('"><script>');
  };
  await sendMany(WARM_UP_REQUESTS, judge);
  const before = heap();
  await sendMany(REQUESTS, judge);
  const after = heap();
  expect(uncaught).toEqual([]);
  expect([...statuses.keys()].filter((status) => !/^(200|400|404|431|505|none)$/.test(status))).toEqual([]);
  expect(statuses.get('200') ?? 0).toBeGreaterThan(100);
  expect(after / before).toBeLessThan(1.2);
  // The gate admits a hundred new hosts per minute, in addition to the known one.
  expect(keyRequests).toBeLessThanOrEqual(101 + 100 * Math.ceil(performance.now() / 60_000));
  expect(await send('GET /watch/1 HTTP/1.1\r\nHost: known.example\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 200/,
  );
});
