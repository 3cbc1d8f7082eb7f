import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ARRIVED_AT } from '../screen-code';
import { SCREENS, type Screen } from './screens';

const flat = (screens: readonly Screen[], parent = ''): (Screen & { address: string })[] =>
  screens.flatMap((screen) => {
    const address = parent ? `${parent}/${screen.path}`.replace(/\/$/, '') : screen.path;
    return [{ ...screen, address }, ...flat(screen.children ?? [], address)];
  });
const all = flat(SCREENS);

describe('there is a screen at', () => {
  test.each([
    ['/', 'title.home'],
    ['/packages', 'title.packages'],
    ['/passes', 'title.packages'],
    ['/vod_library', 'title.vod'],
    ['/upcoming', 'title.events'],
    ['/vod', 'title.events'],
    ['/live', 'title.events'],
    ['/schedule', 'title.events'],
    ['/watch/:id', 'title.watch'],
    ['/watch_embed/:id', 'title.watchEmbed'],
    ['/watch_library/:id', 'title.watch'],
    ['/share/:id/:uuid', 'title.share'],
    ['/login', 'title.login'],
    ['/registration', 'title.registration'],
    ['/verify-notice', 'title.verifyNotice'],
    ['/verify-email', 'title.verify'],
    ['/password-reset-request', 'title.passwordResetRequest'],
    ['/password-reset', 'title.passwordReset'],
    ['/profile', 'title.profile'],
    ['/profile/transactions', 'title.profile'],
    ['/profile/clips', 'title.profile'],
    ['/profile/sessions/add', 'title.profile'],
    ['/profile/edit', 'title.updateProfile'],
    ['/contacts', 'title.contacts'],
    ['/faq', 'title.faq'],
    ['/about', 'title.about'],
    ['/simulate', 'title.simulate'],
    ['/buy', 'title.buy'],
    ['/select-package/:id', 'title.selectPackage'],
    ['/confirm-account-deletion', 'title.confirmAccountDeletion'],
    ['/privacy_policy', 'title.privacyPolicy'],
    ['/terms_conditions', 'title.termsConditions'],
    ['/auth/login/:provider/callback', 'title.login'],
    ['/404', 'title.notFound'],
  ])('%s: %s', (address, title) => {
    expect(all.find((screen) => screen.address === address)?.title).toBe(title);
  });

  test('only digits where events, library clips and packages are named', () => {
    const numeric = all.filter((screen) => screen.numeric === 'id').map(({ address }) => address);
    expect(numeric).toEqual(
      expect.arrayContaining(['/watch/:id', '/watch_embed/:id', '/watch_library/:id', '/select-package/:id']),
    );
  });

  test('/upcoming, /vod, /live and /schedule one and the same view', () => {
    const views = SCREENS.filter(({ path }) => /^\/(upcoming|vod|live|schedule)$/.test(path));
    expect(views).toHaveLength(4);
    expect(new Set(views.map(({ load }) => load)).size).toBe(1);
  });

  test('no address for administration', () => {
    expect(all.filter(({ address }) => /admin|banner|poll|channels|reports|users/.test(address))).toEqual([]);
  });
});

test('what begins before the site is the code of the screen at that address', () => {
  expect(ARRIVED_AT.size).toBeGreaterThan(5);
  for (const [first, code] of ARRIVED_AT) {
    const there = SCREENS.filter(({ path }) => path.split('/')[1] === first);
    expect(there.length, first).toBeGreaterThan(0);
    for (const { load } of there) expect(load.code, first).toBe(code);
  }
});

test('every view comes when it is opened, none with the site', () => {
  const source = readFileSync('src/app/routes/screens.ts', 'utf8');
  const atOnce = [...source.matchAll(/^import (?!type).*from '([^']+)'/gm)].map(([, from]) => from);
  expect(atOnce.filter((from) => /-(screen|view)$/.test(from ?? ''))).toEqual(['./lazy-view']);
  expect(all.every(({ load }) => typeof load === 'function')).toBe(true);
});
