import type { Page, Route } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { installClock, skipPausesUntil } from '../steps/page-clock.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { returning, signIn, unrenderedPath } from '../steps/visitor.ts';

const say = sayIn('en');

const FAULTS = {
  'no network': { respond: (route: Route) => route.abort(), text: 'error.offline' },
  400: {
    respond: json(400, { code: 'validation_failed', message: '', errors: {} }),
    text: 'error.somethingWrong',
  },
  429: { respond: json(429, { code: 'too_many_requests', message: '', errors: {} }), text: 'error.tooMany' },
  '502 with HTML': {
    respond: (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    text: 'error.difficulties',
  },
  null: { respond: json(200, null), text: 'error.difficulties' },
  'no list': { respond: json(200, { items: [] }), text: 'error.difficulties' },
} as const;

function json(status: number, body: unknown) {
  return (route: Route) => route.fulfill({ status, json: body });
}

/** Asserts that the page shows the error below the header, with a button to try again. */
async function expectErrorPage(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(say(text));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: say('action.tryAgain') })
      .first(),
  ).toBeEnabled();
}

/**
 * The schedule requests three lists: live games, games of the days shown, and the days of the strip that have
 * games.
 */
const SCHEDULE_LISTS = 3;

const ROWS: [path: string, api: string, fault: keyof typeof FAULTS, who?: string][] = [
  ['/', 'events-for-homepage', 'null'],
  ['/schedule', 'events', 'no list'],
  ['/live', 'events', '502 with HTML'],
  ['/vod_library', 'vod-media-rails', 'no list'],
  ['/watch/4200', 'events/4200', 'null'],
  ['/watch_embed/4200', 'events/4200', 429],
  ['/watch_library/601', 'vod-media-items/601', '502 with HTML'],
  ['/share/3001/5f0c7d3e-9a1b-4c82-8d10-000000000010', 'shared-clip/3001', 'null'],
  ['/packages', 'packages', 'no list'],
  ['/select-package/33', 'packages/33', 400],
  ['/contacts', 'custom-forms/contacts', 'no network'],
  ['/profile', 'orders', 'null', 'member@grandstand.test'],
  ['/profile/transactions', 'orders', '502 with HTML', 'member@grandstand.test'],
  ['/profile/clips', 'clips/user', 'no list', 'member@grandstand.test'],
  ['/profile/favourites', 'favorites', 429, 'member@grandstand.test'],
  ['/buy?type=package&package_id=30', 'packages/30', 'no network', 'fan@grandstand.test'],
];

for (const [path, api, fault, who] of ROWS) {
  test(`the page ${path} shows the error of the fault "${fault}"`, async ({ page, demo }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await installClock(page);
    await returning(page);
    if (who) await signIn(page, demo.world, who);
    const { respond, text } = FAULTS[fault];
    let calls = 0;
    await page.route(
      ({ pathname }) => pathname === `/api/${api}`,
      (route) => {
        calls += 1;
        return respond(route);
      },
    );
    await page.goto(unrenderedPath(path));
    await skipPausesUntil(
      page,
      page
        .getByRole('alert')
        .filter({ hasText: say(text) })
        .first(),
    );
    if (path.startsWith('/watch_embed'))
      await expect(page.getByRole('alert').first()).toContainText(say(text));
    else await expectErrorPage(page, text);
    expect(calls).toBeLessThanOrEqual(path === '/schedule' ? SCHEDULE_LISTS * 2 : 4);
    expect(uncaught).toEqual([]);
  });
}

test('the log-in form still contains what was typed after a malformed response', async ({ page }) => {
  await returning(page);
  await page.goto('/login');
  await page.route('**/api/v2/auth/login', FAULTS.null.respond);
  await page.getByRole('textbox', { name: 'Email' }).fill('fan@grandstand.test');
  await page.locator('input[type=password]').fill('goal-line-1');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(say('error.difficulties'));
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('fan@grandstand.test');
  await expect(page.locator('input[type=password]')).toHaveValue('goal-line-1');
});

test('if the bootstrap data is incomplete, the channel loads the missing parts separately', async ({
  page,
}) => {
  await returning(page);
  await page.route('**/api/channel-bootstrap-data*', json(200, { settings: null, pages: 7 }));
  await page.goto(unrenderedPath('/schedule'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Northfield Sports Network');
});

for (const [path, api] of [
  ['/', 'events-for-homepage'],
  ['/schedule', 'events'],
  ['/watch/4200', 'events/4200'],
] as const)
  for (const status of [202, 404, 429])
    test(
      `the page ${path} does not repeat a call that fails with ${status} on its first load`,
      shows('status 429'),
      async ({ page }) => {
        await returning(page);
        const calls: string[] = [];
        await page.route(
          ({ pathname }) => pathname === `/api/${api}`,
          (route) => {
            calls.push(route.request().url());
            return json(status, { code: 'failed', message: '', errors: {} })(route);
          },
        );
        await page.goto(unrenderedPath(path));
        await expect.poll(() => calls.length).toBeGreaterThan(0);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        if (status === 429) await expect(page.getByText(say('error.tooMany')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(calls).toHaveLength(path === '/schedule' ? SCHEDULE_LISTS : 1);
        expect(new Set(calls).size).toBe(calls.length);
      },
    );
