import { devices, type Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { returning } from '../steps/visitor.ts';

/** Simulates the phone of a French-speaking viewer, without a mouse or keyboard. */
const say = sayIn('fr');
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, scenario: 'french' });
test.beforeEach(({ page }) => returning(page));

/** Swipes to the left with one finger. */
async function swipeLeft(page: Page, list: string): Promise<number> {
  const track = page.getByRole('list', { name: list });
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error(`${list} is not on the screen`);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width - 40 - left, y: box.y + 90 }],
    });
  await touch('touchStart', 0);
  for (let left = 20; left <= 260; left += 20) await touch('touchMove', left);
  await touch('touchEnd', 0);
  return track.evaluate((node) => node.scrollLeft);
}

test('a library rail can be swiped, and a tap opens a card', async ({ page, demo }) => {
  await page.goto('/vod_library');
  const rail = demo.world.catalogue.library.rails[0]?.title ?? '';
  const card = page.getByRole('list', { name: rail }).getByRole('article').first();
  await expect(card).toBeVisible();
  await expect.poll(() => swipeLeft(page, rail)).toBeGreaterThan(150);
  await page.getByRole('list', { name: rail }).getByRole('article').nth(1).tap();
  await expect(page).toHaveURL(/watch_library\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search finds and opens results by touch', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: say('nav.search'), exact: true }).tap();
  const field = page.getByRole('combobox', { name: say('search.label') });
  await expect(field).toBeFocused();
  await field.fill('northfield');
  await expect(page.getByText(say('search.schools'), { exact: true })).toBeVisible();
  await page.getByRole('option').first().tap();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu opens by touch, a filter can be chosen, and a favourite star opens the log-in', async ({
  page,
  demo,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: say('nav.openMenu') }).tap();
  await page
    .getByRole('dialog')
    .or(page.getByRole('navigation', { name: say('nav.main') }))
    .getByRole('link', { name: 'Calendrier' })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/schedule/);
  await page.getByRole('button', { name: say('browse.filters') }).tap();
  await page
    .getByRole('combobox', { name: say('browse.gender') })
    .selectOption({ label: say('gender.female') });
  await expect(page).toHaveURL(/gender=female/);
  const team = demo.world.catalogue.teams[0];
  await page.goto(`/schedule?team=${team?.alias}`);
  await page.getByRole('button', { name: say('favourite.add', { name: team?.name ?? '' }) }).tap();
  await expect(page.getByText(say('favourite.logIn'))).toBeVisible();
});

test(
  'a visitor who opens the address of favourite events sees them after log-in',
  shows('favourite kind favorite_event'),
  async ({ page }) => {
    await page.goto('/events/favorite');
    await expect(page).toHaveURL(/\/schedule\?favourites=1$/);
    await expect(page.getByRole('heading', { name: say('favourite.logIn') })).toBeVisible();
  },
);
