import { afterEach, describe, expect, test, vi } from 'vitest';
import { shows } from '../statements/shows';
import { deadKey, failure, favorites, json, outcome, pass, setUp } from './harness';

afterEach(() => vi.useRealTimers());

describe('keys travel', () => {
  test('in the query for GET', shows('keys in the query'), async () => {
    const site = setUp();
    await site.get('listFavorites', '/api/favorites');
    expect(site.sent[0]?.url.search).toBe('?api_key=api-0&channel_key=channel-0');
  });

  test('in the query for DELETE', shows('keys in the query'), async () => {
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

  test('beside the parameters that were there', async () => {
    const site = setUp();
    await site.get('listEvents', '/api/events?sport=4');
    expect(site.sent[0]?.url.search).toBe('?sport=4&api_key=api-0&channel_key=channel-0');
  });

  test('in the body otherwise, as JSON', shows('keys in the body'), async () => {
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

  test('in a body of their own when there was none', async () => {
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

  test('in a form, the file kept, the caller’s form untouched', shows('keys in the body'), async () => {
    const site = setUp();
    const form = new FormData();
    form.append('name', 'goal');
    form.append('picture', new File(['x'], 'goal.png'));
    await site.send('addFavorite', '/api/favorite', form);
    const body = site.sent[0]?.body as FormData;
    expect([...body.keys()]).toEqual(['name', 'picture', 'api_key', 'channel_key']);
    expect((body.get('picture') as File).name).toBe('goal.png');
    expect([...form.keys()]).toEqual(['name', 'picture']);
  });

  test('in url-encoded fields', shows('keys in the body'), async () => {
    const site = setUp();
    await site.send('addFavorite', '/api/favorite', new URLSearchParams({ favoritable_id: '4' }));
    expect(String(site.sent[0]?.body)).toBe('favoritable_id=4&api_key=api-0&channel_key=channel-0');
  });
});

describe('exempt operations', () => {
  test(
    'carry neither key',
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

  test('wait for none', async () => {
    const site = setUp({ keys: 'none' });
    site.keySource.channelKey.mockReturnValue(new Promise(() => {}));
    void outcome(site.get('listFavorites', '/api/favorites'));
    await site.get('getMenu', '/api/menu');
    expect(site.sent.map(({ path }) => path)).toEqual(['/api/menu']);
  });
});

describe('missing keys', () => {
  test('are fetched once for all who wait', async () => {
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

  test('that can’t be had reject with NO_API_KEY, unsent', shows('missing key'), async () => {
    const site = setUp({ keys: 'none' });
    site.keySource.apiKey.mockRejectedValue(new Error('no channel or API key found'));
    const { error } = await outcome(site.get('listFavorites', '/api/favorites'));
    expect(error).toMatchObject({ kind: 'no-key', code: 'NO_API_KEY', operation: 'listFavorites' });
    expect(site.sent).toEqual([]);
    expect(site.told('api-key')).toEqual([{ state: 'lost' }]);
  });

  test('are asked for again by the next call', async () => {
    const site = setUp({ keys: 'none' });
    site.keySource.channelKey.mockRejectedValueOnce(new Error('down'));
    await outcome(site.get('listFavorites', '/api/favorites'));
    expect(await site.get('listFavorites', '/api/favorites')).toEqual(favorites);
  });
});

describe('stored keys', () => {
  test('are used at once', async () => {
    const site = setUp();
    await site.get('listFavorites', '/api/favorites');
    expect(site.keySource.channelKey).not.toHaveBeenCalled();
    expect(site.keySource.apiKey).not.toHaveBeenCalled();
  });

  test('serve the next visit once fetched', async () => {
    const site = setUp({ keys: 'none' });
    await site.get('listFavorites', '/api/favorites');
    expect(site.store.get('api_key', (v): v is string => typeof v === 'string')).toBe('api-1');
  });

  test('a stored channel key that died is fetched anew', async () => {
    const site = setUp({ keys: 'none' });
    site.store.set('channel_key', 'channel-dead');
    site.keySource.apiKey.mockRejectedValueOnce(new Error('unknown channel'));
    await site.get('listFavorites', '/api/favorites');
    expect(site.keySource.apiKey.mock.calls).toEqual([['channel-dead'], ['channel-1']]);
  });
});

describe('an error that names a key', () => {
  test.each(['api_key', 'channel_key'] as const)(
    '%s: dropped, fetched, repeated once after 1 second',
    shows('error no channel or API key found', 'key errors: keys dropped and fetched'),
    async (name) => {
      const site = setUp();
      site.reply(deadKey(name), json(favorites));
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await pass(999);
      expect(site.sent).toHaveLength(1);
      await pass(1);
      expect(await result).toEqual({ value: favorites });
      expect(site.sent[1]?.url.searchParams.get('api_key')).toBe('api-1');
      expect(site.told('api-key')).toEqual([{ state: 'refreshing' }]);
      expect(site.told('failure')).toEqual([]);
    },
  );

  test('repeats writes too, whatever their retry count', async () => {
    const site = setUp();
    site.reply(deadKey(), json({ success: true }));
    const result = outcome(site.send('buy', '/api/stripe/buy', { type: 'event' }));
    await pass(1_000);
    expect(await result).toEqual({ value: { success: true } });
    expect(site.sent[1]?.body).toMatchObject({ type: 'event', api_key: 'api-1' });
  });

  test(
    'that the repeat does not heal is lost, and not repeated again',
    shows('key errors: api-key event'),
    async () => {
      const site = setUp();
      site.replyAlways(() => deadKey());
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await pass(60_000);
      expect((await result).error).toMatchObject({ kind: 'bad-key', status: 400 });
      expect(site.sent).toHaveLength(2);
      expect(site.told('api-key')).toEqual([{ state: 'refreshing' }, { state: 'lost' }]);
    },
  );

  test('leads to one refresh however many calls fail at once', async () => {
    const site = setUp();
    site.replyAlways(({ url }) =>
      url.searchParams.get('api_key') === 'api-0' ? deadKey() : json(favorites),
    );
    const results = Array.from({ length: 12 }, (_, page) =>
      outcome(site.get('listEvents', `/api/events?offset=${page}`)),
    );
    await pass(1_000);
    expect(await Promise.all(results)).toEqual(Array(12).fill({ value: favorites }));
    expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
  });

  test('that arrives late uses the keys that came since', async () => {
    const site = setUp();
    let answerLate: (response: Response) => void = () => {};
    site.reply(
      () => new Promise((resolve) => (answerLate = resolve)),
      deadKey(),
      json(favorites),
      json(favorites),
    );
    const late = outcome(site.get('getGeo', '/api/geo'));
    const early = outcome(site.get('listFavorites', '/api/favorites'));
    await pass(1_000);
    await early;
    answerLate(deadKey());
    await pass(1_000);
    expect(await late).toEqual({ value: favorites });
    expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
  });

  test(
    'is found by its words where an older backend names no field',
    shows('error no channel or API key found'),
    async () => {
      const site = setUp();
      site.reply(json({ message: 'Wrong api_key given' }, 403), json(favorites));
      const result = outcome(site.get('listFavorites', '/api/favorites'));
      await pass(1_000);
      expect(await result).toEqual({ value: favorites });
    },
  );
});

describe('401', () => {
  test(
    'clears the user and refetches the API key, keeping the channel key',
    shows('session: cleared when unauthenticated', 'session: API key refetched', 'status 401'),
    async () => {
      const site = setUp();
      site.reply(failure(401, 'unauthenticated'));
      const { error } = await outcome(site.get('listFavorites', '/api/favorites'));
      expect(error).toMatchObject({ kind: 'status', status: 401, code: 'unauthenticated' });
      expect(site.told('user-cleared')).toEqual([{ operation: 'listFavorites' }]);
      await pass(0);
      expect(site.keySource.channelKey).not.toHaveBeenCalled();
      expect(site.ring.peek()).toEqual({ channelKey: 'channel-0', apiKey: 'api-1' });
    },
  );

  test('clears it once, however many calls are refused', async () => {
    const site = setUp();
    site.replyAlways(({ url }) =>
      url.searchParams.get('api_key') === 'api-0' ? failure(401, 'unauthenticated') : json(favorites),
    );
    await Promise.all(
      Array.from({ length: 5 }, (_, page) => outcome(site.get('listOrders', `/api/orders?offset=${page}`))),
    );
    expect(site.told('user-cleared')).toHaveLength(1);
    expect(site.keySource.apiKey).toHaveBeenCalledTimes(1);
  });

  test(
    'of the profile is an answer: there is no user',
    shows('status 401 of the profile', 'per call: allowed codes'),
    async () => {
      const site = setUp();
      site.reply(failure(401, 'unauthenticated'));
      expect(await outcome(site.get('getProfile', '/api/profile'))).toEqual({ value: null });
      expect(site.told('user-cleared')).toEqual([]);
      expect(site.ring.peek()?.apiKey).toBe('api-0');
    },
  );

  test('is not reported to the error log', shows('errors not logged: 401'), async () => {
    const site = setUp();
    site.reply(failure(401, 'unauthenticated'));
    await outcome(site.get('listFavorites', '/api/favorites'));
    expect(site.told('failure')).toEqual([]);
  });
});
