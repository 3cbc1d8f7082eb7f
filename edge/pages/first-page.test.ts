import { expect, test, vi } from 'vitest';
import { EARLY_ADDRESSES } from '../../src/api/early-addresses.ts';
import { type Device, deviceCookie } from '../../src/app/first-view/device-cookie.ts';
import type { RenderedView, RenderOptions } from '../../src/app/first-view/render-first-view.tsx';
import { createEdge } from '../edge.ts';
import type { FirstViewRenderer } from './first-page.ts';

const SITE = 'https://northfield.example.com';
const PLAIN = `<html lang="en"><head></head><body><div id="root"><p></p></div>
<script>start()</script></body></html>`;

const RESPONSES: Record<string, unknown> = {
  '/keys/northfield.example.com.json': { channel_key: 'ch_1' },
  '/api/get_api_key': { api_key: 'ak_1' },
  '/api/settings': { name: 'Northfield', language: 'en', languages: ['en', 'fr'] },
  '/api/channel-bootstrap-data': { settings: {} },
  '/api/participants': { data: [] },
  '/api/events-for-homepage': {
    live: [{ time_zone: 'CST' }, { time_zone: 'America/New_York' }, { time_zone: 'CST' }],
  },
};

const NO_FILES = { styles: [], css: '', scripts: [], notice: '', soon: [], texts: {} };
const files: FirstViewRenderer['files'] = {
  ...{ home: NO_FILES, packages: NO_FILES, schedule: NO_FILES, page: NO_FILES, watch: NO_FILES },
  ...{ about: NO_FILES, contacts: NO_FILES, faq: NO_FILES, privacy: NO_FILES, simulate: NO_FILES },
  terms: NO_FILES,
};
const calls: FirstViewRenderer['calls'] = () => [
  { url: EARLY_ADDRESSES.bootstrap, hasKeys: false, allowedCodes: [] },
  { url: EARLY_ADDRESSES.participants, hasKeys: false, allowedCodes: [404] },
  { url: EARLY_ADDRESSES.homepage, hasKeys: true, allowedCodes: [] },
];

/** Creates the edge in front of a channel, with a stub instead of the site's renderer. */
function edgeWith(
  over: Record<string, unknown> = {},
  render: (options: RenderOptions) => RenderedView | null = viewOf,
  needed: FirstViewRenderer['calls'] = calls,
) {
  const responses = { ...RESPONSES, ...over };
  const requested: URL[] = [];
  let nowMs = 1_795_000_000_000;
  const rendered = vi.fn(render);
  const edge = createEdge({
    fetch: async (input) => {
      const url = new URL(String(input));
      requested.push(url);
      const response = responses[url.pathname];
      return response instanceof Function ? response() : Response.json(response);
    },
    config: async () => ({ hosts: {}, demo: true }),
    page: async () =>
      new Response(PLAIN, {
        headers: { 'Content-Type': 'text/html', ETag: '"1"', Link: '</api/x>', 'X-Own': '1' },
      }),
    now: () => nowMs,
    firstView: { calls: needed, render: rendered, files },
  });
  const send = (path = '/', language = 'en-CA', { headers, ...init }: RequestInit = {}) =>
    edge(new Request(SITE + path, { ...init, headers: { 'Accept-Language': language, ...headers } }));
  return {
    edge,
    requested,
    rendered,
    send,
    get: async (...args: Parameters<typeof send>) => (await send(...args)).text(),
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

const viewOf = (options: RenderOptions) =>
  ({
    texts: [],
    head: '',
    body: '<main>rendered</main>',
    screen: 'home',
    style: '',
    scheme: 'dark',
    data: { ...options, entries: [] },
  }) as unknown as RenderedView;

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the home page is rendered in the language and region of the request and in the time zone of most venues', async () => {
  const { get, rendered } = edgeWith();
  expect(await get('/', 'fr-CA,fr;q=0.9')).toContain('<main>rendered</main>');
  expect(rendered.mock.lastCall?.[0]).toMatchObject({
    language: 'fr',
    locale: 'fr-CA',
    timeZone: 'America/Chicago',
    address: new URL(SITE),
    config: { hosts: {}, demo: true },
  });
});

const onDevice = (device: Partial<Device>): RequestInit => {
  const whole = { timeZone: '', language: '', startsPlain: false, ...device };
  return { headers: { Cookie: deviceCookie(whole, true).split(';')[0] ?? '' } };
};

test.each([
  ['the zone that it names', { timeZone: 'Asia/Tokyo' }, { timeZone: 'Asia/Tokyo' }],
  [
    'the channel’s zone, if it names an unknown one',
    { timeZone: 'Mars/Olympus' },
    { timeZone: 'America/Chicago' },
  ],
  ['the language that its viewer chose', { language: 'fr' }, { language: 'fr', locale: 'fr-CA' }],
  ['the browser’s language, if it names an unknown one', { language: 'xx' }, { language: 'en' }],
])('the home page is rendered for a device in %s', async (_, device, expected) => {
  const { get, rendered } = edgeWith();
  expect(await get('/', 'en-CA', onDevice(device))).toContain('rendered');
  expect(rendered.mock.lastCall?.[0]).toMatchObject(expected);
});

test('devices in different time zones get different pages, and devices in the same zone share one', async () => {
  const { get, rendered } = edgeWith();
  for (const timeZone of ['Asia/Tokyo', 'Europe/Paris', 'Asia/Tokyo', '', 'Europe/Paris'])
    await get('/', 'en', onDevice({ timeZone }));
  const zones = rendered.mock.calls.map(([{ timeZone }]) => timeZone);
  expect(zones).toEqual(['Asia/Tokyo', 'Europe/Paris', 'America/Chicago']);
});

test('a device with a session gets the plain page with its preload headers, and nothing is rendered', async () => {
  const { send, rendered } = edgeWith();
  const response = await send('/', 'en', onDevice({ startsPlain: true }));
  expect(await response.text()).toBe(PLAIN);
  expect(response.headers.get('Link')).toBe('</api/x>');
  expect(rendered).not.toHaveBeenCalled();
});

test('a rendered page has the site’s headers, except those about the plain page’s body and its preloads', async () => {
  const { headers } = await edgeWith().send();
  expect(headers.get('X-Own')).toBe('1');
  expect(headers.get('Link')).toBeNull();
  expect(headers.get('ETag')).not.toBe('"1"');
  expect(headers.get('Vary')).toBe('Accept-Language, Cookie');
});

test('a conditional request for an unchanged rendered page gets 304', async () => {
  const { edge } = edgeWith();
  const send = (etag = '') =>
    edge(new Request(SITE, { headers: { 'Accept-Language': 'en', 'If-None-Match': etag } }));
  const etag = (await send()).headers.get('ETag') ?? '';
  const again = await send(etag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await send('"other"')).status).toBe(200);
});

test('a HEAD request for a rendered page has no body', async () => {
  expect(await edgeWith().get('/', 'en', { method: 'HEAD' })).toBe('');
});

test.each([
  ['a team’s home', '/?team=falcons'],
  ['an address with a secret', '/?token=abc'],
  ['a filtered schedule', '/schedule?sport=1'],
])('%s gets the plain page', async (_, path) => {
  const { get, requested } = edgeWith();
  expect(await get(path)).toBe(PLAIN);
  expect(requested).toEqual([]);
});

test('many simultaneous visitors cause one rendering and one set of API requests', async () => {
  const { get, rendered, requested } = edgeWith();
  const pages = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(pages.every((page) => page.includes('rendered'))).toBe(true);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(requested.filter(({ pathname }) => pathname === '/api/events-for-homepage')).toHaveLength(1);
});

test('visitors from many regions share the API responses', async () => {
  const { get, rendered, requested } = edgeWith();
  for (const region of ['CA', 'US', 'GB', 'AU']) expect(await get('/', `en-${region}`)).toContain('rendered');
  expect(rendered).toHaveBeenCalledTimes(4);
  expect(requested.filter(({ pathname }) => pathname === '/api/events-for-homepage')).toHaveLength(1);
});

test('an allowed error status becomes an empty response, and the page is rendered', async () => {
  const missing = () => Response.json({}, { status: 404 });
  const { get, rendered } = edgeWith({ '/api/participants': missing });
  expect(await get()).toContain('rendered');
  expect(rendered.mock.lastCall?.[0].responses.get(EARLY_ADDRESSES.participants)).toBeNull();
});

test('an unexpected error status leads to the plain page', async () => {
  const failed = (status: number) => () => Response.json({}, { status });
  expect(await edgeWith({ '/api/participants': failed(500) }).get()).toBe(PLAIN);
  expect(await edgeWith({ '/api/channel-bootstrap-data': failed(404) }).get()).toBe(PLAIN);
});

const LOGO = {
  '/api/settings': { name: 'Northfield', language: 'en', languages: ['en'], logo: '/logo.svg' },
};
const withLogo = (options: RenderOptions): RenderedView => ({
  ...viewOf(options),
  body: '<img src="/logo.svg" alt="" height="36"/>',
});

test('pages have the width of the channel’s logo, which is read once', async () => {
  const svg = () => new Response('<svg viewBox="0 0 400 100">');
  const { get, requested } = edgeWith({ ...LOGO, '/logo.svg': svg }, withLogo);
  expect(await get()).toContain('<img width="144" ');
  expect(await get('/packages')).toContain('<img width="144" ');
  expect(requested.filter(({ pathname }) => pathname === '/logo.svg')).toHaveLength(1);
});

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is of an unknown kind', () => new Response('GIF89a')],
  [
    'cannot be loaded',
    () => {
      throw new Error('no connection');
    },
  ],
])('a logo that %s gets no width, and the page is rendered', async (_, logo) => {
  const { get } = edgeWith({ ...LOGO, '/logo.svg': logo }, withLogo);
  const html = await get();
  expect(html).toContain('src="/logo.svg"');
  expect(html).not.toContain('width=');
});

test('a page is rendered again after ten seconds, while the cached one is served', async () => {
  const { get, rendered, wait } = edgeWith();
  await get();
  wait(9_000);
  await get();
  expect(rendered).toHaveBeenCalledTimes(1);
  wait(2_000);
  expect(await get()).toContain('rendered');
  await settle();
  expect(rendered).toHaveBeenCalledTimes(2);
});

test.each([
  ['a call fails', { '/api/events-for-homepage': () => Response.json({}, { status: 500 }) }],
  ['a call is refused', { '/api/channel-bootstrap-data': () => Response.json({}, { status: 403 }) }],
  ['a response is not JSON', { '/api/participants': () => new Response('<html>') }],
  ['the channel has no settings', { '/api/settings': null }],
  [
    'the connection ends',
    {
      '/api/channel-bootstrap-data': () => {
        throw new TypeError('fetch failed');
      },
    },
  ],
])('the home page is the plain page, with its headers, when %s', async (_, over) => {
  const response = await edgeWith(over).send();
  expect(await response.text()).toBe(PLAIN);
  expect(response.headers.get('Link')).toBe('</api/x>');
});

test.each([
  ['returns nothing', () => null],
  [
    'throws',
    () => {
      throw new TypeError('teams is undefined');
    },
  ],
])('the home page is the plain page when the renderer %s', async (_, render) => {
  expect(await edgeWith({}, render).get()).toBe(PLAIN);
});

test('the home page is plain within 150 ms while an API request hangs, and is rendered once it has responded', async () => {
  let response = () => {};
  const hanging = new Promise<Response>((resolve) => {
    response = () => resolve(Response.json(RESPONSES['/api/participants']));
  });
  const { get } = edgeWith({ '/api/participants': () => hanging });
  const started = performance.now();
  expect(await get()).toBe(PLAIN);
  expect(performance.now() - started).toBeLessThan(400);
  response();
  await settle();
  expect(await get()).toContain('rendered');
});

test('invented hosts cause a bounded number of API requests', async () => {
  const hosts = new Set<string>();
  const edge = createEdge({
    fetch: async (input) => {
      hosts.add(new URL(String(input)).host);
      return Response.json({}, { status: 404 });
    },
    config: async () => ({}),
    page: async () => new Response(PLAIN, { headers: { 'Content-Type': 'text/html' } }),
    now: () => 0,
    firstView: { calls, render: viewOf, files },
  });
  for (let host = 0; host < 1_000; host += 1)
    expect(await (await edge(new Request(`https://h${host}.example/`))).text()).toBe(PLAIN);
  expect(hosts.size).toBeLessThanOrEqual(100);
});

test.each([
  ['/women-in-sport', true],
  ['/login', false],
  ['/api', true],
  ['/sport/women', false],
])('the edge asks the renderer whether %s is a channel page: %s', async (path, isChecked) => {
  const checkedChannels: unknown[] = [];
  const { get } = edgeWith({}, viewOf, (_, channel) => {
    checkedChannels.push(channel);
    return null;
  });
  expect(await get(path)).toContain('start()');
  expect(checkedChannels).toEqual(isChecked ? [RESPONSES['/api/channel-bootstrap-data']] : []);
});

test('the home page does not wait for the channel before its other API requests', async () => {
  const checkedChannels: unknown[] = [];
  const { get } = edgeWith({}, viewOf, (address, channel) => {
    checkedChannels.push(channel);
    return calls(address, channel);
  });
  expect(await get('/')).toContain('rendered');
  expect(checkedChannels).toEqual([null]);
});
