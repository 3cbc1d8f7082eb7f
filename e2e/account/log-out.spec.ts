import type { Page } from '@playwright/test';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { logIn, returning } from '../steps/visitor.ts';

const say = sayIn('en');

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])),
  );

test(
  'logging out leaves nothing on the device, even without a connection',
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
    const key: string = JSON.parse((await kept(page)).rudy_api_key ?? '{}').value;
    expect(key).toMatch(/^ak_/);

    await context.setOffline(true);
    await page.getByRole('button', { name: say('profile.logOut') }).click();
    await expect(page.getByText('member@grandstand.test')).toHaveCount(0);
    await expect.poll(async () => (await kept(page)).rudy_api_key).toBeUndefined();
    const left = await kept(page);
    expect(JSON.stringify(left)).not.toContain(key);
    expect(JSON.stringify(left)).not.toContain('@');
    expect(Object.keys(left).filter((name) => /resume|downloads|wish|followed|data_/.test(name))).toEqual([]);

    await context.setOffline(false);
    await page.goto('/profile');
    await expect(page).toHaveURL('/login');
    const fresh: string = JSON.parse((await kept(page)).rudy_api_key ?? '{}').value;
    expect(fresh).not.toBe(key);
    expect([...demo.world.store.sessions.all()].find(({ api_key }) => api_key === fresh)?.user_id).toBeNull();
  },
);

/** Logs in and opens the profile, with every call of it answered. */
async function openOwnProfile(page: Page): Promise<void> {
  await returning(page);
  await logIn(page);
  await page.goto('/profile');
  await expect(page.getByText('member@grandstand.test').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The calls of the main API and the requests for keys, in the order in which they are sent. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice('/api'.length)}`);
  });
  return calls;
}

test(
  'a log-out from the profile fetches one key and asks for nothing that needs a user',
  shows('session: API key refetched'),
  async ({ page }) => {
    await openOwnProfile(page);
    // On a slow device, home renders before the log-out has taken effect, if their order is left to chance.
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
  'a session that the backend has ended costs one key, and its screen asks for nothing more',
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
