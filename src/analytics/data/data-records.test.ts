import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import type { ObservedEvent } from '../observed-events';
import { dataRecord } from './data-records';

const ORIGIN = 'https://northfield.grandstand.test';
const referrer = 'https://news.example.com/story?page=2';
const moment = {
  at: Date.UTC(2026, 10, 14, 19, 0, 0, 250),
  href: `${ORIGIN}/schedule?sport=2`,
  title: 'Events',
  apiKey: 'api-1',
  viewer: { id: 51, email: 'sam@example.com' },
};
const origin_url = moment.href;
const user = { user_id: 51, user_email: 'sam@example.com', origin_url };
const visitor = { user_id: null, user_email: null, origin_url };
const timestamp = '2026-11-14T19:00:00.250Z';

const body = (event: ObservedEvent, trk?: string, from: string | null = referrer) =>
  dataRecord(event, trk, from)?.body;

describe('recording an API request', () => {
  const exchange = (
    value: Partial<Extract<ObservedEvent, { type: 'exchange' }>['value']>,
  ): ObservedEvent => ({
    type: 'exchange',
    ...moment,
    viewer: null,
    value: {
      operation: 'listEvents',
      url: '/api/events',
      status: 200,
      length: 812,
      lists: { data: 24 },
      message: '',
      ...value,
    },
  });
  eachCase([
    [
      'a response, with keys removed from its address',
      { url: '/api/events?limit=24&api_key=[redacted]&channel_key=[redacted]' },
      {
        url: '/api/events?limit=24',
        status: 200,
        error_message: null,
        response_length: 812,
        list_lengths: { data: 24 },
      },
      shows('events: trk', 'event api_request'),
    ],
    [
      'a response whose address only has keys',
      { url: '/api/events?api_key=[redacted]&channel_key=[redacted]' },
      {
        url: '/api/events',
        status: 200,
        error_message: null,
        response_length: 812,
        list_lengths: { data: 24 },
      },
      shows('event api_request'),
    ],
    [
      'a failure, with addresses removed from its message',
      { status: 400, length: 0, lists: {}, message: 'sam@example.com is taken' },
      {
        url: '/api/events',
        status: 400,
        error_message: '[redacted] is taken',
        response_length: 0,
        list_lengths: {},
      },
      shows('event api_request'),
    ],
    [
      'a request without a response',
      { status: null, length: 0, lists: {}, message: 'listEvents: timeout' },
      {
        url: '/api/events',
        status: null,
        error_message: 'listEvents: timeout',
        response_length: 0,
        list_lengths: {},
      },
      shows('event api_request'),
    ],
  ])('records an API request: %s', (_, value, own) =>
    expect(body(exchange(value), 'mail')).toEqual({ ...visitor, trk: 'mail', event: 'api_request', ...own }),
  );
  test.each(['sendDataEvent', 'getDataHash', 'reportError', 'getChannelKey'] as const)(
    'does not record the operation %s, which does not use the main API',
    shows('event api_request'),
    (operation) => expect(body(exchange({ operation }))).toBeUndefined(),
  );
});

describe('recording a log-in', () => {
  const signedIn = (
    operation: Extract<ObservedEvent, { type: 'user-set' }>['value']['operation'],
  ): ObservedEvent => ({
    type: 'user-set',
    ...moment,
    value: { operation, email: 'sam@example.com' },
  });
  test.each(['logIn', 'register', 'logInWithProvider'] as const)(
    'records a login by %s',
    shows('event login'),
    (operation) =>
      expect(body(signedIn(operation))).toEqual({
        ...user,
        event: 'login',
        timestamp,
        email: 'sam@example.com',
      }),
  );
  test.each(['updateProfile', 'getProfile'] as const)(
    'the operation %s is not recorded as a log-in',
    (operation) => expect(body(signedIn(operation))).toBeUndefined(),
  );
});

describe('recording a page visit', () => {
  const visit = (page: string, from: string | null, more = {}): ObservedEvent => ({
    type: 'visit',
    ...moment,
    ...more,
    value: { page, from },
  });
  const own = { event: 'visit_page', api_key: 'api-1', authorized: true, timestamp };
  test('records a page visit from another page of the site', shows('events: trk', 'event visit_page'), () =>
    expect(body(visit('/schedule', '/'))).toEqual({
      ...user,
      ...own,
      page: '/schedule',
      outer_referrer: referrer,
      from_page: '/',
    }),
  );
  test('records the first page visit of a visitor without a key', () =>
    expect(body(visit('/', null, { viewer: null, apiKey: null }), 'mail', null)).toEqual({
      ...visitor,
      ...own,
      trk: 'mail',
      api_key: null,
      authorized: false,
      page: '/',
      outer_referrer: null,
      from_page: null,
    }));
  test.each([
    [`${ORIGIN}/schedule?email=sam%40example.com&sport=2&signature=aa#x`, `${ORIGIN}/schedule?sport=2`],
    [`${ORIGIN}/x?q=sam@example.com&sport=2`, `${ORIGIN}/x?sport=2`],
    [`${ORIGIN}/team/sam%40example.com`, `${ORIGIN}/team/%5Bredacted%5D`],
    [`${ORIGIN}/vod?title=caf%C3%A9+x`, `${ORIGIN}/vod?title=caf%C3%A9+x`],
  ])('removes secrets from the recorded address %s', shows('events: origin_url'), (href, clean) =>
    expect(body(visit('/schedule', null, { href }))).toMatchObject({ origin_url: clean }),
  );
});

test.each([
  [
    'firstFrame',
    'video-event',
    { video_view_uuid: 'u', stream_id: 3, stream_type: 'vod', event: 'first_frame' },
  ],
  [
    'viewing',
    'viewing',
    {
      video_view_uuid: 'u',
      stream_id: 3,
      stream_type: 'vod',
      viewing_time: 12.5,
      category: null,
      sport: null,
      gender: null,
      school: null,
      league: null,
    },
  ],
] as const)('records the event %s unchanged', (type, to, value) =>
  // The cast is safe, because each row has a value that matches its type.
  expect(dataRecord({ type, ...moment, value } as ObservedEvent, 'mail', referrer)).toEqual({
    to,
    body: value,
  }),
);

test.each(['event', 'failure', 'drift', 'trouble'] as const)(
  'the event %s sends no record to the data-collection service',
  (type) =>
    expect(
      dataRecord({ type, ...moment, value: {} } as unknown as ObservedEvent, 'mail', referrer),
    ).toBeNull(),
);
