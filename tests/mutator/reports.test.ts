import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ApiEvents } from '@/api/events';
import { redactUrl, redactValue } from '@/api/redact';
import { createResponseCheck } from '@/api/response-check';
import { createEmitter } from '@/lib/store/emitter';
import { shows } from '../statements/shows';
import { advance, failure, favorites, json, outcome, setUp } from './harness';

afterEach(() => vi.useRealTimers());

describe('reporting failed requests', () => {
  test(
    'a failed request is reported to the error log with its status, message, request data and url',
    shows('monitoring', 'errors are logged'),
    async () => {
      const site = setUp();
      site.reply(failure(404, 'not_found'));
      await outcome(site.get('getEvent', '/api/events/4?x=1'));
      expect(site.emitted('failure')).toEqual([
        {
          operation: 'getEvent',
          status: 404,
          message: 'failed with not_found',
          url: '/api/events/4?x=1',
          data: null,
        },
      ]);
    },
  );

  test('a failed request is reported once, after the last attempt', shows('errors are logged'), async () => {
    const site = setUp();
    site.replyAlways(failure(500));
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(2_000);
    await result;
    expect(site.emitted('failure')).toHaveLength(1);
  });

  test.each([
    ['a response without a message', json({}, 404), 'HTTP 404'],
    ['a message that is no text', json({ message: { text: 'No.' } }, 404), 'HTTP 404'],
    ['no connection', new TypeError('Failed to fetch'), 'buy: network'],
  ])('the report of a request that failed with %s has the right message', async (_, reply, message) => {
    const site = setUp();
    site.reply(reply);
    await outcome(site.send('buy', '/api/stripe/buy', {}));
    expect(site.emitted('failure')).toMatchObject([{ message }]);
  });

  test('a call with an invalid body rejects as an error of the page, not as a failed request', async () => {
    const site = setUp();
    const call = site.client.call({
      op: 'addFavorite',
      url: '/api/favorite',
      method: 'POST',
      body: '{',
      headers: new Headers(),
      signal: null,
    });
    await expect(call).rejects.toThrow(SyntaxError);
    expect(site.emitted('failure')).toEqual([]);
  });

  test('a cancelled request is not reported', shows('cancelled requests', 'errors are logged'), async () => {
    const site = setUp();
    site.replyAlways('never');
    const caller = new AbortController();
    const result = outcome(site.get('listFavorites', '/api/favorites', caller.signal));
    await advance(10);
    caller.abort();
    await result;
    await advance(60_000);
    expect(site.emitted('failure')).toEqual([]);
  });

  test(
    'a report has no passwords, keys, tokens, card data or addresses',
    shows('errors are logged'),
    async () => {
      const site = setUp();
      site.reply(failure(400, 'invalid_credentials'));
      await outcome(
        site.send('logIn', '/api/v2/auth/login', {
          login: 'fan@example.com',
          password: 'goal-line-1',
          recaptcha_token: 'tok-1',
          note: 'write to fan@example.com about 4242 4242 4242 4242',
          list: [{ client_secret: 'cs_1', payment_method_id: 'pm_1' }],
        }),
      );
      const text = JSON.stringify(site.emitted('failure'));
      for (const secret of ['fan@', 'goal-line-1', 'tok-1', '4242', 'cs_1', 'pm_1', 'api-0', 'channel-0'])
        expect(text).not.toContain(secret);
    },
  );
});

describe('reporting each request and response', () => {
  test('a response is reported with its size and the length of its lists, and without keys', async () => {
    const site = setUp();
    const body = { data: [1, 2], tags: [], meta: { total: 2 } };
    site.reply(json(body));
    await site.get('listEvents', '/api/events?offset=2');
    expect(site.emitted('exchange')).toEqual([
      {
        operation: 'listEvents',
        url: '/api/events?offset=2&api_key=[redacted]&channel_key=[redacted]',
        status: 200,
        length: JSON.stringify(body).length,
        lists: { data: 2, tags: 0 },
        message: '',
      },
    ]);
  });

  test('each failed attempt of a call is reported with its message', async () => {
    const site = setUp();
    site.reply(failure(500), new TypeError('Failed to fetch'));
    const result = outcome(site.get('getMenu', '/api/menu'));
    await advance(1_000);
    await result;
    const nothing = { operation: 'getMenu', url: '/api/menu', length: 0, lists: {} };
    expect(site.emitted('exchange')).toEqual([
      { ...nothing, status: 500, message: 'failed with server_error' },
      { ...nothing, status: null, message: 'getMenu: network' },
    ]);
  });

  test('the profile response of a visitor is reported without list lengths', async () => {
    const site = setUp();
    site.reply(failure(401, 'unauthenticated'));
    await site.get('getProfile', '/api/profile');
    expect(site.emitted('exchange')).toMatchObject([{ status: 401, lists: {}, message: '' }]);
  });
});

describe('redaction of secrets', () => {
  test.each([
    ['/x?api_key=1&channel_key=2&sport=4', '/x?api_key=[redacted]&channel_key=[redacted]&sport=4'],
    [
      '/verify-email?email=a@b.co&expires=1&signature=s',
      '/verify-email?email=[redacted]&expires=[redacted]&signature=[redacted]',
    ],
    [
      '/auth/login/google/callback?code=1&state=2#token',
      '/auth/login/google/callback?code=[redacted]&state=[redacted]',
    ],
    ['/users/fan@example.com/x', '/users/[redacted]/x'],
  ])('the secrets of the address %s are redacted', (url, redacted) => {
    expect(redactUrl(url)).toBe(redacted);
  });

  test('a secret field is redacted at any depth, under any of its names', () => {
    const name = fc.constantFrom(
      'password',
      'new_password',
      'api_key',
      'stripeToken',
      'card_number',
      'cvc',
      'signature',
      'email',
    );
    fc.assert(
      fc.property(name, fc.array(fc.stringMatching(/^[q-z]{1,6}$/), { maxLength: 4 }), (secret, path) => {
        const leaf: unknown = { [secret]: 's3cr3t-value', kept: 'fine' };
        const value = path.reduce<unknown>((inner, key) => ({ [`x${key}`]: [inner] }), leaf);
        const text = JSON.stringify(redactValue(JSON.stringify(value)));
        expect(text).not.toContain('s3cr3t-value');
        expect(text).toContain('fine');
      }),
    );
  });
});

describe('validation of responses', () => {
  // Loads the lazy-loaded schemas first, so that their loading does not count towards the tests' time.
  beforeAll(() => import('@generated/response-checks'), 60_000);

  test('a response that differs from the contract is reported as drift and still returned', async () => {
    const site = setUp();
    const drifted = {
      data: [{ id: 'seven', favoritable_id: 4, favoritable_type: 'sponsor' }],
      meta: { total: 1, offset: 0, limit: null },
    };
    site.reply(json(drifted));
    expect(await site.get('listFavorites', '/api/favorites')).toEqual(drifted);
    vi.useRealTimers();
    await vi.waitFor(() => expect(site.emitted('drift')).toHaveLength(2));
    expect(site.emitted('drift')).toMatchObject([
      { operation: 'listFavorites', status: 200, field: 'data.0.id', got: 'string' },
      { operation: 'listFavorites', status: 200, field: 'data.0.favoritable_type', got: 'string' },
    ]);
  });

  test('a response that matches the contract is not reported', async () => {
    const site = setUp();
    await site.get('listFavorites', '/api/favorites');
    site.reply(json({ data: [], nothing: true }));
    await site.get('listFavorites', '/api/favorites');
    vi.useRealTimers();
    // Only the drift of the second response is reported, which shows that the first one matched.
    await vi.waitFor(() => expect(site.emitted('drift').length).toBeGreaterThan(0));
    expect(
      site
        .emitted('drift')
        .map(({ field }) => field)
        .sort(),
    ).toEqual(['meta']);
    expect(favorites.data).toEqual([]);
  });

  test('an unusable response rejects its call and is still reported', async () => {
    const site = setUp();
    site.replyAlways(() => json({ data: 'no list', meta: null }));
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(2_000);
    expect((await result).error?.kind).toBe('malformed');
    vi.useRealTimers();
    await vi.waitFor(() => expect(site.emitted('drift')).toHaveLength(2));
    expect(
      site
        .emitted('drift')
        .map(({ field }) => field)
        .sort(),
    ).toEqual(['data', 'meta']);
  });

  test('a response body of null is reported as drift, except that of an allowed failure', async () => {
    const site = setUp();
    site.reply(failure(401, 'unauthenticated'));
    await site.get('getProfile', '/api/profile');
    site.reply(json(null));
    const result = outcome(site.send('buy', '/api/stripe/buy', {}));
    expect((await result).error?.kind).toBe('malformed');
    vi.useRealTimers();
    await vi.waitFor(() => expect(site.emitted('drift')).toMatchObject([{ operation: 'buy', got: 'null' }]));
  });

  test('a drift report names the type that was received', async () => {
    const site = setUp();
    site.reply(json({ data: [[], { id: null }], meta: 'none' }));
    await site.get('listFavorites', '/api/favorites');
    vi.useRealTimers();
    await vi.waitFor(() => expect(site.emitted('drift').length).toBeGreaterThan(0));
    const got = site.emitted('drift').map(({ field, got: type }) => [field, type]);
    expect(Object.fromEntries(got)).toMatchObject({
      meta: 'string',
      'data.0': 'array',
      'data.1.id': 'null',
      'data.1.favoritable_id': 'nothing',
    });
  });

  test('only readable, successful responses are compared with the contract', async () => {
    const site = setUp();
    site.reply(failure(401, 'unauthenticated'), json({ data: [], meta: null }, 404), new Response('<html>'));
    await site.get('getProfile', '/api/profile');
    await outcome(site.get('listOrders', '/api/orders'));
    const result = outcome(site.send('buy', '/api/stripe/buy', {}));
    expect((await result).error?.kind).toBe('malformed');
    site.reply(json({ data: [], meta: null }));
    await site.get('listFavorites', '/api/favorites');
    vi.useRealTimers();
    // Only the drift of the last response is reported, which shows that the others were not compared.
    await vi.waitFor(() => expect(site.emitted('drift')).toMatchObject([{ operation: 'listFavorites' }]));
  });

  test.each([
    ['checks 2 % of responses', 0.0199, 1],
    ['leaves out 98 % of responses', 0.02, 0],
  ])('ten seconds after a response, production %s', async (_, random, count) => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const events = createEmitter<ApiEvents>();
    const drift = vi.fn();
    events.on('drift', drift);
    createResponseCheck(events, 'production')('listFaq', { status: 200, body: { data: [] }, length: 11 });
    await advance(9_999);
    await vi.dynamicImportSettled();
    expect(drift).not.toHaveBeenCalled();
    await advance(1);
    await vi.dynamicImportSettled();
    expect(drift).toHaveBeenCalledTimes(count);
  });

  test('a drift report never contains a value of the response', async () => {
    const site = setUp();
    site.reply(json({ data: ['fan@example.com'], meta: null }));
    await site.get('listFavorites', '/api/favorites');
    vi.useRealTimers();
    await vi.waitFor(() => expect(site.emitted('drift')).toHaveLength(2));
    expect(JSON.stringify(site.emitted('drift'))).not.toContain('fan@');
  });
});
