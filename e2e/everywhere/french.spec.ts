import { eventLike } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { englishFinder, textsOnPage } from '../steps/english-texts.ts';

test.use({ locale: 'fr-CA' });

const EVERYONE = [
  '/',
  '/schedule',
  '/upcoming',
  '/live',
  '/vod',
  '/events/favorite',
  '/packages',
  '/passes/finder',
  '/vod_library',
  '/faq',
  '/contacts',
  '/about',
  '/simulate',
  '/privacy_policy',
  '/terms_conditions',
  '/ready-check',
  '/404',
  '/women-in-sport',
  '/free-games',
  '/select-package/33',
  '/?school=northfield',
] as const;
const VISITOR = [
  '/login',
  '/registration',
  '/password-reset-request',
  '/password-reset',
  '/verify-email',
] as const;
const MEMBER = [
  '/profile',
  '/profile/transactions',
  '/profile/clips',
  '/profile/favourites',
  '/profile/sessions/add',
  '/profile/edit',
  '/buy?type=package&package_id=41',
  '/verify-notice',
] as const;

const eventPaths = (world: World) => [
  `/watch/${eventLike(world, { status: 'live' }).id}`,
  `/watch/${eventLike(world, { status: 'upcoming' }).id}`,
  `/watch/${eventLike(world, { status: 'finished', recording: 'ready' }).id}`,
  `/watch_library/${world.catalogue.library.items[0]?.id}`,
];

for (const { who, scenario, own } of [
  { who: 'a visitor', scenario: 'default', own: VISITOR },
  { who: 'a member', scenario: 'member', own: MEMBER },
] as const)
  test.describe(who, () => {
    test.use({ scenario });

    test(`the whole demo channel is in French for ${who} with a French browser`, async ({ page, demo }) => {
      test.setTimeout(240_000);
      const english = englishFinder(demo.world);
      expect(english(['Log in', 'Monthly membership', 'Abonnement mensuel', 'Northfield'])).toEqual([
        'Log in',
        'Monthly membership',
      ]);
      for (const path of [...EVERYONE, ...own, ...eventPaths(demo.world)])
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
          await expect(page.getByRole('main')).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(english(await page.evaluate(textsOnPage)), path).toEqual([]);
        });
    });
  });
