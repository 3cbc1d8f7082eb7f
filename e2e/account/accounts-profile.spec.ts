import { accountSteps } from '../steps/account-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { shows } from '../steps/shows';

const PROFILE_PAGES = [
  ['profile.transactions', '/profile/transactions'],
  ['profile.clips', '/profile/clips'],
  ['profile.favourites', '/profile/favourites'],
  ['profile.linkDevice', '/profile/sessions/add'],
  ['profile.activeOrders', '/profile'],
] as const;

test.describe('the profile pages', () => {
  test(
    'the profile links to its pages, saves changes and logs the viewer out',
    shows('update profile', 'children of the profile', 'session: cleared on logout'),
    async ({ page }) => {
      const { open, say, main, field, heading, press, logIn, expectFieldError, expectSignedOut } =
        accountSteps(page);
      await logIn('member@grandstand.test', 'Robin');
      await open('/profile');
      await expect(heading).toHaveText('Robin Hale');
      const places = page.getByRole('navigation', { name: say('title.profile') });
      for (const [id, path] of PROFILE_PAGES) {
        await places.getByRole('link', { name: say(id) }).click();
        await expect(page).toHaveURL(path);
        await expect(places.getByRole('link', { name: say(id) })).toHaveAttribute('aria-current', 'page');
      }

      await page.getByRole('link', { name: say('profile.edit') }).click();
      await field('auth.firstName').fill('');
      await field('auth.firstName').blur();
      await expectFieldError('auth.firstName', 'field.firstName');
      await field('auth.firstName').fill('Rob');
      await main.getByLabel(say('auth.phone')).fill('');
      await press('profile.save');
      await expect(page).toHaveURL('/profile');
      await expect(page.getByText(say('profile.saved'))).toBeVisible();
      await expect(heading).toHaveText('Rob Hale');

      await press('profile.logOut');
      await expect(page).toHaveURL('/');
      await expectSignedOut();
      await page.goto('/profile');
      await expect(page).toHaveURL('/login');
    },
  );

  test(
    'the profile form shows why a change is rejected',
    shows('route /profile/edit', 'text incorrect password'),
    async ({ page }) => {
      const { open, say, main, field, press, logIn, expectFieldError } = accountSteps(page);
      const current = main.getByLabel(say('profile.currentPassword'));
      await logIn('fan@grandstand.test', 'Alex');
      await open('/profile/edit');
      await field('auth.email').fill('member@grandstand.test');
      await press('profile.save');
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(new RegExp(say('field.required')));
      await current.fill('not-mine-at-all');
      await press('profile.save');
      await expect(current).toHaveAccessibleDescription(new RegExp(say('field.passwordWrong')));
      await current.fill('goal-line-1');
      await press('profile.save');
      await expectFieldError('auth.email', 'error.emailRegistered');
      await expect(page).toHaveURL('/profile/edit');
    },
  );

  test(
    'linking a device rejects a code that no device shows',
    shows('link a device', 'route /profile/sessions/add'),
    async ({ page }) => {
      const { say, field, press, fillLogIn, expectFieldError } = accountSteps(page);
      await page.goto('/profile/sessions/add');
      await fillLogIn('fan@grandstand.test');
      await field('device.code').fill('12');
      await press('device.link');
      await expectFieldError('device.code', 'field.sixDigits');
      await field('device.code').fill('999 999');
      await press('device.link');
      await expectFieldError('device.code', 'device.unknown');
      await field('device.code').fill('123-456');
      await press('device.link');
      await expect(page.getByText(say('device.linked'))).toBeVisible();
    },
  );

  test(
    'a viewer with a temporary password must replace it before doing anything else',
    shows('temporary password: profile edit alone'),
    async ({ page }) => {
      const { open, say, field, press, fillLogIn, expectFieldError } = accountSteps(page);
      await open('/packages');
      await open('/login');
      await fillLogIn('temp@grandstand.test');
      await expect(page).toHaveURL('/profile/edit');
      for (const path of ['/', '/buy', '/profile']) {
        await page.goto(path);
        await expect(page).toHaveURL('/profile/edit');
      }
      await expect(page.getByText(say('profile.temporary'))).toBeVisible();
      await field('auth.newPassword').fill('far-post-22');
      await field('auth.newPasswordAgain').fill('far-post-2');
      await press('auth.setPassword');
      await expectFieldError('auth.newPasswordAgain', 'field.passwordMismatch');
      await field('auth.newPasswordAgain').fill('far-post-22');
      await press('auth.setPassword');
      await expect(page).toHaveURL('/packages');
    },
  );
});

test('a team that a visitor tried to favourite becomes a favourite after they log in', async ({
  page,
  demo,
}) => {
  const { open, say, main, fillLogIn } = accountSteps(page);
  const [team] = demo.world.catalogue.teams;
  if (!team) throw new Error('the channel has no team');
  const path = `/schedule?team=${encodeURIComponent(team.alias ?? team.name)}`;
  await open(path);
  await main.getByRole('button', { name: say('favourite.add', { name: team.name }) }).click();
  await expect(page.getByText(say('favourite.logIn'))).toBeVisible();
  await page
    .getByRole('region', { name: say('toast.region') })
    .getByRole('link')
    .click();
  await fillLogIn('fan@grandstand.test');
  await expect(page).toHaveURL(path);
  await expect(
    main.getByRole('button', { name: say('favourite.remove', { name: team.name }) }),
  ).toBeVisible();
  const alex = demo.world.store.users.find(({ email }) => email === 'fan@grandstand.test');
  const remaining = demo.world.store.favorites.where(({ user_id }) => user_id === alex?.id);
  expect(remaining).toMatchObject([{ favoritable_type: 'participant', favoritable_id: team.id }]);
});

test('logging in or out in one tab changes the other tab', async ({ page, context }) => {
  const { open, expectSignedIn, expectSignedOut } = accountSteps(page);
  await open('/packages');
  const tab = await context.newPage();
  const other = accountSteps(tab);
  await other.logIn('fan@grandstand.test', 'Alex');
  await expectSignedIn('Alex');
  await expect(page).toHaveURL('/packages');

  await open('/profile');
  await other.open('/profile');
  await other.press('profile.logOut');
  await expect(tab).toHaveURL('/');
  await expect(page).toHaveURL('/login');
  await expectSignedOut();
});

test(
  'a session that the backend has ended is over on the site after its next call',
  shows('session: cleared when unauthenticated'),
  async ({ page, demo }) => {
    const { open, press, logIn, expectSignedOut } = accountSteps(page);
    await logIn('fan@grandstand.test', 'Alex');
    await open('/profile/sessions/add?code=123456');
    const { sessions } = demo.world.store;
    for (const session of sessions.all()) sessions.update(session, { user_id: null });
    await press('device.link');
    await expect(page).toHaveURL('/login');
    await expectSignedOut();
  },
);
