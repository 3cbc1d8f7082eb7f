import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';
import { expectAccessible, LIGHT, returning, signIn } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

const TUTORIAL = 'How favourites work';

test.describe('favourites of a visitor', () => {
  test(
    'a visitor who presses a favourite star logs in and then has the favourite',
    shows('text start favouriting', 'favourites require a log-in'),
    async ({ page, demo }) => {
      const team = demo.world.catalogue.teams[0]?.name ?? '';
      await page.goto('/');
      await page.getByRole('link', { name: 'Team of the week' }).click();
      await page.getByRole('button', { name: `Add ${team} to your favourites` }).click();
      await expect(page.getByText('Please log in to start favouriting')).toBeVisible();
      await page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: 'Log in' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('fan@grandstand.test');
      await page.locator('input[type=password]').fill('goal-line-1');
      await page.locator('main button[type=submit]').click();
      await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
      await expect(page.getByRole('button', { name: `Remove ${team} from your favourites` })).toBeVisible();
    },
  );

  test(
    'a visitor who opens the favourites logs in and then returns to the favourites',
    shows('favourites require a log-in'),
    async ({ page }) => {
      await page.goto('/schedule');
      await page.getByRole('button', { name: 'Only my favourites' }).click();
      await expect(page).toHaveURL(/favourites=1/);
      await expect(page.getByRole('heading', { name: 'Please log in to start favouriting' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('member@grandstand.test');
      await page.locator('input[type=password]').fill('goal-line-1');
      await page.locator('main button[type=submit]').click();
      await expect(page).toHaveURL(/\/schedule\?favourites=1$/);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
});

test.describe('favourites of a member', () => {
  test.beforeEach(({ page, demo }) => signIn(page, demo.world));

  test(
    'favourite events can be sorted, and filtered by status and day',
    shows('call GET /api/events/favorite'),
    async ({ page }) => {
      const call = page.waitForRequest(/\/api\/events\/favorite\?.*offset=/);
      await page.goto('/vod?favourites=1&start_date=2023-01-01&sort=name-asc&sport=2');
      const query = new URL((await call).url()).searchParams;
      expect(Object.fromEntries([...query].filter(([name]) => !name.endsWith('_key')))).toEqual({
        stream_status: 'finished',
        // The request starts one day early: at a venue further west, the viewer's day may still be the day
        // before.
        start_date: '2022-12-31',
        sort_field: 'name',
        sort_direction: 'asc',
        offset: '0',
        limit: '24',
      });
      await expect(page.getByRole('button', { name: 'Only my favourites' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.getByRole('button', { name: 'Only my favourites' }).click();
      await expect(page).not.toHaveURL(/favourites/);
    },
  );

  test('home shows favourite events and links to all of them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
    await page.mouse.wheel(0, 800);
    await expect(page.getByRole('link', { name: 'See all: Your teams' })).toHaveAttribute(
      'href',
      '/schedule?favourites=1',
    );
  });

  test(
    'pressing the star of a favourite removes it, and pressing again restores it',
    shows('favourite participants, groups and categories'),
    async ({ page, demo }) => {
      await page.goto('/profile/favourites');
      const count = () => demo.world.store.favorites.where(() => true).length;
      const before = count();
      const star = page.getByRole('button', { name: /^Remove .* from your favourites$/ }).first();
      const name =
        (await star.getAttribute('aria-label'))?.replace(/^Remove | from your favourites$/g, '') ?? '';
      await star.click();
      await expect.poll(count).toBe(before - 1);
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      await page.getByRole('button', { name: `Add ${name} to your favourites` }).click();
      await expect.poll(count).toBe(before);
      await page.reload();
      await expect(page.getByRole('button', { name: `Remove ${name} from your favourites` })).toBeVisible();
    },
  );

  test('a favourite star returns to its old state if the backend rejects the change', async ({ page }) => {
    await page.goto('/profile/favourites');
    await page.route('**/api/favorite/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found.' } }),
    );
    const star = page.getByRole('button', { name: /^Remove .* from your favourites$/ }).first();
    const label = (await star.getAttribute('aria-label')) ?? '';
    await star.click();
    await expect(page.getByText(/Your favourites couldn’t be updated/)).toBeVisible();
    await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'the favourites tutorial shows its three steps once, and again on request',
    shows('favourites tutorial'),
    async ({ page }) => {
      await page.goto('/profile/favourites');
      const steps = page.getByRole('region', { name: TUTORIAL });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      await steps.getByRole('button', { name: 'Got it' }).click();
      await expect(steps).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
      await expect(steps).toHaveCount(0);
      await page.getByRole('button', { name: TUTORIAL }).click();
      await expect(steps).toBeVisible();
    },
  );

  test('a list of favourites that fails to load can be loaded again', async ({ page }) => {
    await page.route('**/api/favorites*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/profile/favourites');
    await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
    await page.unroute('**/api/favorites*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
  });
});

test('a viewer without favourites sees how to add some', async ({ page, demo }) => {
  await signIn(page, demo.world, 'fan@grandstand.test');
  await page.goto('/profile/favourites');
  await expect(page.getByRole('heading', { name: 'You’re not following anyone yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: TUTORIAL })).toBeVisible();
  await page.getByRole('link', { name: 'Browse the schedule' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});

for (const scheme of ['dark', 'light'] as const)
  for (const path of ['/profile/favourites', '/schedule?favourites=1'])
    test(`the page ${path} is accessible in ${scheme} colours`, async ({ demo, page }) => {
      if (scheme === 'light') Object.assign(demo.world.catalogue.colors, LIGHT);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, demo.world);
      await page.goto(path);
      await expect(page.getByRole('button', { name: /favourites/i }).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expectAccessible(page);
    });
