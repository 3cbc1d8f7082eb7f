import { readFileSync, statSync } from 'node:fs';
import { eachCase, shows } from '@tests/statements/shows';
import { SourceGraph } from '@tests/statements/source-graph';
import { describe, expect, test } from 'vitest';
import { ENTRY_ROUTES } from './screen-code';
import { SCREENS, type Screen } from './screens';

const flat = (screens: readonly Screen[], parent = ''): (Screen & { address: string })[] =>
  screens.flatMap((screen) => {
    const address = parent ? `${parent}/${screen.path}`.replace(/\/$/, '') : screen.path;
    return [{ ...screen, address }, ...flat(screen.children ?? [], address)];
  });
const all = flat(SCREENS);

describe('the site’s routes', () => {
  eachCase([
    ['/', 'title.home', shows('route /')],
    ['/packages', 'title.packages', shows('route /packages')],
    ['/passes', 'title.packages', shows('route /passes')],
    ['/vod_library', 'title.vod', shows('route /vod_library')],
    ['/upcoming', 'title.events', shows('route /upcoming')],
    ['/vod', 'title.events', shows('route /vod')],
    ['/live', 'title.events', shows('route /live')],
    ['/schedule', 'title.events', shows('route /schedule')],
    ['/watch/:id', 'title.watch', shows('route /watch/{id}')],
    ['/watch_embed/:id', 'title.watchEmbed', shows('route /watch_embed/{id}')],
    ['/watch_library/:id', 'title.watch', shows('route /watch_library/{id}')],
    ['/share/:id/:uuid', 'title.share', shows('route /share/{id}/{uuid}')],
    ['/login', 'title.login', shows('route /login')],
    ['/registration', 'title.registration', shows('route /registration')],
    ['/verify-notice', 'title.verifyNotice', shows('route /verify-notice')],
    ['/verify-email', 'title.verify', shows('route /verify-email')],
    ['/password-reset-request', 'title.passwordResetRequest', shows('route /password-reset-request')],
    ['/password-reset', 'title.passwordReset', shows('route /password-reset')],
    ['/profile', 'title.profile', shows('route /profile')],
    ['/profile/transactions', 'title.profile', shows('route /profile/transactions')],
    ['/profile/clips', 'title.profile', shows('route /profile/clips')],
    ['/profile/sessions/add', 'title.profile', shows('route /profile/sessions/add')],
    ['/profile/edit', 'title.updateProfile', shows('route /profile/edit')],
    ['/contacts', 'title.contacts', shows('route /contacts')],
    ['/faq', 'title.faq', shows('route /faq')],
    ['/about', 'title.about', shows('route /about')],
    ['/simulate', 'title.simulate', shows('route /simulate')],
    ['/buy', 'title.buy', shows('route /buy')],
    ['/select-package/:id', 'title.selectPackage', shows('route /select-package/{id}')],
    ['/confirm-account-deletion', 'title.confirmAccountDeletion', shows('route /confirm-account-deletion')],
    ['/privacy_policy', 'title.privacyPolicy', shows('route /privacy_policy')],
    ['/terms_conditions', 'title.termsConditions', shows('route /terms_conditions')],
    ['/auth/login/:provider/callback', 'title.login'],
    ['/404', 'title.notFound', shows('route /404')],
  ])('the screen at %s has the title %s', (address, title) => {
    expect(all.find((screen) => screen.address === address)?.title).toBe(title);
  });

  test(
    'paths of events, library videos and packages only accept digits',
    shows(
      'route /watch/{id}',
      'route /watch_embed/{id}',
      'route /watch_library/{id}',
      'route /select-package/{id}',
    ),
    () => {
      const numeric = all.filter((screen) => screen.numeric === 'id').map(({ address }) => address);
      expect(numeric).toEqual(
        expect.arrayContaining([
          '/watch/:id',
          '/watch_embed/:id',
          '/watch_library/:id',
          '/select-package/:id',
        ]),
      );
    },
  );

  test(
    '/upcoming, /vod, /live and /schedule share one view',
    shows('route /upcoming', 'route /vod', 'route /live', 'route /schedule'),
    () => {
      const views = SCREENS.filter(({ path }) => /^\/(upcoming|vod|live|schedule)$/.test(path));
      expect(views).toHaveLength(4);
      expect(new Set(views.map(({ load }) => load)).size).toBe(1);
    },
  );

  test('there is no route for administration', shows('no administration'), () => {
    expect(all.filter(({ address }) => /admin|banner|poll|channels|reports|users/.test(address))).toEqual([]);
  });
});

test('the code preloaded at an entry route is the code of its screen', () => {
  expect(ENTRY_ROUTES.size).toBeGreaterThan(5);
  for (const [first, code] of ENTRY_ROUTES) {
    const there = SCREENS.filter(({ path }) => path.split('/')[1] === first);
    expect(there.length, first).toBeGreaterThan(0);
    for (const { load } of there) expect(load.code, first).toBe(code);
  }
});

test(
  'every screen is lazy-loaded',
  shows(
    'lazily loaded schedule',
    'lazily loaded faq',
    'lazily loaded simulate',
    'lazily loaded home',
    'lazily loaded profile',
    'lazily loaded buy',
    'lazily loaded contacts',
    'lazily loaded watch',
    'lazily loaded share',
    'lazily loaded auth',
  ),
  () => {
    const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();
    const graph = new SourceGraph((path) => (isFile(path) ? readFileSync(path, 'utf8') : undefined));
    const atOnce = new Set(['src/app/routes/screens.ts']);
    for (const file of atOnce) for (const loaded of graph.file(file)?.evaluates ?? []) atOnce.add(loaded);
    expect(atOnce).toContain('src/app/routes/lazy-view.ts');
    expect([...atOnce].filter((file) => file.startsWith('src/features/'))).toEqual([]);
    expect(all.every(({ load }) => typeof load === 'function')).toBe(true);
  },
);
