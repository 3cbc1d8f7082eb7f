import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { logIn, returning } from '../steps/visitor.ts';

const say = sayIn('en');

test('after the next log-in a form contains again what was typed when the session ended', async ({
  page,
  demo,
}) => {
  await returning(page);
  await logIn(page, 'member@grandstand.test');
  await page.goto('/profile/edit');
  await page.getByRole('textbox', { name: say('auth.firstName') }).fill('Robine');
  await page.getByLabel(say('profile.currentPassword')).fill('goal-line-1');
  endSessions(demo.world);
  await page.getByRole('button', { name: say('profile.save') }).click();
  await expect(page).toHaveURL('/login');

  await logInAgain(page, 'member@grandstand.test');
  await expect(page).toHaveURL('/profile/edit');
  await expect(page.getByText(say('session.draftRestored'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('auth.firstName') })).toHaveValue('Robine');
  await expect(page.getByLabel(say('profile.currentPassword'))).toHaveValue('');
  await page.getByRole('button', { name: say('profile.save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robine Hale');
});

/** Ends every session in the backend without notifying the site. */
function endSessions(world: World): void {
  const { sessions } = world.store;
  for (const session of sessions.all()) sessions.update(session, { user_id: null });
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[type=password]').fill('goal-line-1');
  await page.locator('main button[type=submit]').click();
}

test('after the next log-in the clip form contains again what was entered when the session ended', async ({
  page,
  demo,
}) => {
  await returning(page);
  await page.addInitScript(() => {
    const seen = JSON.stringify({ value: true, until: Date.now() + 1e9 });
    localStorage.setItem('rudy_clips_tutorial_seen', seen);
  });
  withoutPrerolls(demo.world);
  await logIn(page, 'member@grandstand.test');
  const { id } = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
  await page.goto(`/watch/${id}`);
  const tool = page.getByRole('region', { name: say('clips.make') });
  const open = () => page.getByRole('button', { name: say('clips.make') }).click();
  await open();
  await tool.getByLabel(say('clips.start'), { exact: true }).fill('1:05.5');
  await tool.getByLabel(say('clips.end'), { exact: true }).fill('1:17');
  await tool.getByLabel(say('clips.name')).fill('Late winner');
  await tool.getByRole('checkbox', { name: 'Goal' }).check();
  endSessions(demo.world);
  await tool.getByRole('button', { name: say('clips.ask') }).click();
  await expect(tool).toHaveCount(0);

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('nav.login') })
    .click();
  await logInAgain(page, 'member@grandstand.test');
  await expect(page).toHaveURL(`/watch/${id}`);
  await open();
  await expect(page.getByText(say('session.draftRestored'))).toBeVisible();
  await expect(tool.getByLabel(say('clips.name'))).toHaveValue('Late winner');
  await expect(tool.getByRole('checkbox', { name: 'Goal' })).toBeChecked();
  await expect(tool.getByLabel(say('clips.start'), { exact: true })).toHaveValue(/1:05[.]5/);
});

test('after the next log-in the checkout contains the promo code that was typed when the session ended, but no card data', async ({
  page,
  demo,
}) => {
  await returning(page);
  await logIn(page, 'fan@grandstand.test');
  await page.goto('/buy?type=package&package_id=41');
  const promo = page.getByRole('textbox', { name: new RegExp(say('buy.promoCode')) });
  await promo.fill('TENOFF');
  await page
    .frameLocator('iframe[title="Card"]')
    .locator('[autocomplete="cc-number"]')
    .fill('4242424242424242');
  endSessions(demo.world);
  await page.getByRole('button', { name: say('buy.promoApply') }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('4242');
  await logInAgain(page, 'fan@grandstand.test');
  await expect(page).toHaveURL('/buy?type=package&package_id=41');
  await expect(page.getByText(say('session.draftRestored'))).toBeVisible();
  await expect(promo).toHaveValue('TENOFF');
});

test('another window shows that the viewer was logged out in this one', async ({ page, context }) => {
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
