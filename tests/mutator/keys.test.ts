import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ErrorKind } from '@/api/errors';
import { shows } from '../statements/shows';
import { advance, badKey, failure, favorites, json, outcome, setUp } from './harness';

afterEach(() => vi.useRealTimers());

describe('sending keys with calls', () => {
  test('a GET request sends the keys in the query', shows('keys in the query'), async () => {
    const site = setUp();
    await site.get('listFavorites', '/api/favorites');
    expect(site.sent[0]?.url.search).toBe('?api_key=api-0&channel_key=channel-0');
  });

  test('a DELETE request sends the keys in the query', shows('keys in the query'), async () => {
    const site = setUp();
    await site.client.call({
      op: 'removeFavorite',
      url: '/api/favorite/7',
      method: 'DELETE',
      body: null,
      headers: new Headers(),
      signal: null,
    });
    expect(site.sent[0]?.url.searchParams.get('api_key')).toBe('api-0');
    expect(site.sent[0]?.body).toBeNull();
  });

  test('the keys are added to the existing parameters of a query', async () => {
    const site = setUp();
    await site.get('listEvents', '/api/events?sport=4');
    expect(site.sent[0]?.url.search).toBe('?sport=4&api_key=api-0&channel_key=channel-0');
  });

  test('calls with a JSON body send the keys in it', shows('keys in the body'), async () => {
    const site = setUp();
    await site.send('addFavorite', '/api/favorite', { favoritable_id: 4, favoritable_type: 'group' });
    expect(site.sent[0]?.url.search).toBe('');
    expect(site.sent[0]?.body).toEqual({
      favoritable_id: 4,
      favoritable_type: 'group',
      api_key: 'api-0',
      channel_key: 'channel-0',
    });
  });

  test('a call without a body sends the keys in a new body', async () => {
    const site = setUp();
    await site.client.call({
      op: 'logOut',
      url: '/api/auth/logout',
      method: 'POST',
      body: null,
      headers: new Headers(),
      signal: null,
    });
    expect(site.sent[0]?.body).toEqual({ api_key: 'api-0', channel_key: 'channel-0' });
    expect(site.sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test(
    'a call with form data adds the keys to its fields, keeps its file and leaves the caller’s form unchanged',
    shows('keys in the body'),
    async () => {
      const site = setUp();
      const form = new FormData();
      form.append('name', 'goal');
      form.append('picture', new File(['x'], 'goal.png'));
      await site.send('addFavorite', '/api/favorite', form);
      const body = site.sent[0]?.body as FormData;
      expect([...body.keys()]).toEqual(['name', 'picture', 'api_key', 'channel_key']);
      expect((body.get('picture') as File).name).toBe('goal.png');
      expect([...form.keys()]).toEqual(['name', 'picture']);
    },
  );

  test('a call with an empty body sends only the keys', async () => {
    const site = setUp();
    await site.client.call({
      op: 'addFavorite',
      url: '/api/favorite',
      method: 'POST',
      body: '',
      headers: new Headers(),
      signal: null,
    });
    expect(site.sent[0]?.body).toEqual({ api_key: 'api-0', channel_key: 'channel-0' });
  });

  test('a call with a URL-encoded body sends the keys in its fields', shows('keys in the body'), async () => {
    const site = setUp();
    await site.send('addFavorite', '/api/favorite', new URLSearchParams({ favoritable_id: '4' }));
    expect(String(site.sent[0]?.body)).toBe('favoritable_id=4&api_key=api-0&channel_key=channel-0');
  });
});

describe('operations that are exempt from keys', () => {
  test(
    'operations that are exempt from keys send none',
    shows(
      'exempt from keys: channel keys',
      'exempt from keys: api key',
      'exempt from keys: menu',
      'exempt from keys: pages',
      'exempt from keys: faq',
      'exempt from keys: colors',
      'exempt from keys: settings',
      'exempt from keys: slides',
      'exempt from keys: event locations',
      'exempt from keys: subscriptions',
      'exempt from keys: packages',
      'exempt from keys: participants',
      'exempt from keys: participant groups',
      'exempt from keys: delete-account-confirm',
      'exempt from keys: bootstrap',
    ),
    async () => {
      const site = setUp();
      await site.get('getMenu', '/api/menu');
      expect(site.sent[0]?.url.search).toBe('');
    },
  );

  test('operations that are exempt from keys do not wait for them', async () => {
    const site = setUp({ keys: 'none' });
    site.keySource.channelKey.mockReturnValue(new Promise(() => {}));
    void outcome(site.get('listFavorites', '/api/favorites'));
    await site.get('getMenu', '/api/menu');
    expect(site.sent.map(({ path }) => path)).toEqual(['/api/menu']);
  });
});

describe('fetching missing keys', () => {
  test('missing keys are fetched once for all waiting calls', async () => {
    const site = setUp({ keys: 'none' });
    await Promise.all([
      site.get('listFavorites', '/api/favorites'),
      site.get('getProfile', '/api/profile'),
      site.get('getGeo', '/api/geo'),
    ]);
    expect(site.keySource.channelKey).toHaveBeenCalledTimes(1);
    expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
    expect(site.sent.every(({ url }) => url.searchParams.get('api_key') === 'api-1')).toBe(true);
  });

  test(
    'a call whose keys can’t be fetched rejects with NO_API_KEY and is not sent',
    shows('missing key'),
    async () => {
      const site = setUp({ keys: 'none' });
      site.keySource.apiKey.mockRejectedValue(new Error('no channel or API key found'));
      const { error } = await outcome(site.get('listFavorites', '/api/favorites'));
      expect(error).toMatchObject({ kind: 'no-key', code: 'NO_API_KEY', operation: 'listFavorites' });
      expect(error?.crash).toBe(true);
      expect(site.sent).toEqual([]);
      expect(site.emitted('api-key')).toEqual([{ state: 'lost' }]);
    },
  );

  test.each<[ErrorKind, string, boolean]>([
    ['network', 'may still come', false],
    ['timeout', 'may still come', false],
    ['status', 'are lost', true],
    ['malformed', 'are lost', true],
  ])('keys whose fetch fails with a %s error %s', async (kind, _, isLost) => {
    const site = setUp({ keys: 'none' });
    site.keySource.channelKey.mockRejectedValue(new ApiError({ kind, operation: 'getChannelKey' }));
    const { error } = await outcome(site.get('listFavorites', '/api/favorites'));
    expect(error?.kind).toBe('no-key');
    expect(site.emitted('api-key')).toEqual(isLost ? [{ state: 'lost' }] : []);
  });

  test('setting the user before there are keys causes no error', () => {
    const site = setUp({ keys: 'none' });
    const setUser = () => site.events.emit('user-set', { operation: 'logIn', email: 'fan@grandstand.test' });
    expect(setUser).not.toThrow();
  });

  test('the next call tries again to fetch missing keys', async () => {
    const site = setUp({ keys: 'none' });
    site.keySource.channelKey.mockRejectedValueOnce(new Error('down'));
    await outcome(site.get('listFavorites', '/api/favorites'));
    expect(await site.get('listFavorites', '/api/favorites')).toEqual(favorites);
  });
});

describe('using stored keys', () => {
  test('stored keys are used without a request', async () => {
    const site = setUp();
    await site.get('listFavorites', '/api/favorites');
    expect(site.keySource.channelKey).not.toHaveBeenCalled();
    expect(site.keySource.apiKey).not.toHaveBeenCalled();
  });

  test('fetched keys are stored for the next visit', async () => {
    const site = setUp({ keys: 'none' });
    await site.get('listFavorites', '/api/favorites');
    expect(site.store.get('api_key', (v): v is string => typeof v === 'string')).toBe('api-1');
  });

  test('an expired stored channel key is fetched again', async () => {
    const site = setUp({ keys: 'none' });
    site.store.set('channel_key', 'channel-dead');
    site.keySource.apiKey.mockRejectedValueOnce(new Error('unknown channel'));
    await site.get('listFavorites', '/api/favorites');
    expect(site.keySource.apiKey.mock.calls).toEqual([['channel-dead'], ['channel-1']]);
  });
});

describe('after an error that names a key', () => {
  test.each([
    ['the code no_key_found', { code: 'no_key_found' }, true],
    ['a code that is a key’s name', { code: 'channel_key' }, true],
    ['a field called api_key', { code: 'validation_failed', errors: { api_key: ['required'] } }, true],
    ['a message that contains channel_key, without a code', { message: 'Invalid channel_key.' }, true],
    ['the message of an older backend, without a code', { message: 'No channel or API key found' }, true],
    ['a message that contains api_key, with another code', { code: 'forbidden', message: 'api_key' }, false],
    ['a message about no channel key, without a code', { message: 'no channel key found' }, true],
    ['a list of messages that contain api_key', { message: ['Invalid api_key'] }, false],
    ['another field’s error that contains api_key', { errors: { name: ['may not contain api_key'] } }, false],
    ['a message about neither', { message: 'Not allowed.' }, false],
  ])('an error with %s is classified correctly as about a key or not', async (_, body, isAboutKey) => {
    const site = setUp();
    site.reply(json(body, 403), json(favorites));
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(60_000);
    await result;
    expect(site.emitted('api-key')).toEqual(isAboutKey ? [{ state: 'refreshing' }] : []);
  });

  test.each(['api_key', 'channel_key'] as const)(
    'after an error about %s the keys are dropped and fetched, and the call is repeated once after 1 second',
    shows('error no channel or API key found', 'key errors: keys dropped and fetched'),
    async (name) => {
      const site = setUp();
      site.reply(badKey(name), json(favorites));
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await advance(999);
      expect(site.sent).toHaveLength(1);
      await advance(1);
      expect(await result).toEqual({ value: favorites });
      expect(site.sent[1]?.url.search).toBe('?api_key=api-1&channel_key=channel-1');
      expect(site.emitted('api-key')).toEqual([{ state: 'refreshing' }]);
      expect(site.emitted('failure')).toEqual([]);
    },
  );

  test('a write is also repeated after an error that names a key, whatever its retry count', async () => {
    const site = setUp();
    site.reply(badKey(), json({ success: true }));
    const result = outcome(site.send('buy', '/api/stripe/buy', { type: 'event' }));
    await advance(1_000);
    expect(await result).toEqual({ value: { success: true } });
    expect(site.sent[1]?.body).toMatchObject({ type: 'event', api_key: 'api-1' });
  });

  test(
    'a new key that is rejected too is reported as lost, and the call is not repeated again',
    shows('key errors: api-key event'),
    async () => {
      const site = setUp();
      site.replyAlways(() => badKey());
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await advance(60_000);
      expect((await result).error).toMatchObject({ kind: 'bad-key', status: 400 });
      expect(site.sent).toHaveLength(2);
      expect(site.emitted('api-key')).toEqual([{ state: 'refreshing' }, { state: 'lost' }]);
      expect(site.emitted('user-cleared')).toEqual([]);
    },
  );

  test('a new key that is refused because nobody is signed in clears the user and is not reported as lost', async () => {
    const site = setUp();
    site.reply(badKey(), failure(401, 'unauthenticated'));
    const result = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(1_000);
    expect((await result).error).toMatchObject({ kind: 'status', status: 401 });
    expect(site.emitted('user-cleared')).toEqual([{ operation: 'listFavorites' }]);
    expect(site.emitted('api-key')).toEqual([{ state: 'refreshing' }]);
  });

  test('many calls that fail at once because of a key cause only one key refresh', async () => {
    const site = setUp();
    site.replyAlways(({ url }) => (url.searchParams.get('api_key') === 'api-0' ? badKey() : json(favorites)));
    const results = Array.from({ length: 12 }, (_, page) =>
      outcome(site.get('listEvents', `/api/events?offset=${page}`)),
    );
    await advance(1_000);
    expect(await Promise.all(results)).toEqual(Array(12).fill({ value: favorites }));
    expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
  });

  test('a call that fails late because of an old key is repeated with the keys fetched since', async () => {
    const site = setUp();
    let respondLate: (response: Response) => void = () => {};
    site.reply(
      () => new Promise((resolve) => (respondLate = resolve)),
      badKey(),
      json(favorites),
      json(favorites),
    );
    const late = outcome(site.get('getGeo', '/api/geo'));
    const early = outcome(site.get('listFavorites', '/api/favorites'));
    await advance(1_000);
    await early;
    respondLate(badKey());
    await advance(1_000);
    expect(await late).toEqual({ value: favorites });
    expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
  });

  test.each(['Wrong api_key given', 'No channel or API key found.'])(
    'an older backend’s error counts as about a key because of its message “%s”',
    shows('error no channel or API key found'),
    async (message) => {
      const site = setUp();
      site.reply(json({ message }, 403), json(favorites));
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await advance(1_000);
      expect(await result).toEqual({ value: favorites });
    },
  );
});

describe('after a 401', () => {
  test(
    'a 401 clears the user and fetches a new API key, but keeps the channel key',
    shows('session: cleared when unauthenticated', 'session: API key refetched', 'status 401'),
    async () => {
      const site = setUp();
      site.reply(failure(401, 'unauthenticated'));
      const { error } = await outcome(site.get('listFavorites', '/api/favorites'));
      expect(error).toMatchObject({ kind: 'status', status: 401, code: 'unauthenticated' });
      expect(site.emitted('user-cleared')).toEqual([{ operation: 'listFavorites' }]);
      await advance(0);
      expect(site.keySource.channelKey).not.toHaveBeenCalled();
      expect(site.ring.peek()).toEqual({ channelKey: 'channel-0', apiKey: 'api-1' });
    },
  );

  test('a 401 clears the user only once, however many calls receive one', async () => {
    const site = setUp();
    site.replyAlways(({ url }) =>
      url.searchParams.get('api_key') === 'api-0' ? failure(401, 'unauthenticated') : json(favorites),
    );
    await Promise.all(
      Array.from({ length: 5 }, (_, page) => outcome(site.get('listOrders', `/api/orders?offset=${page}`))),
    );
    expect(site.emitted('user-cleared')).toHaveLength(1);
    expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
  });

  test.each([200, 401])(
    'the API key is fetched only once if the new key also gets a 401 (earlier response: %i)',
    shows('session: API key refetched'),
    async (first) => {
      const site = setUp();
      if (first === 200) await site.get('listFavorites', '/api/favorites');
      site.replyAlways(failure(401, 'unauthenticated'));
      for (const offset of [0, 1, 2]) {
        await outcome(site.get('listOrders', `/api/orders?offset=${offset}`));
        await advance(0);
      }
      expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
      expect(site.ring.peek()?.apiKey).toBe('api-1');
    },
  );

  test(
    'a 401 keeps the key of a visitor whose profile call was refused before',
    shows('session: API key refetched'),
    async () => {
      const site = setUp();
      site.replyAlways(failure(401, 'unauthenticated'));
      await outcome(site.get('getProfile', '/api/profile'));
      await outcome(site.get('listOrders', '/api/orders'));
      await advance(0);
      expect(site.keySource.apiKey).not.toHaveBeenCalled();
      expect(site.ring.peek()?.apiKey).toBe('api-0');
    },
  );

  test(
    'a 401 keeps the key of a visitor, whatever other calls succeeded since',
    shows('session: API key refetched'),
    async () => {
      const site = setUp();
      site.reply(failure(401, 'unauthenticated'), json(favorites), failure(401, 'unauthenticated'));
      await outcome(site.get('getProfile', '/api/profile'));
      await site.get('listEvents', '/api/events');
      await outcome(site.get('listOrders', '/api/orders'));
      await advance(0);
      expect(site.ring.peek()?.apiKey).toBe('api-0');
    },
  );

  test(
    'a 401 drops the key of a user whose profile was loaded before',
    shows('session: API key refetched'),
    async () => {
      const site = setUp();
      site.reply(json({ id: 4 }), failure(401, 'unauthenticated'));
      await site.get('getProfile', '/api/profile');
      await outcome(site.get('listOrders', '/api/orders'));
      await advance(0);
      expect(site.ring.peek()?.apiKey).toBe('api-1');
    },
  );

  test(
    'a 401 drops the key of a visitor who has logged in since',
    shows('session: API key refetched'),
    async () => {
      const site = setUp();
      site.replyAlways(failure(401, 'unauthenticated'));
      await outcome(site.get('getProfile', '/api/profile'));
      site.events.emit('user-set', { operation: 'logIn', email: 'fan@grandstand.test' });
      await outcome(site.get('listOrders', '/api/orders'));
      await advance(0);
      expect(site.ring.peek()?.apiKey).toBe('api-1');
    },
  );

  test(
    'a 401 of the profile call is a normal result: there is no user',
    shows('status 401 of the profile', 'per call: allowed codes'),
    async () => {
      const site = setUp();
      site.reply(failure(401, 'unauthenticated'));
      expect(await outcome(site.get('getProfile', '/api/profile'))).toEqual({ value: null });
      expect(site.emitted('user-cleared')).toEqual([]);
      expect(site.ring.peek()?.apiKey).toBe('api-0');
    },
  );

  test(
    'a 401 of the profile call is not reported to the error log',
    shows('errors not logged: 401'),
    async () => {
      const site = setUp();
      site.reply(failure(401, 'unauthenticated'));
      await outcome(site.get('listFavorites', '/api/favorites'));
      expect(site.emitted('failure')).toEqual([]);
    },
  );
});
