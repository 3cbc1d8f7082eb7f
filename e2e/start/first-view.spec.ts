import { expect, type Page } from '@playwright/test';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import {
  fetchRendered,
  MAX_SHIFT,
  recorded,
  recordFrames,
  recordPage,
  test,
  waitForHydration,
} from '../steps/first-view-steps';
import { LIGHT, logIn, returning, submitLogIn } from '../steps/visitor';

const account = (page: Page) => page.getByRole('banner').locator('a[href="/profile"]');

const VISITORS = [
  {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1350, height: 900 },
    live: 'Live now',
  },
  { locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: { width: 390, height: 844 }, live: 'En direct' },
  {
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    viewport: { width: 390, height: 844 },
    live: 'Live now',
  },
];

for (const { live, ...visitor } of VISITORS) {
  test.describe(`for a viewer with ${visitor.locale} in ${visitor.timezoneId}`, () => {
    test.use(visitor);

    test('the edge renders home, and it hydrates without a call, an error or a layout shift', async ({
      page,
      demo,
    }) => {
      expect(await fetchRendered(demo.url, visitor.locale)).toContain(`>${live}</h2>`);
      const seen = recordPage(page);
      await recordFrames(page);
      await page.goto('/');
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: live })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-zone');
      const ownTime = await page.evaluate((locale) => {
        const time = document.querySelector('main article time');
        const start = new Date(time?.getAttribute('datetime') ?? '');
        return [start.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }), time?.textContent];
      }, visitor.locale);
      expect(ownTime[1]).toContain(ownTime[0]);
      const { frames, shift } = await recorded(page);
      expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
      // No frame showed a time in another time zone.
      const times = new Set(frames.flatMap((frame) => frame.match(/\d{1,2}:\d\d ?([ap]\.?m\.?)?/gi) ?? []));
      const last = frames.at(-1) ?? '';
      for (const time of times) expect(last).toContain(time);
      expect(seen).toEqual({ problems: [], calls: [] });
    });

    test('the edge renders the next home in the viewer’s own time zone', async ({ page, demo }) => {
      await page.goto('/');
      await waitForHydration(page);
      await page.goto('/schedule');
      await fetchRendered(demo.url, visitor.locale, visitor.timezoneId);
      const home = page.waitForResponse((response) => response.url() === `${demo.url}/`);
      await page.goto('/');
      const [, zone] = /"timeZone":"([^"]+)"/.exec(await (await home).text()) ?? [];
      expect(zone).toBe(visitor.timezoneId);
      await expect(page.locator('html')).not.toHaveAttribute('data-zone');
    });
  });
}

test('a link of a rendered home opens the next screen with all its content', async ({ page }) => {
  await returning(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Passes' }).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
});

test('a team’s page shows the team’s pass when it is opened from a rendered home', async ({ page }) => {
  await returning(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Team of the week' }).click();
  await expect(page.getByRole('heading', { name: 'Team pass' })).toBeVisible();
});

test('the FAQ shows its questions when it is opened from a rendered home', async ({ page }) => {
  await returning(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
});

test('a visitor who logs in from a rendered home returns to home signed in', async ({ page }) => {
  await returning(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await submitLogIn(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(account(page)).toBeVisible();
});

test('a signed-in device never shows home as rendered for visitors, and receives an unrendered page from then on', async ({
  page,
  demo,
}) => {
  await returning(page);
  await page.goto('/');
  await waitForHydration(page);
  await logIn(page);
  await recordFrames(page);
  const seen = recordPage(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  const { frames } = await recorded(page);
  expect(frames.filter((frame) => frame.includes('Log in'))).toEqual([]);
  expect(seen.problems).toEqual([]);
  const home = page.waitForResponse((response) => response.url() === `${demo.url}/`);
  await page.reload();
  const isRendered = (await (await home).text()).includes('data-rendered');
  expect(isRendered).toBe(false);
});

test('a device with a signed-in key but without the sign-in mark shows who is signed in', async ({
  page,
}) => {
  await returning(page);
  await logIn(page);
  await page.evaluate(() => localStorage.removeItem('rudy_signed_in'));
  await page.goto('/');
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('a viewer who chose French never sees English texts, and the edge renders their next home in French', async ({
  page,
  demo,
}) => {
  await returning(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^FR/ }).first().click();
  await expect(page.getByRole('heading', { name: 'En direct' })).toBeVisible();
  await recordFrames(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'En direct' })).toBeVisible();
  const { frames } = await recorded(page);
  expect(frames.filter((frame) => frame.includes('Live now'))).toEqual([]);
  const home = page.waitForResponse((response) => response.url() === `${demo.url}/`);
  await page.reload();
  const isFrench = (await (await home).text()).includes('En direct</h2>');
  expect(isFrench).toBe(true);
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-rendered');
});

test('an unrendered page has each description tag once, like a rendered one', async ({ page }) => {
  await returning(page);
  await hideScores(page);
  await page.goto('/');
  await page.locator('main article').first().waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  for (const tag of ['title', 'link[rel=canonical]', 'meta[name=description]', 'meta[property="og:title"]'])
    await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
});

test('a viewer who chose the table view never sees cards on home', async ({ page }) => {
  await returning(page);
  await page.addInitScript(() => {
    const value = { display: 'table', view: 'grid' };
    localStorage.setItem('rudy_event_view', JSON.stringify({ value, until: Date.now() + 1e9 }));
  });
  await page.goto('/');
  await page.locator('main table').first().waitFor();
  await expect(page.locator('main ul[data-arrangement=grid] article')).toHaveCount(0);
});

const hideScores = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('rudy_hide_scores', JSON.stringify({ value: true, until: Date.now() + 1e9 }));
  });

test('a viewer who hides scores never sees one on home', async ({ page }) => {
  await returning(page);
  await hideScores(page);
  await recordFrames(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  const { frames } = await recorded(page);
  expect(frames.filter((frame) => /\d+–\d+/.test(frame))).toEqual([]);
});

test('home has the channel’s own colours from the first frame', async ({ page }) => {
  const light = await startDemoSite({ unfurl: true });
  Object.assign(light.world.catalogue.colors, LIGHT);
  expect(await fetchRendered(light.url)).toContain('data-scheme="light"');
  await page.goto(light.url, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Live now' }).waitFor();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const first = await background();
  await waitForHydration(page);
  expect(await background()).toBe(first);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await light.close();
});

test('home is readable without JavaScript, and its links work', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(demo.url);
  const game = page.locator('main article a').first();
  await expect(game).toBeVisible();
  await game.click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  await context.close();
});

test('a rendered home starts even if its inline script is blocked', async ({ page, demo, violations }) => {
  await returning(page);
  await page.route(demo.url, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/'sha256-[^']+'/, '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
  });
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  expect(violations.join()).toContain('script-src');
  violations.length = 0;
});

for (const path of ['/', '/schedule'])
  test(`a device whose time zone rules differ from the edge’s starts ${path} without rendering, and once`, async ({
    page,
    demo,
  }) => {
    await returning(page);
    await fetchRendered(demo.url + path);
    let visits = 0;
    await page.route(demo.url + path, async (route) => {
      visits += 1;
      const response = await route.fetch();
      // As if a government had changed the zone's clock after this device learned its rules.
      const html = (await response.text()).replace(/ data-zone="[^"]*"/, ' data-zone="0.0.1:61"');
      await route.fulfill({ response, body: html });
    });
    const seen = recordPage(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
    expect(visits).toBe(1);
    // A visitor's profile is a 401, which a page that was not rendered requests.
    expect(seen.problems.filter((problem) => !problem.includes('401'))).toEqual([]);
  });

test.describe('on a channel whose keys are refused', () => {
  test.use({ scenario: 'keys-revoked' });

  test('home starts without a rendered page if the channel’s keys are refused', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
  });
});
