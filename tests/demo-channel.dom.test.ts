// @vitest-environment-options { "url": "http://demo.grandstand.test/" }
import { logIn } from '@generated/api/auth/auth';
import { listEvents } from '@generated/api/events/events';
import { addFavorite } from '@generated/api/favourites/favourites';
import { listOrders } from '@generated/api/orders/orders';
import { listPackages } from '@generated/api/passes/passes';
import { getProfile } from '@generated/api/profile/profile';
import { createDemoServer } from '@mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApi } from '@/api/connect';
import { shows } from './statements/shows';

const { server, world, listen } = createDemoServer();

beforeAll(() => {
  listen();
  connectApi({}, location.hostname);
});
afterAll(() => server.close());

test('generated calls reach the demo channel through the mutator', async () => {
  const { data, meta } = await listEvents({ limit: 5 });
  expect(meta.total).toBe(400);
  expect(data).toHaveLength(5);
});

test(
  'a visitor of the demo channel has no profile, and logging in links the key to the user',
  shows('session: set after profile', 'role visitor'),
  async () => {
    expect(await getProfile()).toBeNull();
    await logIn({ login: 'fan@grandstand.test', password: 'goal-line-1', recaptcha_token: null });
    expect((await getProfile())?.email).toBe('fan@grandstand.test');
  },
);

test('an error of the demo channel is thrown as an ApiError with its code', async () => {
  const unknownParticipant = { favoritable_id: 999_999, favoritable_type: 'participant' } as const;
  await expect(addFavorite(unknownParticipant)).rejects.toMatchObject({
    kind: 'status',
    status: 404,
    code: 'not_found',
  });
  expect(world.store.favorites.where(({ favoritable_id }) => favoritable_id === 999_999)).toEqual([]);
});

test('a request that no mock handles fails', async () => {
  await expect(fetch('http://nobody.grandstand.test/')).rejects.toThrow();
});

test(
  'lists of orders and packages are complete unless a limit is set',
  shows('constant orders unlimited', 'constant packages unlimited'),
  async () => {
    const one = world.store.orders.all()[0];
    const { packages } = world.catalogue;
    const [first] = packages;
    const fan = world.store.users.find(({ email }) => email === 'fan@grandstand.test');
    if (!one || !first || !fan) throw new Error('the demo channel has no orders, packages or fan');
    const many = 60;
    for (let id = 1; id <= many; id += 1) {
      packages.push({ ...first, id: 90_000 + id });
      world.store.orders.add({ ...one, user_id: fan.id, order: { ...one.order, id: 90_000 + id } });
    }
    await getProfile();
    for (const session of world.store.sessions.all())
      world.store.sessions.update(session, { user_id: fan.id });
    expect((await listOrders()).data).toHaveLength(many);
    expect((await listOrders({ limit: 5 })).data).toHaveLength(5);
    expect((await listPackages()).data).toHaveLength(packages.length);
    expect((await listPackages({ limit: 5 })).data).toHaveLength(5);
  },
);
