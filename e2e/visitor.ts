import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

export { LIGHT_COLORS as LIGHT } from '../mocks/data/light-colors.ts';

const KEPT_MS = 86_400_000;

/** What an earlier visit left on the device. */
async function remember(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    ([entries, until]) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(`rudy_${key}`))
          localStorage.setItem(`rudy_${key}`, JSON.stringify({ value, until }));
    },
    [kept, Date.now() + KEPT_MS] as const,
  );
}

/** A visitor who has answered the cookie notice. */
export const returning = (page: Page) => remember(page, { consent: 'refused' });

/** Each look is a step of its test, by whose name the proof counts them. */
export async function expectAccessible(
  page: Page,
  part: { only?: string; but?: string } = {},
): Promise<void> {
  await test.step('axe', async () => {
    const looked = new AxeBuilder({ page });
    if (part.only) looked.include(part.only);
    if (part.but) looked.exclude(part.but);
    const { violations } = await looked.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}

export async function logIn(page: Page, email = 'member@grandstand.test', site = ''): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[type=password]').fill('goal-line-1');
  await page.locator('main button[type=submit]').click();
  await expect(page).not.toHaveURL(/login/);
}
