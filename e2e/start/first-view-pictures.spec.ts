import { expect, type Page } from '@playwright/test';
import {
  MAX_SHIFT,
  openWithoutCode,
  PHONE,
  recorded,
  recordFrames,
  test,
  VENUES_ZONE,
} from '../steps/first-view-steps';

test.use({ locale: 'en-US', timezoneId: VENUES_ZONE, viewport: PHONE });

/** Records which posters the page has requested, and returns which of them are in view. */
function watchPosters(page: Page) {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/poster-')) requested.add(pathname);
  });
  const postersIn = (part: 'first screen' | 'page') =>
    page.locator('main article img').evaluateAll(
      (pictures, all) =>
        pictures
          .filter((picture) => all || picture.getBoundingClientRect().top < innerHeight)
          .map((picture) => picture.getAttribute('src') ?? picture.getAttribute('data-held-src') ?? '')
          .filter((address) => address.includes('/poster-')),
      part === 'page',
    );
  return { requested, postersIn };
}

test('before its code has loaded a rendered page fetches only images in view, and afterwards the others', async ({
  page,
  demo,
}) => {
  const { requested, postersIn } = watchPosters(page);
  const code = await openWithoutCode(page, demo.url, '/schedule');
  const inView = await postersIn('first screen');
  expect(inView).not.toEqual([]);
  await expect.poll(() => [...requested]).toEqual(inView);
  const all = await postersIn('page');
  expect(all.length).toBeGreaterThan(inView.length);
  const held = await page
    .locator('[data-held-src*="/poster-"]')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('data-held-src')));
  expect(held).toEqual(all.filter((address) => !inView.includes(address)));
  expect([...requested]).toEqual(inView);

  await code();
  await expect(page.locator('[data-held-src]')).toHaveCount(0);
  await expect.poll(() => requested.size).toBeGreaterThan(inView.length);
});

test('an image that is scrolled into view before the code has loaded is fetched', async ({ page, demo }) => {
  const { requested, postersIn } = watchPosters(page);
  await recordFrames(page);
  await openWithoutCode(page, demo.url, '/schedule');
  const before = await postersIn('first screen');
  await page.mouse.wheel(0, 1_200);
  await expect.poll(() => requested.size).toBeGreaterThan(before.length);
  const picture = page.locator(`main article img[src="${[...requested].at(-1)}"]`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect((await recorded(page)).shift).toBeLessThan(MAX_SHIFT);
});

test('a page whose code does not load shows all images that the viewer may scroll to', async ({
  page,
  demo,
}) => {
  await openWithoutCode(page, demo.url, '/schedule');
  await expect(page.locator('[data-held-src]').first()).toBeAttached();
  await expect(page.locator('[data-held-src]')).toHaveCount(0, { timeout: 10_000 });
});
