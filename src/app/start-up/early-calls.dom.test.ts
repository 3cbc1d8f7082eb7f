import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropEarlyRequests } from '../../api/early-requests';
import { storage } from '../../browser/storage/storage';
import { fetchWithheld, makeEarlyCalls } from './early-calls';

const visit = (pathname = '/', search = '') => ({ hostname: 'games.test', pathname, search });

let sent: { line: string; language: string | null; body: unknown }[] = [];
let replies: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  sent = [];
  replies = {
    '/config.json': { hosts: {} },
    '/keys/games.test.json': { channel_key: 'CHANNEL' },
    '/api/get_api_key': { api_key: 'SESSION' },
    '/api/events-for-homepage': { live: [], upcoming: [] },
    '/api/channel-bootstrap-data': {
      settings: { language: 'en' },
      slides: [{ id: 1, weight: 0, slidable_type: 'main', slidable_id: null, image: '/slide.webp' }],
    },
  };
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    sent.push({ line: `${method} ${url}`, language: new Headers(headers).get('Accept-Language'), body });
    const reply = replies[url.split('?')[0] ?? ''];
    return new Response(JSON.stringify(reply === undefined ? {} : reply), {
      status: reply === undefined ? 500 : 200,
    });
  });
});
afterEach(() => {
  dropEarlyRequests();
  vi.unstubAllGlobals();
});

const lines = () => sent.map(({ line }) => line.replace(/\?(?!api_key).*/, ''));
const KEYS = 'api_key=SESSION&channel_key=CHANNEL';
const CHANNEL = ['GET /api/channel-bootstrap-data', 'GET /api/participants'];
const NEW_KEYS = ['GET /config.json', 'GET /keys/games.test.json', ...CHANNEL, 'POST /api/get_api_key'];

test('the first visit to home sends early requests for keys, then for the profile and the events', async () => {
  await makeEarlyCalls(visit(), () => {});
  expect(lines()).toEqual([...NEW_KEYS, `GET /api/profile?${KEYS}`, `GET /api/events-for-homepage?${KEYS}`]);
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toBe('{"channel_key":"CHANNEL"}');
});

test('early requests use a returning viewer’s stored keys at once', async () => {
  storage.set('channel_key', 'CHANNEL');
  storage.set('api_key', 'SESSION');
  await makeEarlyCalls(visit(), () => {});
  expect(lines()).toEqual([
    'GET /config.json',
    ...CHANNEL,
    `GET /api/profile?${KEYS}`,
    `GET /api/events-for-homepage?${KEYS}`,
  ]);
});

test('early requests replace an expired session with the help of the stored channel key', async () => {
  storage.set('channel_key', 'CHANNEL');
  storage.set('api_key', 'OLD', -1);
  await makeEarlyCalls(visit(), () => {});
  expect(lines()).toContain('POST /api/get_api_key');
  expect(lines()).not.toContain('GET /keys/games.test.json');
});

test.each([
  ['/watch/12', '', [`GET /api/events/12?${KEYS}`]],
  ['/watch_embed/12', '', [`GET /api/events/12?${KEYS}`]],
  ['/watch/012', '', []],
  ['/watch/x', '', []],
  ['/', '?school=lynx', []],
  ['/faq', '', []],
  ['/live', '', [`GET /api/events`]],
  ['/schedule', '', ['GET /api/events', 'GET /api/events']],
  ['/schedule', '?sport=1', []],
])(
  'a visit to %s%s sends only the early requests that every such visit needs',
  async (pathname, search, calls) => {
    await makeEarlyCalls(visit(pathname, search), () => {});
    expect(lines()).toEqual([...NEW_KEYS, `GET /api/profile?${KEYS}`, ...calls]);
  },
);

test('early requests are sent to the hosts in config.json', async () => {
  replies = {
    '/config.json': { hosts: { apiHost: 'https://api.test/', keysHost: 'https://keys.test' } },
    'https://keys.test/games.test.json': { channel_key: 'CHANNEL' },
    'https://api.test/api/get_api_key': { api_key: 'SESSION' },
    'https://api.test/api/channel-bootstrap-data': replies['/api/channel-bootstrap-data'],
    'https://api.test/api/events-for-homepage': replies['/api/events-for-homepage'],
  };
  await makeEarlyCalls(visit(), () => {});
  expect(
    lines()
      .slice(1)
      .every((line) => / https:\/\/(api|keys)\.test\//.test(line)),
  ).toBe(true);
  expect(lines()).toContain(`GET https://api.test/api/profile?${KEYS}`);
});

test('early requests use the language that the viewer chose, if it differs from the browser’s', async () => {
  storage.set('language', 'fr');
  await makeEarlyCalls(visit(), () => {});
  const languages = sent.map(({ line, language }) => [line.split('?')[0], language]);
  expect(languages).toContainEqual(['GET /api/channel-bootstrap-data', 'fr']);
  expect(languages).toContainEqual(['GET /keys/games.test.json', null]);
});

test('two early requests that fail one after the other cause no unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  replies['/api/channel-bootstrap-data'] = undefined;
  replies['/api/get_api_key'] = undefined;
  await expect(makeEarlyCalls(visit(), () => {})).rejects.toThrow('status 500');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

describe('an unexpected response stops the early requests', () => {
  test.each([
    ['config.json is missing', { '/config.json': undefined }, ['GET /config.json']],
    ['config.json is null', { '/config.json': null }, ['GET /config.json']],
    [
      'config.json names a host that is no text',
      { '/config.json': { hosts: { apiHost: 1 } } },
      ['GET /config.json'],
    ],
    [
      'the channel key fails',
      { '/keys/games.test.json': undefined },
      ['GET /config.json', 'GET /keys/games.test.json', ...CHANNEL],
    ],
    ['the API key is no text', { '/api/get_api_key': { api_key: 1 } }, NEW_KEYS],
  ])('stops the early requests if %s', async (_, changed, calls) => {
    Object.assign(replies, changed);
    await expect(makeEarlyCalls(visit(), () => {})).rejects.toThrow();
    expect(lines()).toEqual(calls);
  });
});

test.each<[string, string[]]>([
  ['/', ['/logo.svg']],
  ['/watch/12', ['/logo.svg']],
  ['/watch_embed/12', []],
])(
  'a visit to %s prefetches the logo of the header together with the channel: %j',
  async (pathname, pictures) => {
    const fetched: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          fetched.push(address);
        }
      },
    );
    replies['/api/channel-bootstrap-data'] = { settings: { language: 'en', logo: '/logo.svg' }, slides: [] };
    await makeEarlyCalls(visit(pathname), () => {});
    expect(fetched).toEqual(pictures);
  },
);

test.each([
  ['before the first request with keys', {}, NEW_KEYS],
  ['if config.json is missing', { '/config.json': undefined }, ['GET /config.json']],
  [
    'if the channel key fails',
    { '/keys/games.test.json': undefined },
    ['GET /config.json', 'GET /keys/games.test.json', ...CHANNEL],
  ],
])('lets the screen’s code load once, after the requests for keys: %s', async (_, changed, before) => {
  Object.assign(replies, changed);
  const sentBefore: string[][] = [];
  await makeEarlyCalls(visit(), () => sentBefore.push(lines())).catch(() => {});
  expect(sentBefore).toEqual([before]);
});

describe('on a page rendered at the edge', () => {
  const openPage = (attributes: string) => {
    document.documentElement.lang = 'fr';
    document.body.innerHTML = `<script type="application/json" id="first-view" ${attributes}></script>`;
  };
  const HOSTS = `data-hosts='{"apiHost":"https://api.test/"}'`;

  test('fetches an event whose stream was withheld with the viewer’s keys, in the language of the rendered page', async () => {
    openPage(HOSTS);
    replies['https://api.test/api/get_api_key'] = { api_key: 'SESSION' };
    await fetchWithheld(visit('/watch/12'));
    expect(lines()).toEqual([
      'GET /keys/games.test.json',
      'POST https://api.test/api/get_api_key',
      `GET https://api.test/api/events/12?${KEYS}`,
    ]);
    expect(sent.at(-1)?.language).toContain('fr');
  });

  test.each([
    ['nothing was withheld', '', '/watch/12'],
    ['no event is shown', HOSTS, '/schedule'],
  ])('a rendered page sends no early request if %s', async (_, attributes, path) => {
    openPage(attributes);
    await fetchWithheld(visit(path));
    expect(lines()).toEqual([]);
  });
});
