import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';
import { expectAccessible, LIGHT, returning, signIn } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

const STEP_MS = 5_000;

/** Records the times, by the page's clock, at which the rail "New this week" was scrolled. */
async function recordSteps(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const times: number[] = [];
    const scrollTo = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (this: Element, ...args: unknown[]) {
      if (this.ariaLabel === 'New this week') times.push(Date.now());
      Reflect.apply(scrollTo, this, args);
    };
    Object.assign(window, { railSteps: times });
  });
  return () => page.evaluate((): number[] => Reflect.get(window, 'railSteps'));
}

test.describe('a rail of the library', () => {
  const rail = 'New this week';

  test(
    'a library rail advances by one card every five seconds, unless the viewer is using it',
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

  test('only the first library rail in view advances, until the viewer scrolls it', async ({ page }) => {
    await page.clock.install();
    const steps = await recordSteps(page);
    await page.setViewportSize({ width: 1280, height: 2_000 });
    await page.goto('/vod_library');
    const tracks = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') });
    await expect(tracks.nth(1).getByRole('article').first()).toBeInViewport();
    await page.mouse.move(5, 5);
    await page.clock.runFor(3 * STEP_MS);
    await expect.poll(() => tracks.first().evaluate((node) => node.scrollLeft)).toBeGreaterThan(200);
    expect(await tracks.nth(1).evaluate((node) => node.scrollLeft)).toBe(0);
    await expect(page.getByRole('button', { name: /^Pause the rows/ })).toHaveCount(1);

    await page.getByRole('button', { name: `Next: ${rail}` }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('heading', { level: 1 }).click();
    const before = (await steps()).length;
    await page.clock.runFor(3 * STEP_MS);
    expect(await steps()).toHaveLength(before);
  });

  test('a library rail stops advancing when the viewer pauses it', async ({ page }) => {
    await page.clock.install();
    const steps = await recordSteps(page);
    await page.goto('/vod_library');
    const track = page.getByRole('list', { name: rail });
    await page.getByRole('button', { name: `Pause the rows (${rail})` }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(3 * STEP_MS);
    expect(await steps()).toEqual([]);
    expect(await track.evaluate((node) => node.scrollLeft)).toBe(0);
    await expect(page.getByRole('button', { name: `Resume the rows (${rail})` })).toBeVisible();
  });

  test('a library rail does not advance if the viewer prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/vod_library');
    const track = page.getByRole('list', { name: rail });
    await expect(track.getByRole('article').first()).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(3 * STEP_MS);
    expect(await track.evaluate((node) => node.scrollLeft)).toBe(0);
    await expect(page.getByRole('button', { name: /Pause the rows/ })).toHaveCount(0);
  });

  test('the arrows of a rail scroll it', shows('entity VOD rail'), async ({ page }) => {
    await page.goto('/vod_library');
    await expect(page.getByRole('button', { name: `Previous: ${rail}` })).toBeDisabled();
    await page.getByRole('button', { name: `Next: ${rail}` }).click();
    await expect(page.getByRole('button', { name: `Previous: ${rail}` })).toBeEnabled();
  });

  for (const width of [390, 1280, 1920, 2560])
    test(
      `the cards of a rail are 280 to 380 px wide in a viewport of ${width} px`,
      shows('constant VOD card 280 to 380'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/vod_library');
        const box = await page.getByRole('list', { name: rail }).getByRole('article').first().boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(280);
        expect(box?.width).toBeLessThanOrEqual(380);
      },
    );
});

test('the library and its search show how much of a stopped video was watched', async ({ page, demo }) => {
  const [item] = demo.world.catalogue.library.items;
  const { id, duration } = item ?? { id: 0, duration: 0 };
  await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
    `rudy_resume.visitor.vod-${id}`,
    JSON.stringify({ value: { time: duration / 2, duration, at: 1 }, until: Date.now() + 1e9 }),
  ] as const);
  await page.goto('/vod_library');
  await expect(page.getByRole('img', { name: '50% watched' })).toBeVisible();
  await page.goto('/vod_library?title=saves');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('img', { name: '50% watched' })).toHaveCount(1);
});

test(
  'the library search puts its text into the address, requests ten results by date, and loads more on scrolling',
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
    await page.getByLabel('Sort by').selectOption({ label: 'Title, A to Z' });
    await expect(page).toHaveURL(/title=the&sort=title$/);
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('title');
  },
);

test('a library search without results links back to the whole library', async ({ page }) => {
  await page.goto('/vod_library?title=zzzz');
  await expect(page.getByText('No videos found for “zzzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole library' }).click();
  await expect(page.getByRole('heading', { name: 'New this week' })).toBeVisible();
});

test(
  'choosing a library category shows its videos and clears the search',
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

test('library rails that fail to load can be loaded again', async ({ page }) => {
  await page.route('**/api/vod-media-rails*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/vod_library');
  await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/vod-media-rails*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'New this week' })).toBeVisible();
});

test.describe('a library video’s page', () => {
  test(
    'a visitor sees what a library video costs and where to buy it',
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

  test(
    'a viewer who has access to the library sees no price',
    shows('capability vod_media'),
    async ({ page, demo }) => {
      await signIn(page, demo.world);
      await page.goto('/watch_library/601');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Ten best saves of the autumn' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Buy this video' })).toHaveCount(0);
    },
  );

  test('the page of a library video that does not exist shows an error', async ({ page }) => {
    await page.goto('/watch_library/999999');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This video is not in the library' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to the library' }).click();
    await expect(page).toHaveURL(/\/vod_library$/);
  });

  test.describe('the library in a blocked region', () => {
    test.use({ scenario: 'geo-blocked' });

    test(
      'in a blocked region the library explains why it is unavailable and sells nothing',
      shows('geo-blocking'),
      async ({ page }) => {
        await page.goto('/watch_library/601');
        await expect(
          page.getByText("We're sorry, but this content is not available in your region."),
        ).toBeVisible();
        await expect(page.getByText(/^You seem to be in /)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Buy this video' })).toHaveCount(0);
      },
    );
  });
});

for (const scheme of ['dark', 'light'] as const)
  test.describe(`the library in ${scheme} colours`, () => {
    for (const path of ['/vod_library', '/vod_library?title=the', '/watch_library/601'])
      test(`the library page ${path} is accessible in ${scheme} colours`, async ({ demo, page }) => {
        if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectAccessible(page);
      });
  });
