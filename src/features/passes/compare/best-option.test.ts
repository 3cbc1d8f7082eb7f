import { accessOf } from '@mocks/behaviour/events/access';
import { viewEvent } from '@mocks/behaviour/events/event-view';
import { World } from '@mocks/store/world';
import { expect, test } from 'vitest';
import type { OnSale } from '../finder/options';
import { bestOption } from './best-option';

const world = new World();
const { catalogue } = world;
const sale: OnSale = {
  packages: catalogue.packages,
  plans: [],
  orders: [],
  teamName: (id) => catalogue.teams.find((team) => team.id === id)?.name,
  lineageOf: (id) => catalogue.lines.get(id) ?? [id],
  trialOf: () => null,
  now: new Date(world.now() * 1000),
};
const games = catalogue.events
  .map((row) => viewEvent(world, accessOf(world, null), row))
  .filter(({ stream_status }) => stream_status === 'upcoming');
const paid = games.filter(({ type }) => type === 'paid');

test('bestOption returns the pass that opens the most games in the cheapest set', () => {
  const best = bestOption(paid, sale);
  expect(best).toMatchObject({ kind: 'pass', basket: { type: 'package' } });
  expect(best?.covers.length).toBeGreaterThan(paid.length / 2);
});

test.each([
  ['no game is followed', []],
  ['nothing has to be paid', games.filter(({ type }) => type === 'free')],
  ['a single ticket is cheaper', paid.slice(0, 1)],
])('bestOption returns no pass if %s', (_, followed) => {
  expect(bestOption(followed, sale)).toBeNull();
});
