import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestIdentity } from '@/api/in-flight';
import { shows } from '../statements/shows';
import { advance, badKey, favorites, json, outcome, setUp } from './harness';

type Site = ReturnType<typeof setUp>;

afterEach(() => vi.useRealTimers());

describe('deduplication of identical concurrent calls', () => {
  test(
    'identical concurrent calls share one request and its response',
    shows('identical calls'),
    async () => {
      const site = setUp();
      const results = await Promise.all([1, 2, 3].map(() => site.get('listFavorites', '/api/favorites')));
      expect(results).toEqual([favorites, favorites, favorites]);
      expect(site.sent).toHaveLength(1);
    },
  );

  test('pressing Pay twice buys once', shows('identical calls'), async () => {
    const site = setUp();
    const body = { type: 'event', event_id: 4 };
    await Promise.all([site.send('buy', '/api/stripe/buy', body), site.send('buy', '/api/stripe/buy', body)]);
    expect(site.sent).toHaveLength(1);
  });

  test('two identical analytics records are sent as two requests', shows('identical calls'), async () => {
    const site = setUp();
    await Promise.all([site.record(), site.record()]);
    expect(site.sent).toHaveLength(2);
  });

  test('a new call does not share the request of a finished call', shows('identical calls'), async () => {
    const site = setUp();
    await site.get('listFavorites', '/api/favorites');
    await site.get('listFavorites', '/api/favorites');
    expect(site.sent).toHaveLength(2);
  });

  test('a failed shared request rejects for all callers', shows('identical calls'), async () => {
    const site = setUp();
    site.replyAlways(json({}, 404));
    const results = await Promise.all([1, 2].map(() => outcome(site.get('getEvent', '/api/events/4'))));
    expect(results.map(({ error }) => error?.status)).toEqual([404, 404]);
    expect(site.sent).toHaveLength(1);
  });

  test.each([
    ['another read', (site: Site) => site.get('getGeo', '/api/geo')],
    ['a record', (site: Site) => site.record()],
  ])('two identical reads share a request even if %s ended between them', async (_, endOther) => {
    const site = setUp();
    site.reply('never');
    void site.get('getProfile', '/api/profile');
    await advance(0);
    await endOther(site);
    void site.get('getProfile', '/api/profile');
    await advance(0);
    expect(site.sent.filter(({ path }) => path === '/api/profile')).toHaveLength(1);
  });

  test(
    'a read that started before a write ended is not shared with a later read',
    shows('identical calls'),
    async () => {
      const site = setUp();
      let respond: (response: Response) => void = () => {};
      site.reply(
        () => new Promise((resolve) => (respond = resolve)),
        json({ success: true }),
        json({ fresh: true }),
      );
      const before = outcome(site.get('getProfile', '/api/profile'));
      await site.send('logIn', '/api/v2/auth/login', {});
      expect(await site.get('getProfile', '/api/profile')).toEqual({ fresh: true });
      respond(json({ stale: true }));
      expect(await before).toEqual({ value: { stale: true } });
    },
  );
});

describe('deduplication ignores the order of object keys and parameters', () => {
  const shuffled = <T>(items: T[]) =>
    fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length });

  test('two bodies whose keys differ only in order are the same call', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue({ maxDepth: 2 })), {
      selector: ([key]) => key,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        entries.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
        ([one, other]) => {
          const body = (list: [string, unknown][]) => JSON.stringify({ nested: Object.fromEntries(list) });
          expect(requestIdentity('buy', '/x', body(one))).toBe(requestIdentity('buy', '/x', body(other)));
        },
      ),
    );
  });

  test('two queries whose parameters differ only in order are the same call', () => {
    const params = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.string()), {
      selector: ([key]) => key,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        params.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
        ([one, other]) => {
          const url = (list: [string, string][]) => `/x?${new URLSearchParams(list)}`;
          expect(requestIdentity('listEvents', url(one), null)).toBe(
            requestIdentity('listEvents', url(other), null),
          );
        },
      ),
    );
  });

  test('calls with different bodies are different calls', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const same =
          requestIdentity('buy', '/x', JSON.stringify(one)) ===
          requestIdentity('buy', '/x', JSON.stringify(other));
        // Two bodies with the same identity may differ only in the order of their keys.
        if (same) expect(one).toEqual(other);
      }),
    );
  });

  test('calls with files are never shared', () => {
    const form = new FormData();
    form.append('picture', new File(['x'], 'a.png'));
    expect(requestIdentity('addFavorite', '/x', form)).not.toBe(requestIdentity('addFavorite', '/x', form));
  });
});

describe('aborting callers of a shared request', () => {
  test(
    'a caller that aborts does not affect the other callers of a shared request',
    shows('error request cancelled', 'cancelled requests'),
    async () => {
      const site = setUp();
      const leaving = new AbortController();
      const one = outcome(site.get('listFavorites', '/api/favorites', leaving.signal));
      const other = outcome(site.get('listFavorites', '/api/favorites', new AbortController().signal));
      leaving.abort();
      expect((await one).error).toMatchObject({ kind: 'cancelled', code: 'ERR_CANCELED' });
      expect(await other).toEqual({ value: favorites });
      expect(site.sent[0]?.aborted).toBe(false);
    },
  );

  test('a shared request is aborted when its last caller aborts', shows('cancelled requests'), async () => {
    const site = setUp();
    site.replyAlways('never');
    const callers = [new AbortController(), new AbortController()];
    const results = callers.map(({ signal }) => outcome(site.get('listFavorites', '/api/favorites', signal)));
    await advance(0);
    for (const caller of callers) caller.abort();
    await Promise.all(results);
    await advance(2_000);
    expect(site.sent).toMatchObject([{ aborted: true }]);
    expect(site.emitted('failure')).toEqual([]);
    expect(site.emitted('exchange')).toEqual([]);
  });

  test(
    'a call that is aborted before it starts sends no request',
    shows('error request cancelled', 'cancelled requests'),
    async () => {
      const site = setUp();
      const { error } = await outcome(site.get('listFavorites', '/api/favorites', AbortSignal.abort()));
      expect(error?.code).toBe('ERR_CANCELED');
      expect(site.sent).toEqual([]);
    },
  );

  test('aborting a call during its retry delay cancels the retry', shows('cancelled requests'), async () => {
    const site = setUp();
    site.replyAlways(json({}, 500));
    const leaving = new AbortController();
    const result = outcome(site.get('listFavorites', '/api/favorites', leaving.signal));
    await advance(500);
    leaving.abort();
    await advance(5_000);
    expect((await result).error?.kind).toBe('cancelled');
    expect(site.sent).toHaveLength(1);
  });

  test('aborting a call during its second wait for keys stops further requests', async () => {
    const site = setUp();
    site.replyAlways(() => badKey());
    const leaving = new AbortController();
    const result = outcome(site.get('listFavorites', '/api/favorites', leaving.signal));
    await advance(500);
    leaving.abort();
    await advance(5_000);
    expect((await result).error?.kind).toBe('cancelled');
    expect(site.sent).toHaveLength(1);
    expect(site.emitted('failure')).toEqual([]);
  });

  test('aborting a call after its response does not affect an analytics record that was sent', async () => {
    const site = setUp();
    const leaving = new AbortController();
    await site.record(leaving.signal);
    leaving.abort();
    expect(site.sent).toMatchObject([{ aborted: false }]);
  });

  test('a caller that starts after an abort gets a new request', shows('cancelled requests'), async () => {
    const site = setUp();
    site.reply('never');
    const leaving = new AbortController();
    const gone = outcome(site.get('listFavorites', '/api/favorites', leaving.signal));
    await advance(0);
    leaving.abort();
    expect(await outcome(site.get('listFavorites', '/api/favorites'))).toEqual({ value: favorites });
    await gone;
  });
});

test('callers of a shared request each get the right outcome, in whatever order they join, abort or stay', async () => {
  const step = fc.record({
    page: fc.integer({ min: 0, max: 2 }),
    leavesAfter: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
    joinsAfter: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const site = setUp();
      site.replyAlways(
        ({ url }) =>
          new Promise((resolve) =>
            setTimeout(() => resolve(json({ data: [], page: url.searchParams.get('offset') })), 20),
          ),
      );
      const results = steps.map(async ({ page, leavesAfter, joinsAfter }) => {
        await new Promise((resolve) => setTimeout(resolve, joinsAfter));
        const caller = new AbortController();
        if (leavesAfter !== null) setTimeout(() => caller.abort(), leavesAfter);
        return outcome(site.get('listEvents', `/api/events?offset=${page}`, caller.signal));
      });
      await advance(200);
      const ended = await Promise.all(results);
      ended.forEach(({ value, error }, index) => {
        const { page, leavesAfter } = steps[index] ?? {};
        if (error) {
          expect(error.kind).toBe('cancelled');
          expect(leavesAfter).not.toBeNull();
        } else expect(value).toEqual({ data: [], page: String(page) });
      });
      // A caller that never aborts always gets a response.
      steps.forEach(({ leavesAfter }, index) => {
        if (leavesAfter === null) expect(ended[index]?.error).toBeUndefined();
      });
    }),
    { numRuns: 60 },
  );
});
