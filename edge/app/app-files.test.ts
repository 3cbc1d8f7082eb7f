import { expect, test, vi } from 'vitest';
import { createEdge } from '../edge.ts';
import { letterOf } from '../icons/letters.ts';
import { iconFacts } from '../pictures/picture-size.ts';
import { shortName } from './app-files.ts';

const SITE = 'https://northfield.example.com';

/** Returns the first bytes of a PNG of this size. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

function channel(settings: object = {}, responses: Record<string, Response | object> = {}) {
  const all: Record<string, Response | object> = {
    '/keys/northfield.example.com.json': { channel_key: 'ch_1' },
    '/api/get_api_key': { api_key: 'ak_1' },
    '/api/settings': {
      ...{ name: 'Northfield Sports Network', language: 'en', languages: ['en', 'fr'], favicon: null },
      ...settings,
    },
    '/api/color-settings/web': { 'accent-color': '#0044cc', 'header-background': '#101010' },
    ...responses,
  };
  const fetch = vi.fn(async (input: string | URL | Request) => {
    const response = all[new URL(String(input instanceof Request ? input.url : input)).pathname];
    if (!response) return Response.json({}, { status: 404 });
    return response instanceof Response ? response.clone() : Response.json(response);
  });
  const edge = createEdge({
    fetch,
    config: async () => ({ hosts: {} }),
    page: async () => new Response('page'),
  });
  const get = (path: string, headers: HeadersInit = {}, method = 'GET') =>
    edge(new Request(SITE + path, { headers, method }));
  const icons = async () => (await (await get('/manifest.webmanifest')).json()).icons;
  return { get, icons, fetch };
}

const DRAWN = { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' };
const MASKABLE = { ...DRAWN, src: '/app-icon-maskable.svg', purpose: 'maskable' };

test('the manifest has the channel’s name, colours and icons', async () => {
  const response = await channel().get('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await response.json()).toEqual({
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'en', dir: 'ltr' },
    ...{ name: 'Northfield Sports Network', short_name: 'Northfield' },
    ...{ background_color: '#0b1017', theme_color: '#101010' },
    categories: ['sports', 'entertainment'],
    icons: [DRAWN, MASKABLE],
  });
});

test('the manifest is in the language of the request', async () => {
  const response = await channel().get('/manifest.webmanifest', { 'Accept-Language': 'fr-CA' });
  expect((await response.json()).lang).toBe('fr');
  expect(response.headers.get('vary')).toBe('Accept-Language');
});

test('the manifest’s drawn icons exist and have the channel’s initials and colours', async () => {
  const { get } = channel();
  for (const { src } of [DRAWN, MASKABLE]) {
    const response = await get(src);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const svg = await response.text();
    for (const name of ['N', 'S']) expect(svg).toContain(letterOf(name)?.path);
    expect(svg).toContain('fill="#0044cc"');
    expect(svg).toContain('stroke="#ffffff"');
  }
});

const svg = (text: string) => new Response(text, { headers: { 'Content-Type': 'image/svg+xml' } });

test.each<[string, Response, object]>([
  ['a large PNG', new Response(png(192, 192)), { sizes: '192x192', type: 'image/png' }],
  [
    'an SVG',
    svg('<?xml version="1.0"?>\n<!-- a --><svg xmlns="x"></svg>'),
    { sizes: 'any', type: 'image/svg+xml' },
  ],
])('the manifest uses the channel’s own icon if it is %s', async (_, picture, facts) => {
  const { icons } = channel({ favicon: '/media/icon' }, { '/media/icon': picture });
  expect(await icons()).toEqual([{ src: '/media/icon', ...facts, purpose: 'any' }, MASKABLE]);
});

test.each<[string, string, Response]>([
  ['too small', '/media/icon', new Response(png(64, 64))],
  ['an icon file of another kind', '/media/icon', new Response(new Uint8Array([0, 0, 1, 0]))],
  ['a page', '/media/icon', new Response('<!doctype html><svg>')],
  ['missing', '/media/none', new Response(null)],
  ['at an address that is none', 'http://', new Response(null)],
  ['a script', 'javascript:alert(1)', new Response(null)],
])('the manifest uses a drawn icon if the channel’s own is %s', async (_, favicon, picture) => {
  const { icons } = channel({ favicon }, { '/media/icon': picture });
  expect(await icons()).toEqual([DRAWN, MASKABLE]);
});

test('the touch icon is a drawn PNG with the same caching as the manifest', async () => {
  const { get } = channel();
  const response = await get('/apple-touch-icon.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const manifest = await get('/manifest.webmanifest');
  for (const name of ['cache-control', 'vary'])
    expect(response.headers.get(name)).toBe(manifest.headers.get(name));
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(iconFacts(bytes)).toEqual({ sizes: '180x180', type: 'image/png' });
});

test('a HEAD request for the touch icon has no body', async () => {
  const response = await channel().get('/apple-touch-icon.png', {}, 'HEAD');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.body).toBeNull();
});

test('the touch icon’s URL redirects to a favicon that is a large PNG', async () => {
  const { get } = channel({ favicon: '/media/icon' }, { '/media/icon': new Response(png(192, 192)) });
  const response = await get('/apple-touch-icon.png');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/media/icon');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each<[string, Response]>([
  ['an SVG', svg('<svg xmlns="x"></svg>')],
  ['a small PNG', new Response(png(64, 64))],
  ['missing', new Response(null, { status: 404 })],
])('the touch icon is drawn if the favicon is %s', async (_, picture) => {
  const { get } = channel({ favicon: '/media/icon' }, { '/media/icon': picture });
  const response = await get('/apple-touch-icon.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
});

test('the touch icon of a host without a channel gets status 503', async () => {
  const unknown = channel({}, { '/api/settings': new Response('{}', { status: 404 }) });
  const response = await unknown.get('/apple-touch-icon.png');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the manifest has the absolute URL of a favicon on another host', async () => {
  const { icons } = channel(
    { favicon: 'https://cdn.example.com/i.png' },
    { '/i.png': new Response(png(512, 512)) },
  );
  expect((await icons())[0].src).toBe('https://cdn.example.com/i.png');
});

test.each(['/manifest.webmanifest', '/app-icon.svg', '/app-icon-maskable.svg', '/apple-touch-icon.png'])(
  '%s responds with 503, which is not cached, while the API is down',
  async (path) => {
    const down = channel({}, { '/api/color-settings/web': new Response('{}', { status: 500 }) });
    const response = await down.get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('300');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test('concurrent requests for a host without a channel cause only one request for its key', async () => {
  const { get, fetch } = channel(
    {},
    { '/keys/northfield.example.com.json': new Response('{}', { status: 404 }) },
  );
  const paths = ['/manifest.webmanifest', '/app-icon.svg', '/calendar.ics?teams=1', '/calendar.ics?teams=2'];
  await Promise.all([...paths, ...paths].map((path) => get(path)));
  expect(fetch.mock.calls.filter(([input]) => String(input).includes('/keys/'))).toHaveLength(1);
});

test('the manifest and its icons share one API request for the colours', async () => {
  const { get, fetch } = channel();
  await Promise.all(
    ['/manifest.webmanifest', '/app-icon.svg', '/app-icon-maskable.svg'].map((path) => get(path)),
  );
  const colours = fetch.mock.calls.filter(([input]) => String(input).includes('color-settings'));
  expect(colours).toHaveLength(1);
});

test.each([
  ['Northfield Sports Network', 'Northfield'],
  ['NSN Live TV', 'NSN Live TV'],
  ['The Big Sports Channel', 'The Big'],
  ['Supercalifragilistic', 'Supercalifra'],
])('the short name of %s is %s', (name, short) => expect(shortName(name)).toBe(short));
