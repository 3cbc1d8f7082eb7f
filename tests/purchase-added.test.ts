import { accessOf } from '@mocks/behaviour/events/access';
import { viewEvent } from '@mocks/behaviour/events/event-view';
import { World } from '@mocks/store/world';
import { describe, expect, test } from 'vitest';
import { lineageIds } from '@/lib/channel/category-tree';
import { addedBy, ownedOpenings } from '@/lib/purchase/added';

const world = new World({ scenario: 'default' });
const { catalogue, store } = world;
const lineageOf = (id: number) => lineageIds(catalogue.categories, id);
const userOf = (email: string) => {
  const user = store.users.find((row) => row.email === email);
  if (!user) throw new Error(`the demo has no ${email}`);
  return user;
};
const gamesFor = (email: string) => {
  const access = accessOf(world, userOf(email));
  return catalogue.events.map((row) => viewEvent(world, access, row));
};

interface Product {
  name: string;
  kind: 'package' | 'subscription';
  id: number;
  team: number | null;
  categories: readonly number[];
  capabilities: (typeof catalogue.subscriptions)[number]['capabilities'];
}
const PRODUCTS: Product[] = [
  ...catalogue.packages
    .filter(({ event_id }) => event_id === null)
    .flatMap(({ id, name, is_team_pass, participants, event_categories, capabilities }) =>
      (is_team_pass ? participants.slice(0, 12) : [null]).map((team) => ({
        ...{ name: `${name} ${team ?? ''}`, kind: 'package' as const, id, team, capabilities },
        categories: event_categories,
      })),
    ),
  ...catalogue.subscriptions.map(({ id, name, capabilities }) => ({
    ...{ name, kind: 'subscription' as const, id, team: null, categories: [], capabilities },
  })),
];

/** Returns the games that the demo opens only after the product is bought. */
function openedByBuying(email: string, product: Product): number[] {
  const before = new Set(gamesFor(email).flatMap(({ id, has_access }) => (has_access ? id : [])));
  const model = store.orders.all().find(({ order }) => order.type === 'package');
  if (!model) throw new Error('the demo has no order to copy');
  const { id: _, ...rest } = model;
  const added = store.orders.add({
    ...rest,
    user_id: userOf(email).id,
    item: { kind: product.kind, id: product.id },
    capabilities: product.capabilities,
    order: {
      ...model.order,
      type: product.kind,
      status: 'paid',
      activity_status: 'active',
      product: {
        ...model.order.product,
        id: product.id,
        participant_id: product.team,
        event_categories: [...product.categories],
      },
    },
  });
  const after = gamesFor(email).filter(
    ({ id, has_access, stream_status, recording }) =>
      has_access && !before.has(id) && (stream_status !== 'finished' || recording === 'ready'),
  );
  store.orders.remove(added.id);
  return after.map(({ id }) => id).sort();
}

/** Access in the expected result never ends, because the demo's access rule has no end in the future. */
const ALWAYS = Number.POSITIVE_INFINITY;

describe.each(['fan@grandstand.test', 'member@grandstand.test'])(
  'the games that products add for %s',
  (email) => {
    const orders = store.orders
      .where(({ user_id }) => user_id === userOf(email).id)
      .map(({ order }) => order);
    const owned = ownedOpenings(orders, { packages: catalogue.packages, plans: catalogue.subscriptions }).map(
      (each) => ({ ...each, until: ALWAYS }),
    );

    test.each(PRODUCTS.map((product) => [product.name, product] as const))(
      'the demo opens exactly the games that the site promises for %s',
      (_, product) => {
        const { coming, recordings } = addedBy(
          {
            opening: {
              capabilities: product.capabilities,
              everything: product.kind === 'subscription',
              event_id: null,
              participant_id: product.team,
              event_categories: product.categories,
            },
            until: ALWAYS,
          },
          gamesFor(email),
          { owned, now: world.now() * 1000, lineageOf },
        );
        const shown = [...coming, ...recordings].map(({ id }) => id).sort();
        expect(shown).toEqual(openedByBuying(email, product));
      },
    );
  },
);
