import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { createEdge } from '../edge.ts';

const SITE = 'https://northfield.example.com';
const NOW = Date.UTC(2026, 10, 24, 12);
const DAY_S = 86_400;

const TEAMS = [
  { id: 12, name: 'Northfield Falcons', groups: [{ id: 3, name: 'Northfield High' }] },
  { id: 15, name: 'Lakeside Otters', groups: [{ id: 4, name: 'Lakeside High' }] },
  { id: 16, name: 'Lakeside Herons', groups: [{ id: 4, name: 'Lakeside High' }] },
];
const SPORTS = [{ id: 2, name: 'Hockey', children: [{ id: 7, name: 'Junior hockey', children: [] }] }];
const SHORT: Record<number, string> = { 12: 'Falcons', 15: 'Otters', 16: 'Hérons' };

const game = (id: number, teams: readonly number[] = [12, 15], over: object = {}) => ({
  id,
  name: `Game ${id}`,
  description: null,
  event_utc_ts: NOW / 1_000 + id * 3_600,
  duration: 9_000,
  participants: teams.map((team) => ({ id: team, short_name: SHORT[team] })),
  location_id: 9,
  event_category_id: 7,
  ...over,
});

const list = (data: readonly unknown[], total = data.length) => ({ data, meta: { total } });

type StubResponse = unknown | ((url: URL) => unknown);

/** Creates the edge in front of a channel with these API responses. */
function channel(over: Record<string, StubResponse> = {}, clock = { now: NOW }) {
  const responses: Record<string, StubResponse> = {
    '/keys/northfield.example.com.json': { channel_key: 'ch_1' },
    '/api/get_api_key': { api_key: 'ak_1' },
    '/api/settings': { name: 'Northfield Network', language: 'en', languages: ['en', 'fr'] },
    '/api/participants': list(TEAMS),
    '/api/events-locations': list([{ id: 9, name: 'Northfield Ice Centre', city: 'Northfield' }]),
    '/api/events-categories': list(SPORTS),
    '/api/events': list([game(1), game(2, [16, 15]), game(3, [12], { event_category_id: 99 })]),
    ...over,
  };
  const requested: URL[] = [];
  const fetch = vi.fn(async (input: string | URL | Request) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    requested.push(url);
    const response = responses[url.pathname];
    const made = typeof response === 'function' ? response(url) : response;
    if (made === undefined) return Response.json({ code: 'not_found' }, { status: 404 });
    return made instanceof Response ? made.clone() : Response.json(made);
  });
  const edge = createEdge({
    fetch,
    config: async () => ({ hosts: {} }),
    page: async () => new Response('page'),
    now: () => clock.now,
  });
  const get = (query: string, headers: HeadersInit = {}) =>
    edge(new Request(`${SITE}/calendar.ics?${query}`, { headers }));
  return { get, edge, requested, responses, clock };
}

/** Parses a calendar with an independent library, as a calendar program would. */
async function read(response: Response) {
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      place: event.location,
      start: event.startDate.toUnixTime(),
      url: String(component.getFirstPropertyValue('url')),
      sequence: event.sequence,
      alarm: String(component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')),
    };
  });
  return { text, name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}

const ids = (events: readonly { uid: string }[]) => events.map(({ uid }) => Number(/\d+/.exec(uid)?.[0]));

test('a team’s calendar has its games with place, link and an alarm half an hour before', async () => {
  const response = await channel().get('teams=12');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  const { name, events } = await read(response);
  expect(name).toBe('Northfield Falcons');
  expect(events[0]).toEqual({
    uid: 'event-1@northfield.example.com',
    title: 'Otters at Falcons',
    place: 'Northfield Ice Centre, Northfield',
    start: NOW / 1_000 + 3_600,
    url: `${SITE}/watch/1`,
    sequence: Math.floor((NOW - Date.UTC(2026, 0, 1)) / 60_000),
    alarm: '-PT30M',
  });
  expect(ids(events)).toEqual([1, 3]);
});

test.each([
  ['of several teams', 'teams=16,12', [1, 2, 3], 'My games on Northfield Network'],
  ['of a school', 'schools=4', [1, 2], 'Lakeside High'],
  ['of a sport', 'sports=2', [1, 2], 'Hockey'],
  ['of a division of a sport', 'sports=7', [1, 2], 'Junior hockey'],
  ['of a team and a sport', 'teams=12&sports=7', [1, 2, 3], 'My games on Northfield Network'],
])('a calendar %s has each of its games once', async (_, query, wanted, named) => {
  const { name, events } = await read(await channel().get(query));
  expect(ids(events)).toEqual(wanted);
  expect(name).toBe(named);
});

test('a calendar is in the language of its URL, or else in that of the request', async () => {
  const { get } = channel();
  const french = await get('teams=16&lang=fr', { 'Accept-Language': 'en' });
  expect(french.headers.get('vary')).toBeNull();
  expect((await read(french)).events[0]?.title).toBe('Otters c. Hérons');
  const response = await get('teams=12,16', { 'Accept-Language': 'fr-CA' });
  expect(response.headers.get('vary')).toBe('Accept-Language');
  expect((await read(response)).name).toBe('Mes matchs sur Northfield Network');
});

test.each([
  '',
  'teams=',
  'teams=x',
  'teams=0',
  'teams=-1',
  'teams=1,',
  'teams=1.5',
  'teams=1%2C2;3',
  'teams=1234567890123',
  'teams=12&lang=xx',
  'schools=%0d%0aX',
  `teams=${Array.from({ length: 201 }, (_, index) => index + 1).join(',')}`,
])('a calendar request with the query ?%s is refused without an API request', async (query) => {
  const { get, requested } = channel();
  const response = await get(query);
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(requested).toEqual([]);
});

test('the calendar of an unknown team gets status 404', async () => {
  expect((await channel().get('teams=999')).status).toBe(404);
});

test('the calendar of a team without games has no events', async () => {
  const { events } = await read(await channel({ '/api/events': list([]) }).get('teams=12'));
  expect(events).toEqual([]);
});

test('a calendar of 450 games is read from three API pages and parsed by an independent library', async () => {
  const all = Array.from({ length: 450 }, (_, index) =>
    game(index + 1, [12, 16], {
      name: 'Ünïcode',
      description: `${'é'.repeat(80)}\nand; more, \\ text\u0007`,
    }),
  );
  const { get, requested } = channel({
    '/api/events': ({ searchParams }: URL) => {
      const offset = Number(searchParams.get('offset'));
      return list(all.slice(offset, offset + 200), all.length);
    },
  });
  const { text, events } = await read(await get('teams=12'));
  expect(events).toHaveLength(450);
  expect(new Set(ids(events)).size).toBe(450);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const calls = requested.filter(({ pathname }) => pathname === '/api/events');
  expect(calls.map(({ searchParams }) => searchParams.get('offset')).toSorted()).toEqual(['0', '200', '400']);
  expect(calls[0]?.searchParams.get('start_date')).toBe('2026-10-25');
});

test('a calendar reads at most 2,000 games of a channel, whatever total the API reports', async () => {
  const { get, requested } = channel({ '/api/events': list([game(1)], 1e9) });
  await get('teams=12');
  expect(requested.filter(({ pathname }) => pathname === '/api/events')).toHaveLength(10);
});

test('all calendars of a channel share one list of games', async () => {
  const { get, requested } = channel();
  await Promise.all(
    ['teams=12', 'teams=15', 'schools=4', 'sports=2', 'teams=404'].map((query) => get(query)),
  );
  expect(requested.filter(({ pathname }) => pathname === '/api/events')).toHaveLength(1);
});

test('neither the calendar nor its headers contain a key', async () => {
  const response = await channel().get('teams=12');
  expect(JSON.stringify([...response.headers]) + (await response.text())).not.toMatch(/ak_1|ch_1|_key/);
});

test.each<[string, Record<string, StubResponse>]>([
  ['the API is down', { '/api/events': () => new Response('{}', { status: 500 }) }],
  ['the API limits calls', { '/api/events': () => new Response('{}', { status: 429 }) }],
  [
    'a later page fails',
    {
      '/api/events': ({ searchParams }: URL) =>
        searchParams.get('offset') === '0' ? list([game(1)], 400) : new Response('', { status: 502 }),
    },
  ],
  ['the list is HTML', { '/api/events': new Response('<p>', { headers: { 'Content-Type': 'text/html' } }) }],
  ['the list has another shape', { '/api/events': { data: null } }],
  ['no game can be read', { '/api/events': list([{ id: 1 }, { id: 2 }]) }],
  ['the teams fail', { '/api/participants': new Response('{}', { status: 500 }) }],
  ['the places fail', { '/api/events-locations': [] }],
  ['the sports fail', { '/api/events-categories': null }],
  ['the host has no channel', { '/keys/northfield.example.com.json': undefined }],
  ['the channel has no name', { '/api/settings': {} }],
])('a calendar request gets 503 with Retry-After, not an empty calendar, if %s', async (_, over) => {
  const response = await channel(over).get('teams=12');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('300');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('VCALENDAR');
});

test('a calendar leaves out a game that cannot be parsed, and includes the others', async () => {
  const { get } = channel({ '/api/events': list([game(1), { ...game(2), event_utc_ts: 1e300 }, null]) });
  expect(ids((await read(await get('teams=12,16'))).events)).toEqual([1]);
});

test('a calendar is served from the cache for hours while the API is down, and then gets 503', async () => {
  const { get, responses, clock } = channel();
  await get('teams=12');
  responses['/api/events'] = () => new Response('{}', { status: 500 });
  for (let hour = 1; hour <= 6; hour += 1) {
    clock.now += 3_600_000;
    expect(ids((await read(await get('teams=12'))).events)).toEqual([1, 3]);
  }
  clock.now += 3_600_000;
  expect((await get('teams=12')).status).toBe(503);
});

test('a calendar raises the SEQUENCE of a changed game only, and drops a removed game', async () => {
  const { get, responses, clock } = channel();
  const before = (await read(await get('teams=12,15'))).events;
  responses['/api/events'] = list([game(1), game(2, [16, 15], { event_utc_ts: NOW / 1_000 + 5 * DAY_S })]);
  clock.now += DAY_S * 1_000;
  const after = (await read(await get('teams=12,15'))).events;
  expect(ids(before)).toEqual([1, 2, 3]);
  expect(ids(after)).toEqual([1, 2]);
  expect(after[0]?.sequence).toBe(before[0]?.sequence);
  expect(after[1]?.sequence).toBe((before[1]?.sequence ?? 0) + DAY_S / 60);
});

test('a conditional request for an unchanged calendar gets 304', async () => {
  const { get, clock } = channel();
  const etag = (await get('teams=12')).headers.get('etag') ?? '';
  clock.now += 60_000;
  const response = await get('teams=12', { 'If-None-Match': etag });
  expect([response.status, await response.text()]).toEqual([304, '']);
  expect((await get('teams=15', { 'If-None-Match': etag })).status).toBe(200);
});

test('a HEAD request for a calendar gets its headers without a body', async () => {
  const { edge } = channel();
  const response = await edge(new Request(`${SITE}/calendar.ics?teams=12`, { method: 'HEAD' }));
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{24}"$/);
});

test('calendar.ics at another path or with another method is passed on to the site', async () => {
  const { edge, requested } = channel();
  for (const request of [
    new Request(`${SITE}/calendar.ics?teams=12`, { method: 'POST' }),
    new Request(`${SITE}/a/calendar.ics?teams=12`),
  ])
    expect(await (await edge(request)).text()).toBe('page');
  expect(requested).toEqual([]);
});
