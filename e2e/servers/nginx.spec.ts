import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { RENDERED_ADDRESSES } from '../../src/app/first-view/rendered-paths.ts';
import { rulesOf } from '../../tools/build/build-site.ts';
import { readDeployment } from '../../tools/build/deployment.ts';
import { ruleFor } from '../../tools/build/header-rules.ts';
import { findBrotliModule } from '../../tools/machine/nginx.ts';
import { shows } from '../steps/shows';
import { type Nginx, startNginx } from '../steps/start-nginx.ts';

const deployment = readDeployment({
  config: { hosts: { apiHost: 'https://api.example.com' } },
  channels: { 'lakeside.test': { hosts: { apiHost: 'https://lakeside.example.com' } } },
});

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx(deployment);
});
test.afterAll(() => nginx.stop());

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the address exactly as written, and returns the response exactly as received. */
function get(path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: nginx.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once('error', reject).end();
  });
}

const page = () => readFileSync(join(nginx.site, 'index.html'));
const asset = (ending: string) => {
  const names = readdirSync(join(nginx.site, 'assets')).sort();
  const name = names.find((file) => file.endsWith(ending) && names.includes(`${file}.br`));
  if (!name) throw new Error(`no asset ends with ${ending}`);
  return `/assets/${name}`;
};

const expectHeaders = ({ headers }: RawResponse, path: string) => {
  const wanted = ruleFor(rulesOf(deployment, nginx.site), path).headers;
  for (const [name, value] of Object.entries(wanted)) expect(headers[name.toLowerCase()], name).toBe(value);
};

for (const path of [
  ...RENDERED_ADDRESSES,
  '/watch/12',
  '/watch_embed/12',
  '/share/5/3f1c9a52',
  '/profile/clips',
].concat(['/women-in-sport', '/index.html', '/%C3%A9quipes'])) {
  test(`nginx serves the page at ${path} with its headers`, shows('routing by path'), async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body.equals(page())).toBe(true);
    expectHeaders(response, decodeURIComponent(path));
  });
}

test('nginx lets browsers cache assets and source maps forever, and the icon for a day', async () => {
  for (const path of [asset('.js'), asset('.css'), asset('.js.map'), '/favicon.svg']) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.body.equals(readFileSync(join(nginx.site, path)))).toBe(true);
    expectHeaders(response, path);
  }
  expect((await get(asset('.js'))).headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect((await get(asset('.css'))).headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

for (const [encoding, unpack] of [
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const) {
  test(`nginx sends the files that the build has compressed with ${encoding}`, async () => {
    test.skip(encoding === 'br' && !findBrotliModule(), 'this nginx has no module for brotli');
    for (const path of [asset('.js'), asset('.css'), '/', '/watch/12']) {
      const response = await get(path, { 'Accept-Encoding': encoding });
      const file = path.startsWith('/assets/') ? path : '/index.html';
      expect(response.headers['content-encoding'], path).toBe(encoding);
      expect(response.headers.vary).toContain('Accept-Encoding');
      expect(
        response.body.equals(readFileSync(join(nginx.site, `${file}.${encoding === 'br' ? 'br' : 'gz'}`))),
      ).toBe(true);
      expect(unpack(response.body).equals(readFileSync(join(nginx.site, file)))).toBe(true);
      expectHeaders(response, path);
    }
  });
}

for (const path of [
  '/assets/gone-B1.js',
  '/gone.png',
  '/assets/',
  '/config/other.test.json',
  '/demo/stripe.js',
].concat(['/../../etc/passwd.txt', '/%2e%2e/%2e%2e/etc/hosts.txt'])) {
  test(`nginx responds to ${path} with a 404 that has the security headers`, async () => {
    const response = await get(path);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.body.includes('root:')).toBe(false);
    if (response.status === 404) {
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
    expect(response.headers.server).toBe('nginx');
  });
}

test('nginx serves each host name its config.json, and all others the default one', async () => {
  for (const [host, api] of [
    ['lakeside.test', 'https://lakeside.example.com'],
    ['lakeside.test:8080', 'https://lakeside.example.com'],
    ['LAKESIDE.test', 'https://lakeside.example.com'],
    ['other.test', 'https://api.example.com'],
    ['..', 'https://api.example.com'],
  ] as const) {
    const response = await get('/config.json', { Host: host });
    if (response.status === 400) continue;
    expect(JSON.parse(response.body.toString()).hosts.apiHost, host).toBe(api);
    expectHeaders(response, '/config.json');
  }
});

test('nginx does not send an unchanged page again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});
