import type { Page } from '@playwright/test';
import { expect, test } from './demo-channel.ts';
import { shows } from './shows';
import { expectAccessible, LIGHT, returning, signIn } from './visitor.ts';

test.beforeEach(({ page }) => returning(page));

const STEP_MS = 5_000;

/** The moments at which the rail "New this week" was scrolled, by the page's clock. */
async function recordSteps(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const times: number[] = [];
    const scrollTo = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (this: Element, ...place: unknown[]) {
      if (this.ariaLabel === 'New this week') times.push(Date.now());
      Reflect.apply(scrollTo, this, place);
    };
    Object.assign(window, { railSteps: times });
  });
  return () => page.evaluate((): number[] => Reflect.get(window, 'railSteps'));
}

test.describe('a rail', () => {
  const rail = 'New this week';

  test(
    'moves a card on every five seconds, unless somebody is at it',
    shows('constant VOD rail 5000 ms'),
    async ({ page }) => {
      await page.clock.install();
      const steps = await recordSteps(page);
      await page.goto('/vod_library');
      const track = page.getByRole('list', { name: rail });
      await expect(track.getByRole('article').first()).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(4 * STEP_MS);
      const [first, second, third] = await steps();
      expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)]).toEqual([STEP_MS, STEP_MS]);
      await expect.poll(() => track.evaluate((node) => node.scrollLeft)).toBeGreaterThan(200);
      await track.hover();
      const before = (await steps()).length;
      await page.clock.runFor(3 * STEP_MS);
      expect(await steps()).toHaveLength(before);
      await page.mouse.move(5, 5);
      await page.clock.runFor(2 * STEP_MS);
      expect((await steps()).length).toBeGreaterThan(before);
    },
  );

  test('stands still once it is told to', async ({ page }) => {
    await page.clock.install();
    const steps = await recordSteps(page);
    await page.goto('/vod_library');
    const track = page.getByRole('list', { name: rail });
    await page.getByRole('button', { name: `Stop the rows from moving (${rail})` }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(3 * STEP_MS);
    expect(await steps()).toEqual([]);
    expect(await track.evaluate((node) => node.scrollLeft)).toBe(0);
    await expect(page.getByRole('button', { name: `Let the rows move (${rail})` })).toBeVisible();
  });

  test('stands still for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/vod_library');
    const track = page.getByRole('list', { name: rail });
    await expect(track.getByRole('article').first()).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(3 * STEP_MS);
    expect(await track.evaluate((node) => node.scrollLeft)).toBe(0);
    await expect(page.getByRole('button', { name: /Stop the rows/ })).toHaveCount(0);
  });

  test('follows its arrows', shows('entity VOD rail'), async ({ page }) => {
    await page.goto('/vod_library');
    await expect(page.getByRole('button', { name: `Back in ${rail}` })).toBeDisabled();
    await page.getByRole('button', { name: `On in ${rail}` }).click();
    await expect(page.getByRole('button', { name: `Back in ${rail}` })).toBeEnabled();
  });

  for (const width of [390, 1280, 1920, 2560])
    test(`has cards 280 to 380 wide at ${width}`, shows('constant VOD card 280 to 380'), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/vod_library');
      const box = await page.getByRole('list', { name: rail }).getByRole('article').first().boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(280);
      expect(box?.width).toBeLessThanOrEqual(380);
    });
});

test(
  'the search asks for ten by date, stands in the address, and goes on as one scrolls',
  shows(
    'call GET /api/vod-media/search',
    'constant VOD search limit 10',
    'constant VOD search offset 0',
    'constant VOD search by date',
  ),
  async ({ page }) => {
    await page.goto('/vod_library');
    const call = page.waitForRequest('**/api/vod-media/search*');
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('the');
    const query = new URL((await call).url()).searchParams;
    expect(Object.fromEntries([...query].filter(([name]) => !name.endsWith('_key')))).toEqual({
      limit: '10',
      offset: '0',
      sort_field: 'date',
      title: 'the',
    });
    await expect(page).toHaveURL(/\/vod_library\?title=the$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.wheel(0, 10_000);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
    await page.getByLabel('Order').selectOption({ label: 'Title, A to Z' });
    await expect(page).toHaveURL(/title=the&sort=title$/);
    await page.reload();
    await expect(page.getByLabel('Order')).toHaveValue('title');
  },
);

test('nothing found, and back to the whole library', async ({ page }) => {
  await page.goto('/vod_library?title=zzzz');
  await expect(page.getByText('No video found for “zzzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole library' }).click();
  await expect(page.getByRole('heading', { name: 'New this week' })).toBeVisible();
});

test(
  'a category shows its videos and excludes the search',
  shows('route /vod_library'),
  async ({ page, demo }) => {
    await page.goto('/vod_library?title=the');
    await page.getByRole('link', { name: 'Interviews' }).click();
    await expect(page).toHaveURL(/\/vod_library\?category=2$/);
    const shelf = demo.world.catalogue.library.items.filter(({ categories }) => categories.includes(2));
    await expect(page.getByText(`${shelf.length} videos`)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the library' })).toHaveValue('');
  },
);

test('rails that fail can be had again', async ({ page }) => {
  await page.route('**/api/vod-media-rails*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/vod_library');
  await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/vod-media-rails*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'New this week' })).toBeVisible();
});

test.describe('a video', () => {
  test(
    'tells a visitor what it takes, and where to get it',
    shows('capability vod_media'),
    async ({ page }) => {
      await page.goto('/watch_library/601');
      await expect(page).toHaveTitle('Ten best saves of the autumn · Watch · Northfield Sports Network');
      await expect(page.getByRole('link', { name: 'Buy this video' })).toHaveAttribute(
        'href',
        '/buy?type=event&target=vod&vod_id=601',
      );
      await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        '/login',
      );
      await expect(page.getByRole('heading', { name: 'More from New this week' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Watch the whole game' })).toBeVisible();
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'video.other');
    },
  );

  test('asks nothing of who has the library', shows('capability vod_media'), async ({ page, demo }) => {
    await signIn(page, demo.world);
    await page.goto('/watch_library/601');
    await expect(page.getByRole('heading', { level: 1, name: 'Ten best saves of the autumn' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy this video' })).toHaveCount(0);
  });

  test('that is not there says so', async ({ page }) => {
    await page.goto('/watch_library/999999');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This video is not in the library' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to the library' }).click();
    await expect(page).toHaveURL(/\/vod_library$/);
  });

  test.describe('where nothing may be shown', () => {
    test.use({ scenario: 'geo-blocked' });

    test('names the reason, and offers nothing for sale', shows('geo-blocking'), async ({ page }) => {
      await page.goto('/watch_library/601');
      await expect(
        page.getByText("We're sorry, but this content is not available in your region."),
      ).toBeVisible();
      await expect(page.getByText(/^You seem to be in /)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Buy this video' })).toHaveCount(0);
    });
  });
});

for (const scheme of ['dark', 'light'] as const)
  test.describe(`in ${scheme} colours`, () => {
    for (const path of ['/vod_library', '/vod_library?title=the', '/watch_library/601'])
      test(`${path} is accessible`, async ({ demo, page }) => {
        if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectAccessible(page);
      });
  });
