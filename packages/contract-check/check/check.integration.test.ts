import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioName } from '../../../mocks/scenarios.ts';
import type { World } from '../../../mocks/store/world.ts';
import { World as DemoWorld } from '../../../mocks/store/world.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel, type Model } from '../model/model.ts';
import { BASE, demoBackend } from '../mutations/demo-backend.ts';
import { check } from './check.ts';
import type { CheckOptions } from './options.ts';
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

const demo = (scenario: ScenarioName = 'default') => new DemoWorld({ scenario, now, latency: 0 });
const run = (world: World, options: CheckOptions) => check(model, { ...options }, demoBackend(world));

/** The tables that differ from before, but who has a session. */
function changed({ store }: World, before: ReturnType<World['store']['snapshot']>): string[] {
  const kept = new Map<string, unknown>(Object.entries(before));
  return Object.entries(store.snapshot())
    .filter(
      ([name, table]) => name !== 'sessions' && JSON.stringify(table) !== JSON.stringify(kept.get(name)),
    )
    .map(([name]) => name);
}

describe('a read-only check', () => {
  test.each<[string, CheckOptions]>([
    ['without an account', plain],
    ['with one', { ...plain, account: member }],
  ])('%s changes nothing', async (_about, options) => {
    const world = demo();
    const before = world.store.snapshot();
    const { drifts } = await run(world, options);
    expect(drifts).toEqual([]);
    // The demo moves a clip on whenever its maker looks: that is its clock, no change.
    expect(changed(world, before).filter((name) => name !== 'clips')).toEqual([]);
    expect(world.store.clips.all()).toHaveLength(before.clips.rows.length);
  });

  test('sees the success of every read', async () => {
    const { coverage } = await run(demo(), { ...plain, account: member });
    const unseen = coverage.filter((one) => one.unseen && one.unseen !== 'needs --write');
    expect(unseen).toEqual([]);
  });

  test('a limit on calls is told and is no drift', async () => {
    const { drifts, notes } = await run(demo('rate-limited'), plain);
    expect(drifts).toEqual([]);
    expect(notes.join()).toContain('limited the calls');
  }, 120_000);
});

describe('a writing check', () => {
  test('takes away what it made', async () => {
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

  test('goes through every operation of the contract', async () => {
    const { coverage } = await run(demo(), writing);
    expect(coverage.filter(({ statuses }) => statuses.length === 0)).toEqual([]);
    // A used trial and a code that no provider gave are refused, as documented.
    const unseen = coverage.filter((one) => one.unseen).map(({ operation }) => operation);
    expect(unseen).toEqual(['logInWithProvider', 'startTrial']);
  });

  test('makes before it takes', () => {
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
