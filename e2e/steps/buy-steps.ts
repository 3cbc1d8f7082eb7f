import type { Page } from '@playwright/test';
import type { World } from '../../mocks/store/world.ts';
import { expect } from './demo-channel.ts';
import { installClock, skipPausesUntil } from './page-clock.ts';
import { type Language, sayIn } from './say.ts';
import { returning, signIn } from './visitor.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  secure: '4000002500003155',
  secureDeclined: '4000008400001629',
} as const;

export const ALL_ACCESS = '/buy?type=package&package_id=30';

/**
 * Prepares a viewer who is ready to buy: each page opens signed in, with a fake clock and without the cookie
 * notice.
 */
export async function readyToBuy(page: Page, world: World, email = 'fan@grandstand.test'): Promise<void> {
  await installClock(page);
  await returning(page);
  await signIn(page, world, email);
}

/** Returns every charge of a purchase, without the renewals of seeded orders. */
export const charges = (world: World) => world.store.charges.where(({ reason }) => reason === 'buy');

/** Provides what a viewer does and sees at the checkout, in their language. */
export function checkoutSteps(page: Page, language: Language = 'en') {
  const say = sayIn(language);
  const main = page.getByRole('main');
  const cardFrame = page.frameLocator(`iframe[title="${language === 'en' ? 'Card' : 'Carte'}"]`);
  const heading = page.getByRole('heading', { level: 1 });
  const payButton = main.locator('form:has(input[type=checkbox]) button[type=submit]');
  return {
    say,
    main,
    cardFrame,
    heading,
    payButton,

    async enterCard(number: string) {
      for (const [field, value] of [
        ['cc-number', number],
        ['cc-exp', '1230'],
        ['cc-csc', '123'],
      ] as const) {
        await cardFrame.locator(`[autocomplete="${field}"]`).fill(value);
      }
    },

    /** Ticks every required consent. */
    async agree() {
      const boxes = main.getByRole('checkbox');
      await expect(boxes.first()).toBeVisible();
      const names = await boxes.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? ''),
      );
      // Finds the boxes by name, because the box for saving the card disappears when a saved card is chosen.
      for (const name of names)
        if (name !== say('buy.saveCard')) await main.getByLabel(name, { exact: true }).check();
    },

    press: () => payButton.click(),
    /** Pays for something that the viewer's orders already include, which takes a second press. */
    async pressTwice() {
      await expect(main.getByText(say('buy.ownsAll')).first()).toBeVisible();
      await payButton.click();
      await page.getByRole('button', { name: say('buy.buyAnyway') }).click();
    },
    button: (id: string) => main.getByRole('button', { name: say(id), exact: true }),
    shows: (id: string, values?: Record<string, string | number>) =>
      expect(main.getByText(say(id, values), { exact: true })).toBeVisible(),
    paid: () => skipPausesUntil(page, heading.filter({ hasText: say('buy.paidTitle') })),

    async bank(button: 'Complete' | 'Fail') {
      const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
      await dialog.frameLocator('iframe').getByRole('button', { name: button }).click();
    },

    async expectPopup(id: string) {
      const popup = page.getByRole('dialog', { name: say('buy.failedTitle') });
      await skipPausesUntil(page, popup);
      await expect(popup).toContainText(say(id));
      await popup.getByRole('button', { name: say('buy.tryAnotherCard') }).click();
    },
  };
}
