import type { Page } from '@playwright/test';
import { eventLike } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { returning, signIn } from '../steps/visitor.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

/** Returns the elements that are wider than the screen, for the failure message. */
const findTooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
      .slice(-5);
  });

const PAGES = ['/', '/schedule', '/vod_library', '/packages', '/?team=northfield-women-hockey', '/faq'];

for (const path of PAGES)
  test(`with text at 200 % a phone shows the page ${path} without scrolling sideways`, async ({ page }) => {
    await returning(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.waitForLoadState('networkidle');
    for (let screen = 0; screen < 4; screen += 1) {
      expect(await findTooWide(page), path).toEqual([]);
      await page.evaluate((height) => scrollBy(0, height), PHONE.height);
      await page.waitForTimeout(200);
    }
  });

test('with text at 200 % a phone shows a game and the favourites without scrolling sideways', async ({
  page,
  demo,
}) => {
  await returning(page);
  await signIn(page, demo.world);
  for (const path of [`/watch/${eventLike(demo.world, { status: 'upcoming' }).id}`, '/profile/favourites']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.waitForLoadState('networkidle');
    expect(await findTooWide(page), path).toEqual([]);
  }
});

/** Returns the focused element and the ancestor that clips its focus ring, if there is one. */
const clippedRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.closest('main')) return null;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    if (outlineStyle === 'none') return null;
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = focused.getBoundingClientRect();
    for (
      let parent = focused.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(parent);
      const margin = Number.parseFloat(overflowClipMargin) || 0;
      const around = parent.getBoundingClientRect();
      const isOver = {
        x: box.left - reach < around.left - margin - 0.5 || box.right + reach > around.right + margin + 0.5,
        y: box.top - reach < around.top - margin - 0.5 || box.bottom + reach > around.bottom + margin + 0.5,
      };
      // Ignores containers that scroll, because a rail scrolls its focused element into view.
      const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if ((isClipping(overflowX) && isOver.x) || (isClipping(overflowY) && isOver.y))
        return `${focused.textContent?.slice(0, 40)} in ${parent.tagName}.${parent.className}`;
    }
    return null;
  });

for (const path of ['/', '/schedule', '/vod_library', '/?team=northfield-women-hockey'])
  test(`no card on the page ${path} cuts off the focus ring of an element inside it`, async ({ page }) => {
    await returning(page);
    await page.goto(path);
    await expect(page.getByRole('article').or(page.getByRole('row')).first()).toBeVisible();
    await page.locator('main').focus();
    let seen = 0;
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const clipped = await clippedRing(page);
      expect(clipped, path).toBeNull();
      if (await page.evaluate(() => document.activeElement?.closest('article, tr') !== null)) seen += 1;
    }
    expect(seen).toBeGreaterThan(3);
  });
