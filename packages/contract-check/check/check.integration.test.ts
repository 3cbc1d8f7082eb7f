import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioName } from '../../../mocks/scenarios.ts';
import type { World } from '../../../mocks/store/world.ts';
import { World as DemoWorld } from '../../../mocks/store/world.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel, type Model } from '../model/model.ts';
import { BASE, demoBackend } from '../mutations/demo-backend.ts';
import { randomFrom } from '../mutations/random.ts';
import { check } from './check.ts';
import type { CheckOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import type { Clock } from './rate-limiter.ts';
import type { Send } from './send.ts';
import { writeOrder } from './write/order.ts';

let model: Model;

beforeAll(async () => {
  model = buildModel(await loadContract());
});

const now = () => 1_794_000_000_000;
const member = { email: 'member@grandstand.test', password: 'goal-line-1' };
const plain: CheckOptions = {
  hosts: { base: BASE },
  hostname: 'demo.grandstand.test',
  write: false,
  pollEvery: 0,
  concurrency: 4,
};
const writing: CheckOptions = {
  ...plain,
  account: member,
  write: true,
  card: 'pm_demo_success_visa_4242_1230_abc',
  mailbox: `${BASE}/demo/mailbox`,
  deletionLink: `${BASE}/demo/deletion-link`,
};

/** This clock's `sleep` resolves at once, so the tests do not wait for rate limits. */
const instantly: Clock = { now: Date.now, sleep: async () => {} };

const demo = (scenario: ScenarioName = 'default') => new DemoWorld({ scenario, now, latency: 0 });
const run = (world: World, options: CheckOptions) => check(model, { ...options }, demoBackend(world));

/** Returns the names of the tables that differ from the snapshot, without the sessions table. */
function changed({ store }: World, before: ReturnType<World['store']['snapshot']>): string[] {
  const tablesBefore = new Map<string, unknown>(Object.entries(before));
  return Object.entries(store.snapshot())
    .filter(
      ([name, table]) =>
        name !== 'sessions' && JSON.stringify(table) !== JSON.stringify(tablesBefore.get(name)),
    )
    .map(([name]) => name);
}

describe('a read-only contract check', () => {
  test.each<[string, CheckOptions]>([
    ['without an account', plain],
    ['with an account', { ...plain, account: member }],
  ])('a read-only check %s changes nothing in the backend', async (_about, options) => {
    const world = demo();
    const before = world.store.snapshot();
    const { drifts } = await run(world, options);
    expect(drifts).toEqual([]);
    // The demo backend itself advances a clip's state whenever its maker lists it.
    expect(changed(world, before).filter((name) => name !== 'clips')).toEqual([]);
    expect(world.store.clips.all()).toHaveLength(before.clips.rows.length);
  });

  test('a read-only check of the demo backend sees a 200 response from every read operation', async () => {
    const { coverage, unproved } = await run(demo(), { ...plain, account: member });
    const unseen = coverage.operations.flatMap(({ operation, statuses }) =>
      statuses.flatMap(({ status, reason }) =>
        status === 200 && reason !== null && !reason.startsWith('give --write')
          ? `${operation}: ${reason}`
          : [],
      ),
    );
    expect(unseen).toEqual([]);
    expect(unproved).toEqual([]);
  });
});

describe('when a contract check cannot prove enough', () => {
  const cases: [name: string, scenario: ScenarioName, options: CheckOptions, sentence: RegExp][] = [
    [
      'when the backend limits the calls',
      'rate-limited',
      { ...plain, account: member, maxWaitMs: 1_000 },
      /^\d+ of \d+ calls were not answered \(\d+ were limited \(429\)\), and prove nothing/,
    ],
    [
      'when the backend gives no keys',
      'keys-revoked',
      { ...plain, account: member },
      /^The backend gave no keys \(getApiKey answered 400 no_key_found\), so the \d+ operations that need keys/,
    ],
    [
      'when signing in needs reCAPTCHA',
      'recaptcha',
      { ...plain, account: member },
      /^The test account could not be signed in \(logIn answered 400 recaptcha_required: .*Switch it off/,
    ],
    [
      'when the password is wrong',
      'default',
      { ...plain, account: { ...member, password: 'goal-line-2' } },
      /^The test account could not be signed in \(logIn answered 400 invalid_credentials: --email and --password/,
    ],
  ];
  test.each(cases)('a contract check is inconclusive %s', async (_name, scenario, options, sentence) => {
    const { drifts, unproved } = await check(
      model,
      { ...options, clock: instantly },
      demoBackend(demo(scenario)),
    );
    expect(drifts).toEqual([]);
    expect(unproved[0]).toMatch(sentence);
    expect(outcomeOf(drifts.length, unproved)).toBe('inconclusive');
  });

  test('a contract check is inconclusive when it judged a smaller share of the read operations than --min-coverage', async () => {
    const { unproved } = await run(demo(), { ...plain, minCoverage: 100 });
    expect(unproved.join()).toMatch(/^\d+ of \d+ read operations were judged .* asks for 100 %: getProfile/);
  });

  test('a contract check is conclusive when it judged everything that its account can reach', async () => {
    expect((await run(demo(), plain)).unproved).toEqual([]);
  });

  test('a contract check of an empty channel names the item schemas that it did not see', async () => {
    const { coverage } = await run(demo('nothing-on'), { ...plain, account: member });
    expect(coverage.unseenShapes).toEqual(expect.arrayContaining(['Event', 'Package', 'VodMediaItem']));
  });
});

describe('when the backend loses some connections or limits calls', () => {
  /** Rejects this share of the calls with a connection reset, as a closed keep-alive connection would. */
  function resetting(world: World, share: number, seed: number): Send {
    const send = demoBackend(world);
    const random = randomFrom(seed);
    return async (outgoing) => {
      if (random.share() < share)
        throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
      return send(outgoing);
    };
  }

  test('reports no drift in 20 of 20 runs when 2 % of the connections are reset', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const options = { ...plain, account: member, clock: instantly };
      const { drifts, unproved } = await check(model, options, resetting(demo(), 0.02, seed));
      expect({ seed, drifts, unproved }).toEqual({ seed, drifts: [], unproved: [] });
    }
  }, 400_000);

  test('reports a drift when one operation never responds', async () => {
    const send = demoBackend(demo());
    const silent: Send = async (outgoing) => {
      if (outgoing.url.includes('/api/menu')) throw new Error('socket hang up');
      return send(outgoing);
    };
    const { drifts } = await check(model, { ...plain, clock: instantly }, silent);
    expect(drifts).toMatchObject([{ operation: 'getMenu', kind: 'no-answer', got: 'socket hang up' }]);
  });

  test('the contract check is inconclusive when the backend stops responding during the run', async () => {
    const send = demoBackend(demo());
    let calls = 0;
    const dying: Send = async (outgoing) => {
      calls += 1;
      if (calls > 100) throw new Error('connect ECONNREFUSED');
      return send(outgoing);
    };
    const { drifts, unproved } = await check(model, { ...plain, clock: instantly }, dying);
    expect(drifts).toEqual([]);
    expect(unproved[0]).toBe('The backend stopped answering during the run (connect ECONNREFUSED).');
  });

  test('the contract check waits while the backend limits its calls', async () => {
    const send = demoBackend(demo());
    let calls = 0;
    const limiting: Send = async (outgoing) => {
      calls += 1;
      if (calls % 150 !== 0) return send(outgoing);
      const failure = { code: 'too_many_requests', message: 'Too many requests.', errors: {} };
      return {
        status: 429,
        headers: new Headers({ 'content-type': 'application/json', 'retry-after': '5' }),
        text: JSON.stringify(failure),
      };
    };
    const waits: number[] = [];
    const options = { ...plain, clock: instantly, onWait: (ms: number) => waits.push(ms) };
    const { drifts, unproved } = await check(model, options, limiting);
    expect({ drifts, unproved }).toEqual({ drifts: [], unproved: [] });
    expect(waits.length).toBeGreaterThan(1);
  });
});

describe('checking only some operations', () => {
  const calls = async (options: Partial<CheckOptions>) => (await run(demo(), { ...plain, ...options })).calls;

  test('a check limited to one operation makes fewer calls and reports no drift of other operations', async () => {
    const only = { ...plain, only: ['getEvent'] };
    const { drifts, unproved } = await run(demo('drifted'), only);
    expect(new Set(drifts.map(({ operation }) => operation))).toEqual(new Set(['getEvent']));
    expect(unproved).toEqual([]);
    expect(await calls({ only: ['getEvent'] })).toBeLessThan((await calls({})) / 2);
  });

  test('--tag limits a check to the operations with that tag', async () => {
    const { drifts } = await run(demo('drifted'), { ...plain, tags: ['events'] });
    expect(drifts.length).toBeGreaterThan(1);
    for (const { operation } of drifts) expect(model.byId.get(operation)?.tag).toBe('events');
  });
});

describe('reporting a cause once', () => {
  test('reports one drift when every session gets the same key', async () => {
    const send = demoBackend(demo());
    let first: string | null = null;
    const sharing: Send = async (outgoing) => {
      const received = await send(outgoing);
      if (!outgoing.url.endsWith('/get_api_key') || received.status !== 200) return received;
      first ??= received.text;
      return { ...received, text: first };
    };
    const { drifts } = await check(model, { ...plain, account: member }, sharing);
    expect(drifts.map(({ operation, field }) => `${operation} ${field}`)).toEqual(['getApiKey /api_key']);
  });

  test('reports one drift for all operations when no response has a CORS header', async () => {
    const send = demoBackend(demo());
    const bare: Send = async (outgoing) => {
      const received = await send(outgoing);
      received.headers.delete('access-control-allow-origin');
      return received;
    };
    const options = { ...plain, origin: 'https://site.grandstand.test' };
    const { drifts } = await check(model, options, bare);
    expect(drifts.map(({ kind, field }) => `${kind} ${field}`).sort()).toEqual([
      'cors header Access-Control-Allow-Origin',
      'cors preflight Access-Control-Allow-Origin',
    ]);
    expect(drifts[0]?.got).toMatch(/^none \(the same for \d+ other operations\)$/);
  });

  test('reports a drift only in the clip list when it names a wrong event for its clips', async () => {
    const world = demo();
    const send = demoBackend(world);
    const other = world.catalogue.events.find(({ id }) =>
      world.store.clips.all().every(({ clip }) => clip.event_id !== id),
    );
    const mixing: Send = async (outgoing) => {
      const received = await send(outgoing);
      if (!outgoing.url.includes('/clips/event/') || received.status !== 200) return received;
      return { ...received, text: received.text.replace(/"event_id":\d+/g, `"event_id":${other?.id}`) };
    };
    const { drifts } = await check(model, plain, mixing);
    expect(drifts.map(({ operation, field }) => `${operation} ${field}`)).toEqual([
      'listEventClips /data/*/event_id',
    ]);
  });

  test('a site on the backend’s own origin needs no CORS headers', async () => {
    const send = demoBackend(demo());
    const bare: Send = async (outgoing) => {
      const received = await send(outgoing);
      received.headers.delete('access-control-allow-origin');
      return received;
    };
    expect((await check(model, plain, bare)).drifts).toEqual([]);
  });
});

describe('a contract check with --write', () => {
  test('a check with --write removes the objects that it created', async () => {
    const world = demo();
    const { favorites, clips, users, orders } = world.store;
    const before = {
      favorites: favorites.all().length,
      clips: clips.all().length,
      users: users.all().length,
    };
    const { drifts, notes } = await run(world, writing);
    expect(drifts).toEqual([]);
    expect({
      favorites: favorites.all().length,
      clips: clips.all().length,
      users: users.all().length,
    }).toEqual(before);
    const bought = notes.flatMap((note) => /order (\d+)/.exec(note)?.[1] ?? []).map(Number);
    expect(bought.length).toBeGreaterThan(0);
    for (const id of bought) expect(orders.get(id)?.order.auto_renewal).not.toBe('on');
  });

  test('a check with --write calls every operation of the contract', async () => {
    const { coverage } = await run(demo(), writing);
    const { operations } = coverage;
    expect(operations.filter(({ statuses }) => statuses.every(({ judged }) => judged === 0))).toEqual([]);
    // The demo backend refuses a second trial and an unknown social-login code, as the contract documents.
    const unseen = operations
      .filter(({ statuses }) => statuses.some(({ status, judged }) => status === 200 && judged === 0))
      .map(({ operation }) => operation);
    expect(unseen).toEqual(['logInWithProvider', 'startTrial']);
  });

  test('a check with --write creates objects before it deletes them', () => {
    const order = writeOrder(model).map(({ id }) => id);
    const comesBefore = (one: string, other: string) =>
      expect(order.indexOf(one)).toBeLessThan(order.indexOf(other));
    comesBefore('register', 'verifyEmail');
    comesBefore('buy', 'unsubscribe');
    comesBefore('createClip', 'downloadClip');
    comesBefore('downloadClip', 'deleteClip');
    comesBefore('addFavorite', 'removeFavorite');
    expect(order).not.toContain('logOut');
  });
});
