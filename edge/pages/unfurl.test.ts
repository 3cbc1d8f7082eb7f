import { describe, expect, test, vi } from 'vitest';
import { createUnfurl, subjectOf, type UnfurlOptions } from './unfurl.ts';

const SITE = 'https://northfield.example.com';
const UUID = '3f1c9a52-7b0e-4d7b-9a55-2c6f0a8d1e34';
const PLAIN = `<!doctype html>
<html lang="en">
  <head>
    <title data-first>Grandstand</title>
    <meta name="description" data-first content="Live and on-demand games and events." />
  </head>
  <body><div id="root"></div></body>
</html>`;

const EVENT = {
  name: 'Hockey',
  description: null as string | null,
  image: '/media/poster.svg' as string | null,
  stream_status: 'upcoming',
  event_utc_ts: 1_795_309_200,
  time_zone: 'CST',
  participants: [{ short_name: 'Falcons' }, { short_name: 'Otters' }],
  media: [] as unknown[],
};
const CLIP = { name: 'Late winner', event_name: 'Otters at Falcons', image: null };
const SETTINGS = { name: 'Northfield', language: 'en' as string | null, logo: '/media/logo.png' };

type StubResponse = unknown | Response | (() => Response | Promise<Response>);

function channel(over: Record<string, StubResponse> = {}, options: Partial<UnfurlOptions> = {}) {
  const responses: Record<string, StubResponse> = {
    '/keys/northfield.example.com.json': { channel_key: 'ch_1' },
    '/api/get_api_key': { api_key: 'ak_1' },
    '/api/settings': SETTINGS,
    '/api/events/12': EVENT,
    '/api/shared-clip/5': CLIP,
    ...over,
  };
  const requested: URL[] = [];
  const fetch = vi.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    requested.push(url);
    const response = responses[url.pathname];
    if (response === undefined) return Response.json({ code: 'not_found' }, { status: 404 });
    if (typeof response !== 'function')
      return response instanceof Response ? response.clone() : Response.json(response);
    const made: Promise<Response> = Promise.resolve(response());
    const late = new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('timeout'))),
    );
    return Promise.race([made, late]);
  });
  const unfurl = createUnfurl({
    fetch,
    config: async () => ({ hosts: {} }),
    page: async () =>
      new Response(PLAIN, { headers: { 'Content-Type': 'text/html', ETag: '"1"', 'X-Kept': 'yes' } }),
    timeoutMs: 200,
    ...options,
  });
  const send = (path: string, language?: string) =>
    unfurl(new Request(SITE + path, { headers: language ? { 'Accept-Language': language } : {} }));
  const get = async (path: string, language?: string) => (await send(path, language)).text();
  return { requested, fetch, unfurl, send, get };
}

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" data-first content="([^"]*)"`).exec(html)?.[1];

test('an event’s preview has its names, day, image and URL', async () => {
  const html = await channel().get('/watch/12?trk=mail');
  expect(html).toContain('<title data-first>Otters at Falcons · Watch · Northfield</title>');
  expect(meta(html, 'og:title')).toBe('Otters at Falcons');
  expect(meta(html, 'og:description')).toMatch(
    /^Sat, Nov 21, \d+:00\sPM Central Time · Otters at Falcons on Northfield/,
  );
  expect(meta(html, 'og:image')).toBe(`${SITE}/media/poster.svg`);
  expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  expect(meta(html, 'og:url')).toBe(`${SITE}/watch/12`);
  expect(html).toContain(`<link rel="canonical" data-first href="${SITE}/watch/12" />`);
  expect(html.match(/name="description"/g)).toHaveLength(1);
});

test('a clip’s preview has its name, its game and the channel’s logo', async () => {
  const { get, requested } = channel();
  const html = await get(`/share/5/${UUID}`);
  expect(html).toContain('<title data-first>Late winner · Share · Northfield</title>');
  expect(meta(html, 'description')).toBe('Otters at Falcons');
  expect(meta(html, 'og:image')).toBe(`${SITE}/media/logo.png`);
  const call = requested.find(({ pathname }) => pathname === '/api/shared-clip/5');
  expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
    uuid: UUID,
    api_key: 'ak_1',
    channel_key: 'ch_1',
  });
});

test('an event’s preview is in the channel’s language', async () => {
  const html = await channel({ '/api/settings': { ...SETTINGS, language: 'fr' } }).get('/watch/12');
  expect(html).toContain('<html lang="fr"');
  expect(meta(html, 'og:locale')).toBe('fr_CA');
  expect(meta(html, 'og:description')).toMatch(/nov\./);
});

describe('the language of previews', () => {
  const BOTH = { ...SETTINGS, languages: ['en', 'fr'] };
  const inLanguage = () => {
    const found = channel({ '/api/settings': BOTH });
    const wanted = (path = '/api/events/12') =>
      found.fetch.mock.calls
        .filter(([input]) => String(input).includes(path))
        .map(([, init]) => new Headers(init?.headers).get('Accept-Language'));
    return { ...found, wanted };
  };

  test('a French request gets a French preview, whose texts were requested in French', async () => {
    const { send, wanted } = inLanguage();
    const response = await send('/watch/12', 'fr-CA,fr;q=0.9,en;q=0.8');
    const html = await response.text();
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain('<title data-first>Otters c. Falcons · ');
    expect(meta(html, 'og:locale')).toBe('fr_CA');
    expect(response.headers.get('vary')).toBe('Accept-Language');
    expect(wanted()).toEqual(['fr']);
    expect(wanted('/api/settings')).toEqual(['fr']);
  });

  test('an English request after a French one gets an English preview', async () => {
    const { get, wanted } = inLanguage();
    await get('/watch/12', 'fr');
    expect(await get('/watch/12', 'en-CA')).toContain('<title data-first>Otters at Falcons · ');
    expect(await get('/watch/12', 'fr-FR')).toContain('<title data-first>Otters c. Falcons · ');
    expect(wanted()).toEqual(['fr', 'en']);
  });

  test.each([
    ['a service that names no language', BOTH, undefined],
    ['a language that the channel does not have', BOTH, 'de'],
    ['a channel that does not detect languages', { ...BOTH, language_detection: false }, 'fr'],
    ['a channel in one language', SETTINGS, 'fr'],
  ])('the preview is in the channel’s language for %s', async (_, settings, language) => {
    const html = await channel({ '/api/settings': settings }).get('/watch/12', language);
    expect(html).toContain('<title data-first>Otters at Falcons · ');
  });

  test('a preview has no Vary header if the channel does not detect languages', async () => {
    const { headers } = await channel().send('/watch/12', 'fr');
    expect(headers.get('vary')).toBeNull();
  });
});

test('unfurling sends no keys to operations that are exempt from them', async () => {
  const { get, requested } = channel();
  await get('/watch/12');
  expect(requested.find(({ pathname }) => pathname === '/api/settings')?.search).toBe('');
});

test('unfurling uses the configured API and keys hosts', async () => {
  const { get, requested } = channel(
    {},
    {
      config: async () => ({
        hosts: { apiHost: 'https://api.example.com', keysHost: 'https://keys.example.com/keys' },
      }),
    },
  );
  expect(await get('/watch/12')).toContain('Otters at Falcons');
  expect(new Set(requested.map(({ origin }) => origin))).toEqual(
    new Set(['https://api.example.com', 'https://keys.example.com']),
  );
});

test('an unfurled page has the site’s headers, except those about the original body', async () => {
  const { headers } = await channel().unfurl(new Request(`${SITE}/watch/12`));
  expect(headers.get('x-kept')).toBe('yes');
  expect(headers.get('etag')).toBeNull();
});

describe('unfurling hostile API responses', () => {
  const HOSTILE = [
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    '</title><script>alert(1)</script>',
    '</head><body onload=alert(1)>',
    "$& $1 $` $' $$",
    '<!-- --!> ]]>',
    '\u0000\u0008\u001b[31m\ud800',
    'a" data-first onmouseover="alert(1)',
  ];
  test.each(HOSTILE)('%j in a name or description leaves the head well-formed', async (text) => {
    const html = await channel({
      '/api/events/12': { ...EVENT, name: text, description: text, participants: [] },
      '/api/settings': { ...SETTINGS, name: text },
    }).get('/watch/12');
    expect(html).toContain('og:title');
    const head = html.slice(html.indexOf('<title data-first>'), html.indexOf('</head>'));
    // Only well-formed tags may be in the head, so nothing may be left after removing them.
    const rest = head
      .replace(/<title data-first>[^<>]*<\/title>/, '')
      .replace(/<meta (name|property)="[\w:]+" data-first content="[^"<>]*" \/>/g, '')
      .replace(/<link rel="canonical" data-first href="[^"<>]*" \/>/, '');
    expect(rest.trim()).toBe('');
    expect(html.slice(html.indexOf('</head>'))).toBe(PLAIN.slice(PLAIN.indexOf('</head>')));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test asserts that there is none.
    expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'https://a:b@evil.test/x',
    'http://',
  ])('an image at %s is left out of the preview', async (image) => {
    const html = await channel({ '/api/events/12': { ...EVENT, image } }).get('/watch/12');
    expect(meta(html, 'og:title')).toBe('Otters at Falcons');
    expect(meta(html, 'og:image')).toBeUndefined();
  });
});

describe('when unfurling fails', () => {
  const never = () => new Promise<Response>(() => {});
  test.each<[string, Record<string, StubResponse>]>([
    ['the API is down', { '/api/events/12': () => Promise.reject(new TypeError('fetch failed')) }],
    ['the API is slow', { '/api/events/12': never }],
    ['the keys are slow', { '/keys/northfield.example.com.json': never }],
    [
      'a response in HTML',
      { '/api/events/12': new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }) },
    ],
    [
      'an empty response',
      { '/api/events/12': new Response('', { headers: { 'Content-Type': 'application/json' } }) },
    ],
    ['no JSON', { '/api/events/12': new Response('{', { headers: { 'Content-Type': 'application/json' } }) }],
    ['null', { '/api/events/12': null }],
    ['a list', { '/api/events/12': [] }],
    ['wrong types', { '/api/events/12': { ...EVENT, name: 5 } }],
    ['a time that is none', { '/api/events/12': { ...EVENT, event_utc_ts: '2026' } }],
    ['a time beyond all days', { '/api/events/12': { ...EVENT, event_utc_ts: 1e300 } }],
    ['a missing field', { '/api/events/12': { ...EVENT, participants: undefined } }],
    ['a server error', { '/api/events/12': new Response('{}', { status: 500 }) }],
    ['throttling', { '/api/events/12': new Response('{}', { status: 429 }) }],
    ['a huge response', { '/api/events/12': { ...EVENT, description: 'x'.repeat(300_000) } }],
    ['no channel', { '/api/settings': {} }],
    ['no channel key', { '/keys/northfield.example.com.json': {} }],
    ['no API key', { '/api/get_api_key': { api_key: '' } }],
  ])('unfurling serves the plain page in this case: %s', async (_name, over) => {
    expect(await channel(over).get('/watch/12')).toBe(PLAIN);
  });

  test('unfurling serves the plain page for an unknown event', async () =>
    expect(await channel().get('/watch/13')).toBe(PLAIN));
  test('unfurling serves the plain page if config.json cannot be loaded', async () =>
    expect(await channel({}, { config: () => Promise.reject(new Error('gone')) }).get('/watch/12')).toBe(
      PLAIN,
    ));

  test('unfurling passes on a response that is not a page', async () => {
    const { unfurl } = channel({}, { page: async () => new Response('Gone', { status: 503 }) });
    const response = await unfurl(new Request(`${SITE}/watch/12`));
    expect([response.status, await response.text()]).toEqual([503, 'Gone']);
  });
});

test('unfurling fetches new keys once when the backend rejects them', async () => {
  let dead = 1;
  const { get, requested } = channel({
    '/api/events/12': () =>
      dead-- > 0
        ? Response.json({ code: 'no_key_found', errors: { api_key: ['unknown'] } }, { status: 400 })
        : Response.json(EVENT),
  });
  expect(await get('/watch/12')).toContain('Otters at Falcons');
  expect(requested.filter(({ pathname }) => pathname === '/api/get_api_key')).toHaveLength(2);
});

test('unfurling fetches no new keys for a malformed URL', async () => {
  const { get, requested } = channel({
    '/api/shared-clip/5': Response.json({ errors: { uuid: ['bad'] } }, { status: 400 }),
  });
  expect(await get('/share/5/x')).toBe(PLAIN);
  expect(requested.filter(({ pathname }) => pathname === '/api/get_api_key')).toHaveLength(1);
});

test('unfurling caches responses per host and refetches them in the background', async () => {
  let now = 0;
  const { get, fetch, unfurl } = channel(
    { '/keys/other.example.com.json': { channel_key: 'ch_2' } },
    { now: () => now },
  );
  await get('/watch/12');
  expect(fetch).toHaveBeenCalledTimes(4);
  await get('/watch/12');
  expect(fetch).toHaveBeenCalledTimes(4);
  await unfurl(new Request('https://other.example.com/watch/12'));
  expect(fetch).toHaveBeenCalledTimes(8);
  now = 120_000;
  const work: Promise<unknown>[] = [];
  await unfurl(new Request(`${SITE}/watch/12`), (promise) => work.push(promise));
  expect(work).toHaveLength(1);
  await Promise.all(work);
  expect(fetch).toHaveBeenCalledTimes(9);
});

test('unfurling makes no API request for other pages or for methods other than GET', async () => {
  const { get, fetch, unfurl } = channel();
  expect(await get('/schedule')).toBe(PLAIN);
  await unfurl(new Request(`${SITE}/watch/12`, { method: 'POST' }));
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['/watch/12', { kind: 'event', id: '12' }],
  ['/watch/12/', { kind: 'event', id: '12' }],
  [`/share/5/${UUID}`, { kind: 'clip', id: '5', uuid: UUID }],
  ['/watch/x', null],
  ['/watch/1234567890123', null],
  ['/watch/12/x', null],
  ['/share/5/../x', null],
  ['/share/5/%2e%2e', null],
  ['/watch_embed/12', null],
])('subjectOf recognises whether %s is unfurled', (path, subject) =>
  expect(subjectOf(path)).toEqual(subject),
);
