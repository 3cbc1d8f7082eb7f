import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { returning } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

/** Collects the library calls that the page sends. */
function watchLibrary(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/vod-media')) calls.push(pathname);
  });
  return calls;
}

test('resting the pointer on a link prefetches its data, and pressing it then fetches none', async ({
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

test('moving the pointer across a link prefetches its code but no data', async ({ page }) => {
  await page.goto('/faq');
  const banner = page.getByRole('banner');
  // Hovers over one link to load the code that prefetches. That takes longer than the pointer needs to cross
  // the next link.
  await banner.getByRole('link', { name: 'Schedule' }).hover();
  await page.waitForLoadState('networkidle');
  const calls = watchLibrary(page);
  const box = await banner.getByRole('link', { name: 'Library' }).boundingBox();
  const code = page.waitForRequest(/\/library-screen-.*\.js/);
  // Dispatches both pointer events in one task, so that no delay makes the pointer rest on the link.
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
