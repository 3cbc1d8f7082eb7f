import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { returning } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

/** The calls of the library that the page sends. */
function watchLibrary(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/vod-media')) calls.push(pathname);
  });
  return calls;
}

test('a link on which the pointer rests has its data before it is pressed, and none are fetched after', async ({
  page,
}) => {
  await page.goto('/faq');
  const library = page.getByRole('banner').getByRole('link', { name: 'Library' });
  const calls = watchLibrary(page);
  await library.hover();
  await expect.poll(() => calls.toSorted()).toEqual(['/api/vod-media-categories', '/api/vod-media-rails']);
  await page.waitForLoadState('networkidle');
  await library.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(2);
});

test('a link that the pointer only crosses has its code prefetched, and no data', async ({ page }) => {
  await page.goto('/faq');
  const banner = page.getByRole('banner');
  // The first link loads the code that prefetches, which takes longer than a pointer needs to cross the next one.
  await banner.getByRole('link', { name: 'Schedule' }).hover();
  await page.waitForLoadState('networkidle');
  const calls = watchLibrary(page);
  const box = await banner.getByRole('link', { name: 'Library' }).boundingBox();
  const code = page.waitForRequest(/\/library-screen-.*\.js/);
  // Both moves in one task of the page: nothing can make the pointer stay.
  await page.evaluate(
    ([x = 0, y = 0]) => {
      const link = document.elementFromPoint(x, y);
      for (const type of ['pointerover', 'pointerout'])
        link?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    },
    box ? [box.x + box.width / 2, box.y + box.height / 2] : [],
  );
  await code;
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});
