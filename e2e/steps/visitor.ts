import { expect, type Page } from '@playwright/test';
import { CHANNEL_KEY } from '../../mocks/data/settings.ts';
import type { World } from '../../mocks/store/world.ts';

export { LIGHT_COLORS as LIGHT } from '../../mocks/data/light-colors.ts';
export { expectAccessible } from './accessibility.ts';

/**
 * Returns an address that the edge does not render, because it has a query, so that the browser sends the
 * calls of the page.
 */
export const unrenderedPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}trk=mail`;

const STORED_MS = 86_400_000;

/** Stores values on the device, as an earlier visit would have done. */
async function storeOnDevice(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    ([entries, until]) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(`rudy_${key}`))
          localStorage.setItem(`rudy_${key}`, JSON.stringify({ value, until }));
    },
    [entries, Date.now() + STORED_MS] as const,
  );
}

/** Makes the visitor one who has already answered the cookie notice. */
export const returning = (page: Page) => storeOnDevice(page, { consent: 'refused' });

/**
 * Signs a viewer in without the form, as after an earlier visit: the backend has the session, and the device
 * its keys. Not for tests that log out on this page, because every page load stores the keys again.
 */
export async function signIn(page: Page, world: World, email = 'member@grandstand.test'): Promise<void> {
  const { users, sessions } = world.store;
  const user = users.find((row) => row.email === email);
  if (!user) throw new Error(`the demo channel has no user ${email}`);
  if (sessions.all().length > 0) {
    for (const session of sessions.all()) sessions.update(session, { user_id: user.id });
    return;
  }
  const { api_key } = sessions.add({
    api_key: `ak_${crypto.randomUUID()}`,
    user_id: user.id,
    created: world.now(),
  });
  await storeOnDevice(page, { channel_key: CHANNEL_KEY, api_key, signed_in: true });
}

export async function logIn(page: Page, email = 'member@grandstand.test', site = ''): Promise<void> {
  await page.goto(`${site}/login`);
  await submitLogIn(page, email);
}

/** Fills in and submits the log-in form of the current page. */
export async function submitLogIn(page: Page, email = 'member@grandstand.test'): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[type=password]').fill('goal-line-1');
  await page.locator('main button[type=submit]').click();
  await expect(page).not.toHaveURL(/login/);
}
