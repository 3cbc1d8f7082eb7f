import { beforeAll, expect, test } from 'vitest';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { affectedBy, type Consumers, EVERY_SCREEN } from './consumers.ts';
import { deriveConsumers } from './derive.ts';
import { namesIn, screensIn } from './screens-in.ts';

let consumers: Consumers;

beforeAll(async () => {
  consumers = deriveConsumers(buildModel(await loadContract()));
});

test('finds the source files of every screen of the site', () => {
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
])('finds that %s %s is used by the feature %s, on the screen %s', (operation, field, feature, screen) => {
  const { features, screens } = affectedBy(consumers, operation, field);
  expect(features).toContain(feature);
  expect(screens).toContain(screen);
});

test('labels a screen with its title and address', () => {
  expect(affectedBy(consumers, 'getEvent', '/media/*/captions').labels).toContain('Watch /watch/{id}');
});

test('reads the list of screens from code in any layout', () => {
  const screens = `const shared = lazyView(code.home, 'home');
    export const SCREENS: readonly Screen[] = [{ path: '/', title: 'a', load: shared }, {
        path: '/profile', title: 'b',
        load: lazyView(() => import('../../features/profile/profile-screen'), 'account'), children: [
    { title: 'c', load: lazyView(() => import('./clips')), path: 'clips' }, { path: '', title: 'd', load: shared }],
    }];`;
  const code = `export const home = () => import('../../features/home/home-screen');`;
  expect(screensIn({ path: 'src/app/routes/screens.ts', text: screens }, { text: code })).toEqual([
    { path: '/', title: 'a', module: 'src/features/home/home-screen' },
    { path: '/profile', title: 'b', module: 'src/features/profile/profile-screen' },
    { path: '/profile/clips', title: 'c', module: 'src/app/routes/clips' },
    { path: '/profile', title: 'd', module: 'src/features/home/home-screen' },
  ]);
});

test('finds field names in code, but not in comments', () => {
  const code = `/** Without captions. */
    const { title, 'event-list': events } = event; event.poster?.width; channel['events-categories']; <p id="x" />`;
  const names = namesIn(code);
  for (const name of ['title', 'event-list', 'poster', 'width', 'events-categories'])
    expect(names).toContain(name);
  expect(names).not.toContain('captions');
});

test('names the stories that show an operation’s response', () => {
  expect(affectedBy(consumers, 'listHomepageEvents', '').stories.join()).toMatch(/Home · \w+/);
});

test('an operation that nothing calls affects no screen', () => {
  expect(affectedBy(consumers, 'noSuchCall', '/data')).toEqual({
    features: [],
    screens: [],
    labels: [],
    stories: [],
    byField: false,
  });
});
