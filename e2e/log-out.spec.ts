import { expect, test } from './demo-channel.ts';
import { sayIn } from './say.ts';
import { shows } from './shows';
import { logIn, returning } from './visitor.ts';

const say = sayIn('en');

const kept = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])),
  );

test(
  'without a connection too, who logs out leaves nothing on the device',
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
