import { beforeAll, expect, test } from 'vitest';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { type Consumers, EVERY_SCREEN, hurtBy } from './consumers.ts';
import { deriveConsumers } from './derive.ts';

let consumers: Consumers;

beforeAll(async () => {
  consumers = deriveConsumers(buildModel(await loadContract()));
});

test('every screen of the site has its code', () => {
  expect(Object.entries(consumers.screens).filter(([, files]) => files.length === 0)).toEqual([]);
  expect(Object.keys(consumers.screens)).toEqual(
    expect.arrayContaining(['/', '/watch/:id', '/profile/clips', '/schedule', '/404']),
  );
});

test.each([
  ['listHomepageEvents', '/featured', 'home', '/'],
  ['getEvent', '/media/*/captions', 'player', '/watch/:id'],
  ['listOrders', '/data/*/amounts/total', 'orders', '/profile/transactions'],
  ['getBootstrap', '', 'app', EVERY_SCREEN],
])('%s %s is used by %s, on %s', (operation, field, feature, screen) => {
  const { features, screens } = hurtBy(consumers, operation, field);
  expect(features).toContain(feature);
  expect(screens).toContain(screen);
});

test('stories that show an answer are named', () => {
  expect(hurtBy(consumers, 'listHomepageEvents', '').stories.join()).toMatch(/Home · \w+/);
});

test('an operation that nothing calls hurts nobody', () => {
  expect(hurtBy(consumers, 'noSuchCall', '/data')).toEqual({
    features: [],
    screens: [],
    stories: [],
    byField: false,
  });
});
