import type { Page } from '@playwright/test';
import type { World } from '../../mocks/store/world.ts';
import { expect } from './demo-channel.ts';
import { type Language, sayIn } from './say.ts';

export const PASSWORD = 'goal-line-1';

/** Returns the newest e-mail to an address. */
export function mailTo(world: World, email: string) {
  const mail = world.store.mails.where(({ to }) => to === email).at(-1);
  if (!mail) throw new Error(`there is no letter to ${email}`);
  return mail;
}

/** Returns the newest link that was sent to an address, and makes it expire. */
export function outdatedLink(world: World, email: string): string {
  const mail = mailTo(world, email);
  const url = mail.url.replace(`expires=${mail.expires}`, 'expires=1600000000');
  world.store.mails.update(mail, { expires: 1_600_000_000, url });
  return url;
}

/** Returns a pattern that matches this text literally, anywhere in a longer text. */
function literally(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** Provides what a viewer does and sees on the account pages, in their language. */
export function accountSteps(page: Page, language: Language = 'en') {
  const say = sayIn(language);
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(say(label), { exact: true });
  const heading = page.getByRole('heading', { level: 1 });

  async function open(path: string) {
    await page.goto(path);
    await expect(heading).toBeVisible();
  }

  async function press(name: string) {
    await main.getByRole('button', { name: say(name), exact: true }).click();
  }

  async function fillLogIn(email: string, password = PASSWORD) {
    await field('auth.email').fill(email);
    await field('auth.password').fill(password);
    await press('nav.login');
  }

  return {
    say,
    main,
    field,
    heading,
    open,
    press,
    fillLogIn,

    async expectSignedIn(name: string) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    },

    async expectSignedOut() {
      await expect(page.getByRole('banner').getByRole('link', { name: say('nav.login') })).toBeVisible();
    },

    async logIn(email: string, name: string, password = PASSWORD) {
      await open('/login');
      await fillLogIn(email, password);
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    },

    /**
     * Asserts that the field has this error as its description, so that a screen reader reads it with the
     * field.
     */
    async expectFieldError(label: string, error: string, values?: Record<string, number>) {
      await expect(field(label)).toHaveAccessibleDescription(literally(say(error, values)));
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    },

    async expectAlert(id: string, values?: Record<string, number>) {
      await expect(main.getByRole('alert').filter({ hasText: say(id, values) })).toBeVisible();
    },

    async expectHeading(id: string) {
      await expect(heading).toHaveText(say(id));
    },
  };
}
