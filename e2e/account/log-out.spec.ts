import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { logIn, returning } from '../steps/visitor.ts';

const say = sayIn('en');

const readStorage = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])),
  );

test(
  'logging out leaves nothing of the viewer on the device, even without a connection',
  shows('session: API key refetched'),
  async ({ page, demo, context }) => {
    await returning(page);
    await page.goto('/');
    await logIn(page);
    await page.goto('/profile/clips');
    await page.evaluate(() => {
      const until = Date.now() + 1e9;
      localStorage.setItem('rudy_resume.2.event-1', JSON.stringify({ value: { time: 61 }, until }));
      localStorage.setItem('rudy_downloads.2', JSON.stringify({ value: [], until }));
    });
    await page
      .getByRole('link', { name: say('profile.clips') })
      .first()
      .click();
    const key: string = JSON.parse((await readStorage(page)).rudy_api_key ?? '{}').value;
    expect(key).toMatch(/^ak_/);

    await context.setOffline(true);
    await page.getByRole('button', { name: say('profile.logOut') }).click();
    await expect(page.getByText('member@grandstand.test')).toHaveCount(0);
    await expect.poll(async () => (await readStorage(page)).rudy_api_key).toBeUndefined();
    const left = await readStorage(page);
    expect(JSON.stringify(left)).not.toContain(key);
    expect(JSON.stringify(left)).not.toContain('member@grandstand.test');
    expect(Object.keys(left).filter((name) => /resume|downloads|wish|followed|data_/.test(name))).toEqual([]);

    await context.setOffline(false);
    await page.goto('/profile');
    await expect(page).toHaveURL('/login');
    const fresh: string = JSON.parse((await readStorage(page)).rudy_api_key ?? '{}').value;
    expect(fresh).not.toBe(key);
    expect([...demo.world.store.sessions.all()].find(({ api_key }) => api_key === fresh)?.user_id).toBeNull();
  },
);

/** Logs in, opens the profile and waits until all its calls have been answered. */
async function openOwnProfile(page: Page): Promise<void> {
  await returning(page);
  await logIn(page);
  await page.goto('/profile');
  await expect(page.getByText('member@grandstand.test').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Collects the calls of the main API and the requests for keys in the order in which the page sends them. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice('/api'.length)}`);
  });
  return calls;
}

test(
  'logging out on the profile fetches one key and sends no call that needs a user',
  shows('session: API key refetched'),
  async ({ page }) => {
    await openOwnProfile(page);
    // Slows the device down: unless the order is enforced, home then renders before the log-out has taken
    // effect.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const calls = callsOf(page);
    await page.getByRole('button', { name: say('profile.logOut') }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => calls.slice(0, 2)).toEqual(['POST /auth/logout', 'POST /get_api_key']);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => /get_api_key|orders|favorites|clips/.test(call))).toHaveLength(1);
  },
);

test(
  'when the backend has ended the session, the next screen fetches one key and then sends no more calls',
  shows('session: API key refetched', 'session: cleared when unauthenticated'),
  async ({ page, demo }) => {
    await openOwnProfile(page);
    const { sessions } = demo.world.store;
    for (const session of sessions.all()) sessions.update(session, { user_id: null });
    const calls = callsOf(page);
    await page
      .getByRole('link', { name: say('profile.clips') })
      .first()
      .click();
    await expect(page).toHaveURL('/login');
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => call === 'POST /get_api_key')).toHaveLength(1);
    expect(calls.filter((call) => call === 'GET /clips/user')).toHaveLength(1);
    const { length } = calls;
    await page.waitForTimeout(500);
    expect(calls).toHaveLength(length);
  },
);
