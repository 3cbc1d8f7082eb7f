import { unusualOperations } from '@generated/operations';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eachCase, shows } from '../statements/shows';
import { advance, failure, favorites, json, outcome, setUp } from './harness';

afterEach(() => vi.useRealTimers());

describe('the default retry', () => {
  test.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['500', failure(500)],
    ['502 with HTML', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['malformed JSON', new Response('{"data": [')],
    ['an empty body', new Response('')],
  ])(
    'a call is retried once after 1,000 ms when it fails with %s',
    shows('constant retry delay 1,000 ms, once'),
    async (_, reply) => {
      const site = setUp();
      site.reply(reply, json(favorites));
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await advance(999);
      expect(site.sent).toHaveLength(1);
      await advance(1);
      expect(await result).toEqual({ value: favorites });
    },
  );

  test(
    'a call rejects if its retry fails too',
    shows('status 500', 'constant retry delay 1,000 ms, once'),
    async () => {
      const site = setUp();
      site.replyAlways(failure(500));
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await advance(60_000);
      expect((await result).error).toMatchObject({ kind: 'status', status: 500, crash: true });
      expect(site.sent).toHaveLength(2);
    },
  );
});

describe('responses that are not retried', () => {
  eachCase([[400, shows('status 400')], [401], [403], [404], [422], [429]])(
    'a call that fails with the status %i is not retried',
    async (status) => {
      const site = setUp();
      site.replyAlways(failure(status, 'validation_failed'));
      const result = outcome(site.get('listEvents', '/api/events'));
      await advance(60_000);
      expect((await result).error).toMatchObject({ kind: 'status', status });
      expect(site.sent).toHaveLength(1);
    },
  );
});

describe('operations that are not retried', () => {
  test.each([
    ['buy', '/api/stripe/buy'],
    ['unsubscribe', '/api/stripe/unsubscribe'],
    ['startTrial', '/api/stripe/subscription/start_trial'],
    ['createClip', '/api/clip'],
  ] as const)(
    'the call %s is never retried, because it costs money or creates something',
    shows('per call: retry count and delay'),
    async (op, url) => {
      const site = setUp();
      site.replyAlways(new TypeError('Failed to fetch'));
      const result = outcome(site.send(op, url, {}));
      await advance(120_000);
      expect((await result).error).toMatchObject({ kind: 'network' });
      expect(site.sent).toHaveLength(1);
    },
  );
});

describe('after a 429', () => {
  test('a 429 emits the global error even with a Retry-After header', shows('status 429'), async () => {
    const site = setUp();
    site.replyAlways(failure(429, 'too_many_requests', {}, { 'Retry-After': '1' }));
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(60_000);
    const { error } = await result;
    expect(site.sent).toHaveLength(1);
    expect(site.emitted('global-error')).toEqual([{ error }]);
    expect(error?.retryAfterMs).toBe(1_000);
  });
});

test.each([
  ['data collection', 'sendDataEvent', '/data/datalake/event/'],
  ['the error log', 'reportError', '/errors/report'],
] as const)('a 429 of %s emits no global error', async (_, op, url) => {
  const site = setUp();
  site.replyAlways(failure(429, 'too_many_requests'));
  const result = outcome(site.send(op, url, {}));
  await advance(60_000);
  expect((await result).error).toMatchObject({ status: 429 });
  expect(site.emitted('global-error')).toEqual([]);
});

describe('the header Retry-After', () => {
  test('the Retry-After header sets the delay of an allowed retry', async () => {
    const site = setUp();
    site.reply(failure(503, 'server_error', {}, { 'Retry-After': '7' }), json(favorites));
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(6_999);
    expect(site.sent).toHaveLength(1);
    await advance(1);
    expect(await result).toEqual({ value: favorites });
  });

  test('the Retry-After header may be a date', async () => {
    const site = setUp();
    vi.setSystemTime('2026-11-14T19:00:00Z');
    site.reply(
      failure(503, 'server_error', {}, { 'Retry-After': 'Sat, 14 Nov 2026 19:00:03 GMT' }),
      json(favorites),
    );
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(2_999);
    expect(site.sent).toHaveLength(1);
    await advance(1);
    expect(await result).toEqual({ value: favorites });
  });

  test('a call waits for a Retry-After of half a minute', async () => {
    const site = setUp();
    site.reply(failure(503, 'server_error', {}, { 'Retry-After': '30' }), json(favorites));
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(30_000);
    expect(await result).toEqual({ value: favorites });
  });

  test('a call whose Retry-After exceeds half a minute rejects, so that the viewer can retry', async () => {
    const site = setUp();
    site.reply(failure(503, 'server_error', {}, { 'Retry-After': '600' }));
    const { error } = await outcome(site.get('listFavorites', '/api/favorites'));
    expect(error).toMatchObject({ status: 503, retryAfterMs: 600_000 });
  });
});

describe('the timeout of 30,000 ms', () => {
  test(
    'a request times out after 30,000 ms',
    shows('analytics: 30 s', 'constant request timeout 30,000 ms'),
    async () => {
      const site = setUp();
      site.replyAlways('never');
      const result = outcome(site.send('buy', '/api/stripe/buy', {}));
      await advance(29_999);
      expect(site.sent[0]?.aborted).toBe(false);
      await advance(1);
      expect((await result).error).toMatchObject({ kind: 'timeout', status: null });
      expect(site.sent[0]?.aborted).toBe(true);
    },
  );

  test('a request that has ended leaves no timer behind', async () => {
    const site = setUp();
    await site.get('listFavorites', '/api/favorites');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the retry of a call has its own timeout', shows('constant request timeout 30,000 ms'), async () => {
    const site = setUp();
    site.replyAlways('never');
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(60_999);
    expect(site.sent).toHaveLength(2);
    await advance(1);
    expect((await result).error?.kind).toBe('timeout');
  });

  test('the timeout of a request also covers a response body that never ends', async () => {
    const site = setUp();
    site.reply(() => {
      const response = json(favorites);
      vi.spyOn(response, 'text').mockImplementation(
        () =>
          new Promise((_, reject) =>
            setTimeout(() => reject(new DOMException('aborted', 'AbortError')), 30_000),
          ),
      );
      return response;
    });
    const result = outcome(site.send('buy', '/api/stripe/buy', {}));
    await advance(30_000);
    expect((await result).error?.kind).toBe('timeout');
  });
});

describe('results of calls', () => {
  test.each([201, 202, 203, 206])(
    'a call rejects with the status %i, because only 200 is a success',
    shows('non-200 successes'),
    async (status) => {
      const site = setUp();
      site.reply(json(favorites, status));
      const { error } = await outcome(site.get('listFavorites', '/api/favorites'));
      expect(error).toMatchObject({ kind: 'status', status });
    },
  );

  test('a call rejects with the status 204', shows('non-200 successes'), async () => {
    const site = setUp();
    site.reply(new Response(null, { status: 204 }));
    expect((await outcome(site.get('listFavorites', '/api/favorites'))).error?.status).toBe(204);
  });

  test(
    'a call for a custom form resolves to null on a 404',
    shows('status 404 of a custom form', 'per call: allowed codes'),
    async () => {
      const site = setUp();
      site.reply(failure(404, 'not_found'));
      expect(await outcome(site.get('getCustomForm', '/api/custom-forms/contact'))).toEqual({ value: null });
      expect(site.emitted('failure')).toEqual([]);
    },
  );

  test(
    'the error log receives a 500 of a custom form but not a 404',
    shows('errors not logged: 404 where set'),
    async () => {
      const site = setUp();
      site.reply(failure(404, 'not_found'));
      await outcome(site.get('getCustomForm', '/api/custom-forms/contact'));
      expect(site.emitted('failure')).toEqual([]);
      site.replyAlways(failure(500));
      const result = outcome(site.get('getCustomForm', '/api/custom-forms/contact'));
      await advance(1_000);
      await result;
      expect(site.emitted('failure')).toMatchObject([{ operation: 'getCustomForm', status: 500 }]);
    },
  );

  test('a 404 rejects the call of an operation whose policy does not allow a 404', async () => {
    const site = setUp();
    site.reply(failure(404, 'not_found'));
    expect((await outcome(site.get('getEvent', '/api/events/4'))).error).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  test('an error contains the backend’s field errors', async () => {
    const site = setUp();
    site.reply(failure(400, 'email_already_registered', { email: ['Taken.'] }));
    expect((await outcome(site.send('register', '/api/v2/auth/register', {}))).error).toMatchObject({
      code: 'email_already_registered',
      fields: { email: ['Taken.'] },
    });
  });

  test('the errors of a field are a list, even if an older backend sends a plain string', async () => {
    const site = setUp();
    const errors = { email: 'Taken.', phone: ['Too short.', 'No letters.'], terms: 7, login: [8] };
    site.reply(json({ code: 'validation_failed', message: 'No.', errors }, 400));
    expect((await outcome(site.send('register', '/api/v2/auth/register', {}))).error?.fields).toEqual({
      email: ['Taken.'],
      phone: ['Too short.', 'No letters.'],
    });
  });

  test(
    'calls go to a configured host instead of the site’s own origin',
    shows('base of the main API'),
    async () => {
      const site = setUp();
      site.client.hosts = { apiHost: 'https://api.example.com' };
      await site.get('getMenu', '/api/menu');
      expect(site.sent[0]?.url.href).toBe('https://api.example.com/api/menu');
    },
  );

  test(
    'calls for keys go to a configured keys host and keep its path',
    shows('call GET /keys/{hostname}.json'),
    async () => {
      const site = setUp();
      site.client.hosts = { keysHost: 'https://keys.example.com/v1/' };
      await site.get('getChannelKey', '/keys/northfield.example.json');
      expect(site.sent[0]?.url.href).toBe('https://keys.example.com/v1/northfield.example.json');
    },
  );
});

describe('request policies of operations', () => {
  const refused = async (op: 'deleteClip' | 'listFavorites' | 'getGeo', status: number) => {
    const site = setUp();
    site.replyAlways(failure(status));
    const result = outcome(site.get(op, '/api/call'));
    await advance(60_000);
    return { site, error: (await result).error };
  };

  test(
    'an operation’s policy decides whether a failure emits the global error',
    shows('per call: global error'),
    async () => {
      const { site, error } = await refused('deleteClip', 404);
      expect(site.emitted('global-error')).toEqual([{ error }]);
      expect((await refused('listFavorites', 404)).site.emitted('global-error')).toEqual([]);
    },
  );

  test(
    'an operation’s policy decides which failures crash the screen',
    shows('per call: crash codes'),
    async () => {
      for (const status of [400, 500]) {
        expect((await refused('listFavorites', status)).error?.crash).toBe(true);
        expect((await refused('getGeo', status)).error?.crash).toBe(false);
      }
    },
  );

  test.each([
    ['its status alone', [404], [404]],
    ['all statuses of its hundred', ['5xx'], [500, 503]],
    ['nothing', [], []],
  ] as const)('a crash code of a policy covers %s', async (_, crashCodes, crashing) => {
    const { listFavorites } = unusualOperations;
    onTestFinished(() => void Object.assign(unusualOperations, { listFavorites }));
    Object.assign(unusualOperations, {
      listFavorites: { policy: { ...listFavorites?.policy, crashCodes } },
    });
    for (const status of [400, 404, 500, 503]) {
      const { error } = await refused('listFavorites', status);
      expect(error?.crash, String(status)).toBe((crashing as readonly number[]).includes(status));
    }
  });

  test('a request without a response crashes the screen', async () => {
    const site = setUp();
    site.replyAlways(new TypeError('Failed to fetch'));
    const { error } = await outcome(site.send('buy', '/api/stripe/buy', {}));
    expect(error).toMatchObject({ kind: 'network', crash: true });
  });

  test(
    'an operation’s policy decides how often a call is retried and after what delay',
    shows('per call: retry count and delay'),
    async () => {
      const { listFavorites } = unusualOperations;
      onTestFinished(() => void Object.assign(unusualOperations, { listFavorites }));
      Object.assign(unusualOperations, {
        listFavorites: { policy: { ...listFavorites?.policy, retryCount: 2, retryDelay: 300 } },
      });
      const site = setUp();
      site.replyAlways(failure(500));
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await advance(299);
      expect(site.sent).toHaveLength(1);
      await advance(301);
      expect(site.sent).toHaveLength(3);
      await advance(60_000);
      await result;
      expect(site.sent).toHaveLength(3);
    },
  );
});
