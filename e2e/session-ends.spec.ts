import { expect, test } from './demo-channel.ts';
import { sayIn } from './say.ts';
import { logIn, returning } from './visitor.ts';

const say = sayIn('en');

test('gives back after the log-in what was typed when the session ended', async ({ page, demo }) => {
  await returning(page);
  await logIn(page, 'member@grandstand.test');
  await page.goto('/profile/edit');
  await page.getByRole('textbox', { name: say('auth.firstName') }).fill('Robine');
  await page.getByLabel(say('profile.currentPassword')).fill('goal-line-1');
  const { sessions } = demo.world.store;
  for (const session of sessions.all()) sessions.update(session, { user_id: null });
  await page.getByRole('button', { name: say('profile.save') }).click();
  await expect(page).toHaveURL('/login');

  await page.getByRole('textbox', { name: 'Email' }).fill('member@grandstand.test');
  await page.locator('input[type=password]').fill('goal-line-1');
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL('/profile/edit');
  await expect(page.getByText(say('session.draftRestored'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('auth.firstName') })).toHaveValue('Robine');
  await expect(page.getByLabel(say('profile.currentPassword'))).toHaveValue('');
  await page.getByRole('button', { name: say('profile.save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robine Hale');
});

test('says in the other window that the viewer was logged out here', async ({ page, context }) => {
  await returning(page);
  await logIn(page, 'member@grandstand.test');
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile/clips');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: say('profile.logOut') }).click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByText(say('session.endedInAnotherWindow'))).toBeVisible();
  await expect(page.getByText(say('session.endedInAnotherWindow'))).toHaveCount(0);
});
