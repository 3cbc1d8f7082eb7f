import { expect, type Page } from '@playwright/test';
import {
  countPages,
  fetchRendered,
  LAPTOP,
  MAX_SHIFT,
  PHONE,
  recorded,
  recordFrames,
  recordPage,
  test,
  VENUES_ZONE,
  waitForHydration,
} from '../steps/first-view-steps';
import { returning } from '../steps/visitor';

const AT_HOME = { locale: 'en-US', timezoneId: VENUES_ZONE, viewport: LAPTOP };
const ABROAD = [
  { live: 'En direct', locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: PHONE },
  { live: 'Live now', locale: 'en-CA', timezoneId: 'America/Vancouver', viewport: PHONE },
  { live: 'Live now', locale: 'en-US', timezoneId: 'Pacific/Kiritimati', viewport: LAPTOP },
];

const strip = (page: Page) => page.locator('main fieldset');
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Returns today's date in a time zone. */
const todayIn = (timeZone: string) => new Date().toLocaleDateString('sv-SE', { timeZone });

async function expectHydrated(page: Page, url: string, path: string, locale: string): Promise<void> {
  await fetchRendered(url + path, locale);
  const seen = recordPage(page);
  await recordFrames(page);
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-rendered');
  await expect(page.locator('html')).not.toHaveAttribute('data-zone');
  const { shift } = await recorded(page);
  expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
  expect(seen).toEqual({ problems: [], calls: [] });
}

interface Abroad {
  locale: string;
  timezoneId: string;
}

async function expectOwnDays(page: Page, { locale, timezoneId }: Abroad, live: string): Promise<void> {
  await expect(strip(page).locator('[aria-current=date]')).toHaveAttribute('data-day', todayIn(timezoneId));
  await expect(headings(page).first()).toHaveText(live);
  // The heading above a game names the day of its start by the viewer's clock.
  const group = page.locator('main section', { has: page.locator('h2') }).nth(1);
  const start = await group.locator('time').first().getAttribute('datetime');
  const day = new Date(start ?? '').toLocaleDateString(locale, {
    ...{ timeZone: timezoneId, weekday: 'long', month: 'long', day: 'numeric' },
  });
  await expect(group.getByRole('heading', { level: 2 })).toContainText(day);
  // Every frame that showed the list also showed the viewer's own first day: its weekday and its number.
  const [firstDay = ''] = await strip(page).getByRole('listitem').allInnerTexts();
  const [weekday, number] = firstDay.split(/\s+/);
  const { frames } = await recorded(page);
  const shown = frames.filter((frame) => frame.includes(live));
  expect(shown.length).toBeGreaterThan(0);
  for (const frame of shown) expect(frame).toMatch(new RegExp(`${weekday}\\s+${number}\\b`));
}

for (const viewport of [LAPTOP, PHONE])
  test.describe(`for a viewer near the venues on a screen of ${viewport.width} pixels`, () => {
    test.use({ ...AT_HOME, viewport });

    for (const path of ['/schedule', '/live', '/upcoming', '/vod', '/women-in-sport', '/archive'])
      test(`the edge renders ${path} for a screen of ${viewport.width} pixels, and it hydrates without a call, an error or a layout shift`, async ({
        page,
        demo,
      }) => {
        await expectHydrated(page, demo.url, path, AT_HOME.locale);
        await expect(page.getByRole('article').first()).toBeVisible();
        const current = strip(page).locator('[aria-current=date]');
        const hasStrip = ['/schedule', '/upcoming', '/women-in-sport'].includes(path);
        await expect(current).toHaveCount(hasStrip ? 1 : 0);
        if (!hasStrip) return;
        await expect(current).toHaveAttribute('data-day', todayIn(AT_HOME.timezoneId));
        await expect(strip(page).getByRole('listitem')).toHaveCount(viewport === PHONE ? 7 : 14);
      });
  });

for (const { live, ...visitor } of ABROAD)
  test.describe(`for a viewer with ${visitor.locale} in ${visitor.timezoneId}`, () => {
    test.use(visitor);

    test('in another time zone the first schedule page is fetched again with the viewer’s own days, and the days of the venues’ zone are never shown', async ({
      page,
      demo,
    }) => {
      const { locale, timezoneId } = visitor;
      await fetchRendered(`${demo.url}/schedule`, locale);
      await fetchRendered(`${demo.url}/schedule`, locale, timezoneId);
      const pages = countPages(page);
      const seen = recordPage(page);
      await recordFrames(page);
      await page.goto('/schedule', { waitUntil: 'commit' });
      await waitForHydration(page);
      expect(pages.count).toBe(2);
      await expect(page.locator('html')).toHaveAttribute('data-rendered');
      await expectOwnDays(page, visitor, live);
      expect(seen).toEqual({ problems: [], calls: [] });

      await page.goto('/schedule');
      await waitForHydration(page);
      expect(pages.count).toBe(3);
      await expectOwnDays(page, visitor, live);
      expect(seen).toEqual({ problems: [], calls: [] });
    });

    test('a schedule that is opened after home is rendered in the viewer’s own time zone', async ({
      page,
      demo,
    }) => {
      const { locale, timezoneId } = visitor;
      for (const zone of [undefined, timezoneId]) await fetchRendered(`${demo.url}/schedule`, locale, zone);
      await page.goto('/');
      await waitForHydration(page);
      await recordFrames(page);
      await page.goto('/schedule', { waitUntil: 'commit' });
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('data-rendered');
      await expectOwnDays(page, visitor, live);
    });

    test('a device in another time zone that stores no cookies starts without a rendered page', async ({
      page,
      demo,
    }) => {
      await fetchRendered(`${demo.url}/schedule`, visitor.locale);
      await page.addInitScript(() =>
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
      );
      const pages = countPages(page);
      const seen = recordPage(page);
      await recordFrames(page);
      await page.goto('/schedule', { waitUntil: 'commit' });
      await waitForHydration(page);
      expect(pages.count).toBe(1);
      await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
      await expectOwnDays(page, visitor, live);
      // An unrendered page requests the profile, and the browser logs the 401 of a visitor.
      expect(seen.problems.filter((text) => !text.includes('401'))).toEqual([]);
    });

    for (const path of ['/live', '/vod'])
      test(`the list ${path} has no days, so its rendered page hydrates in any time zone`, async ({
        page,
        demo,
      }) => {
        await expectHydrated(page, demo.url, path, visitor.locale);
        const [own, shown] = await page.evaluate((locale) => {
          const time = document.querySelector('main article time');
          const start = new Date(time?.getAttribute('datetime') ?? '');
          return [
            start.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
            time?.textContent ?? '',
          ];
        }, visitor.locale);
        expect(shown).toContain(own);
      });
  });

test.describe('after React takes over a rendered schedule', () => {
  test.use(AT_HOME);
  test.beforeEach(async ({ page, demo }) => {
    await returning(page);
    await fetchRendered(`${demo.url}/schedule`);
    await fetchRendered(`${demo.url}/vod`);
  });

  test('setting a filter narrows a rendered schedule', async ({ page }) => {
    await page.goto('/schedule');
    await waitForHydration(page);
    const seen = recordPage(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const call = page.waitForRequest((request) => new URL(request.url()).searchParams.has('sport'));
    await page.getByLabel('Sport', { exact: true }).selectOption({ label: 'Hockey' });
    await call;
    await expect(page).toHaveURL(/\/schedule\?sport=\d+$/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(/hockey/i);
    await expect(page.getByRole('article').filter({ hasNotText: /hockey/i })).toHaveCount(0);
    expect(seen.problems).toEqual([]);
  });

  test('choosing a day in a rendered date strip fetches and shows that day', async ({ page }) => {
    await page.goto('/schedule');
    await waitForHydration(page);
    const button = strip(page).getByRole('listitem').getByRole('button').nth(2);
    const day = await button.getAttribute('data-day');
    const call = page.waitForRequest((request) => new URL(request.url()).searchParams.has('end_date'));
    await button.click();
    await call;
    await expect(page).toHaveURL(new RegExp(`start_date=${day}&end_date=${day}`));
    await expect(headings(page)).toHaveCount(1);
    await expect(headings(page)).toContainText(String(Number(day?.slice(8))));
    await button.click();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(headings(page).first()).toHaveText('Live now');
  });

  test('scrolling a rendered list loads the games after those of the page', async ({ page }) => {
    await page.goto('/vod');
    await waitForHydration(page);
    const links = page.getByRole('article').getByRole('heading').getByRole('link');
    await expect(links).toHaveCount(24);
    const next = page.waitForRequest((request) => new URL(request.url()).searchParams.get('offset') === '24');
    await page.mouse.wheel(0, 20_000);
    await next;
    await expect.poll(() => links.count()).toBeGreaterThan(24);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(targets).size).toBe(targets.length);
  });

  test('a rendered list whose end is in view fetches nothing until the viewer does something', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1350, height: 2_400 });
    const seen = recordPage(page);
    await page.goto('/vod');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual({ problems: [], calls: [] });
    await page.mouse.wheel(0, 10);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24);
  });

  test('each of the four lists can be opened from a rendered schedule', async ({ page }) => {
    await page.goto('/schedule');
    await waitForHydration(page);
    const doors = page.getByRole('navigation', { name: 'Show' });
    for (const [name, path] of [
      ['Live', '/live'],
      ['Upcoming', '/upcoming'],
      ['On demand', '/vod'],
      ['Schedule', '/schedule'],
    ] as const) {
      await doors.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });

  test('the edge does not render the address of a filtered list', async ({ page, demo }) => {
    const html = await (await fetch(`${demo.url}/schedule?sport=1`)).text();
    expect(html).not.toContain('data-rendered');
    await page.goto('/schedule?sport=1');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
