import { within } from 'storybook/test';
import type { Sight } from './sees';

/** What the error catalogue says of a status that has no code of its own. */
export const SAYS = {
  400: 'Something went wrong. Please try again or contact technical support',
  401: 'Please log in to continue.',
  404: 'Something went wrong. Please try again or contact technical support',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Apologies! Our service is currently experiencing technical difficulties.',
} as const;

export type Refusal = keyof typeof SAYS;

/** Where the content would be: why it is not there, and a button to try again. */
export const seesPanel =
  (status: Refusal) =>
  async ({ page, expect }: Sight): Promise<void> => {
    const panels = await page.findAllByRole('alert');
    const panel = panels.find((alert) => alert.textContent?.includes('This could not be loaded'));
    await expect(panel).toHaveTextContent(SAYS[status]);
    await expect(within(panel ?? document.body).getByRole('button', { name: 'Try again' })).toBeEnabled();
  };

/** An alert anywhere that says so: in a form, or in the place of what failed. */
export const seesAlert =
  (text: string | RegExp) =>
  async ({ page, expect }: Sight): Promise<void> => {
    const alerts = await page.findAllByRole('alert');
    const words = alerts.map((alert) => alert.textContent ?? '').join('\n');
    await expect(words).toMatch(text instanceof RegExp ? text : new RegExp(RegExp.escape(text)));
  };

export const seesHeading =
  (name: string | RegExp, level?: number) =>
  async ({ page, expect }: Sight): Promise<void> => {
    await expect(await page.findByRole('heading', { name, ...(level && { level }) })).toBeVisible();
  };

export const seesText =
  (text: string | RegExp) =>
  async ({ page, expect }: Sight): Promise<void> => {
    await expect((await page.findAllByText(text))[0]).toBeVisible();
  };
