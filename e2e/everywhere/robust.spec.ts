import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { logIn, returning, signIn } from '../steps/visitor.ts';

const say = sayIn('en');
const DAY_MS = 86_400_000;

/** Collects the uncaught errors of a page; tests expect none. */
function recordPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Records the calls of the main API. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a screen that was opened offline loads once the connection is back', async ({ page, context }) => {
  const errors = recordPageErrors(page);
  await returning(page);
  await page.goto('/schedule');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  await context.setOffline(true);
  const calls = callsOf(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('browse.upcoming'), exact: true })
    .click();
  await expect(page).toHaveURL('/upcoming');
  await expect(heading(page)).toHaveText('Schedule');

  await context.setOffline(false);
  await expect.poll(() => calls.includes('/api/events')).toBe(true);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('after the device slept for a night the page shows the right time and sends no burst of calls', async ({
  page,
  demo,
}) => {
  const errors = recordPageErrors(page);
  await returning(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('home.live') })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const calls = callsOf(page);
  // Simulates that the keys expired during the sleep.
  for (const session of demo.world.store.sessions.all()) demo.world.store.sessions.remove(session.id);
  await page.clock.fastForward(8 * 3_600_000);
  await page.clock.resume();
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls.length).toBeLessThan(20);
  expect(errors).toEqual([]);
});

const REFUSES: Record<string, () => void> = {
  'storage is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'cookies are off': () => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', {
      get: () => '',
      set: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
};

for (const [name, refuse] of Object.entries(REFUSES)) {
  test(`when ${name}, a viewer can still log in, navigate and open the profile`, async ({ page }) => {
    const errors = recordPageErrors(page);
    await page.addInitScript(refuse);
    await logIn(page);
    await expect(page.getByRole('link', { name: 'Robin' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Robin' }).click();
    await expect(heading(page)).toHaveText('Robin Hale');
    expect(errors).toEqual([]);
  });
}

for (const [name, shift] of [
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
] as const) {
  test(`if the device’s clock is ${name}, the backend still decides what is live and what is sold`, async ({
    page,
  }) => {
    const errors = recordPageErrors(page);
    await returning(page);
    await page.clock.setSystemTime(Date.now() + shift);
    const calls = callsOf(page);
    await page.goto('/live');
    const first = page.getByRole('article').first();
    await expect(first.getByText(say('event.live'), { exact: true }).first()).toBeVisible();
    await page.goto('/packages');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(calls.length).toBeLessThan(40);
    expect(errors).toEqual([]);
  });
}

test('logging out in one tab, or logging in as another user, updates the other tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await returning(tab);
  await logIn(page);
  await other.goto('/profile');
  await expect(heading(other)).toHaveText('Robin Hale');
  await page.goto('/profile');
  await page.getByRole('button', { name: say('profile.logOut') }).click();
  await expect(page.getByRole('link', { name: say('nav.register') }).first()).toBeVisible();
  await expect(other).toHaveURL(/\/login/);

  await logIn(page, 'fan@grandstand.test');
  await expect(other.getByRole('link', { name: 'Alex' })).toBeVisible();
  await expect(other.getByText('Robin')).toHaveCount(0);
});

test('if a new release has removed the old code, the page offers a reload and the viewer stays signed in', async ({
  page,
  demo,
}) => {
  await returning(page);
  await signIn(page, demo.world);
  await page.goto('/about');
  await expect(heading(page)).toBeVisible();
  let gone = true;
  await page.route(/\/assets\/(library|vod)[^/]*\.js$/, (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Library' }).click();
  await expect(heading(page)).toHaveText(say('error.chunkTitle'));
  await expect(page.getByText(say('error.chunkBody'))).toBeVisible();
  gone = false;
  await page.getByRole('button', { name: say('action.reload') }).click();
  await expect(page).toHaveURL('/vod_library');
  await expect(heading(page)).toHaveText('Library');
  await expect(page.getByRole('link', { name: 'Robin' })).toBeVisible();
});

/** Responds with 500 to the first requests for a stylesheet; returns how many requests were made. */
async function failStyles(page: Page, name: string, times: number): Promise<() => number> {
  let requests = 0;
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.css$`), (route) => {
    requests += 1;
    return requests <= times ? route.fulfill({ status: 500 }) : route.continue();
  });
  return () => requests;
}

/** Returns the stylesheets that the page links but could not load. */
const missingStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].flatMap(({ sheet, href }) =>
      sheet?.cssRules.length ? [] : href,
    ),
  );

for (const [name, file] of [
  ['a screen', 'library-screen'],
  ['the site', 'site'],
] as const) {
  test(`if the styles of ${name} fail twice, they are loaded again before it is shown`, async ({ page }) => {
    const errors = recordPageErrors(page);
    await returning(page);
    const requests = await failStyles(page, file, 2);
    await page.goto('/vod_library');
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => missingStyles(page)).toEqual([]);
    expect(requests()).toBe(3);
    expect(errors).toEqual([]);
  });
}

test('a screen whose styles cannot be loaded shows an error instead of appearing without them', async ({
  page,
}) => {
  await returning(page);
  await failStyles(page, 'library-screen', Number.POSITIVE_INFINITY);
  await page.goto('/vod_library');
  await expect(page.getByText(say('error.chunkTitle'))).toBeVisible();
});
