import type { Event, Package, Subscription } from '@generated/model';
import { expect, test } from 'vitest';
import type { AddedNow, ProductAdds } from '../../../components/passes/use-added';
import type { Option } from '../finder/options';
import { comparedOffers, differingRows } from './compared-offers';

const figures = (coming: number, recordings: number, countsRecordings = true): ProductAdds => ({
  allComing: [],
  coming: Array.from({ length: coming }, () => ({}) as Event),
  recordings: Array.from({ length: recordings }, () => ({}) as Event),
  ...{ ownsAll: false, ownedUntil: null, excluded: [], hasMoreComing: false, countsRecordings },
});
const plan = {
  ...{ id: 5, name: 'Monthly', price: 1499, period: 'month', capabilities: ['watch'] },
} as unknown as Subscription;
const pass = {
  ...{ id: 30, name: 'All-Access', base_price: 9000, service_fee: 899, price: null, period: 'annual' },
  ...{ is_team_pass: false, capabilities: ['watch', 'clipping'], event_categories: [1, 2] },
} as unknown as Package;
const teamPass = { ...pass, id: 33, name: 'Team Pass', is_team_pass: true, event_categories: [] } as Package;
const ticket = { ...pass, id: 90, period: null } as Package;
const added = {
  byPlan: () => figures(30, 100),
  byPass: (_: Package, team: number | null) => (team === null ? figures(30, 100) : figures(4, 0)),
} as unknown as AddedNow;
const forTeam = {
  ...{ key: 'pass-33-7', name: 'Team Pass · Falcons', basket: { type: 'package', participant_id: 7 } },
} as unknown as Option;

test('comparedOffers includes plans and passes, but no tickets and no team passes', () => {
  const offers = comparedOffers([pass, teamPass, ticket], [plan], added, null);
  expect(offers.map(({ key, price, days, adds }) => [key, price, days, adds])).toEqual([
    ['plan-5', 1499, 30, 130],
    ['pass-30-null', 9899, 365, 130],
  ]);
});

test('comparedOffers includes a team pass for the team of the best option', () => {
  const offers = comparedOffers([pass, teamPass], [], added, forTeam);
  expect(offers.map(({ key, name, adds }) => [key, name, adds])).toEqual([
    ['pass-30-null', 'All-Access', 130],
    ['pass-33-7', 'Team Pass · Falcons', 4],
  ]);
});

test('differingRows lists what each offer adds and how the offers differ', () => {
  const offers = comparedOffers([pass], [plan], added, null);
  expect(differingRows(offers, ['watch', 'clipping'])).toEqual([
    'coming',
    'recordings',
    'length',
    'renewal',
    'covers',
    'can-clipping',
  ]);
});

test('differingRows has no row for recordings that cannot be counted', () => {
  const uncounted = { byPlan: () => figures(3, 0, false), byPass: () => figures(3, 0, false) };
  const offers = comparedOffers([pass], [plan], uncounted as unknown as AddedNow, null);
  expect(differingRows(offers, [])).not.toContain('recordings');
});
