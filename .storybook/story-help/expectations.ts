import { waitFor, within } from 'storybook/test';
import type { PlayContext } from './sees';

/** The texts of the error catalogue for statuses without an error code. */
export const ERROR_TEXTS = {
  400: 'Something went wrong. Please try again or contact technical support',
  401: 'Please log in to continue.',
  404: 'Something went wrong. Please try again or contact technical support',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Apologies! Our service is currently experiencing technical difficulties.',
} as const;

export type ErrorStatus = keyof typeof ERROR_TEXTS;

/**
 * Expects the panel that replaces content which failed to load, with the reason and a button to try again.
 */
export const seesPanel =
  (status: ErrorStatus) =>
  async ({ page, expect }: PlayContext): Promise<void> => {
    const title: HTMLElement = await page.findByText('This could not be loaded');
    const panel = title.closest<HTMLElement>('[role="alert"]');
    await expect(panel).toHaveTextContent(ERROR_TEXTS[status]);
    await expect(within(panel ?? title).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  };

/** Expects an alert with this text anywhere on the page. */
export const seesAlert =
  (text: string | RegExp) =>
  async ({ page, expect }: PlayContext): Promise<void> => {
    await waitFor(async () => {
      const alerts: HTMLElement[] = page.queryAllByRole('alert');
      const words = alerts.map(({ textContent }) => textContent).join('\n');
      if (text instanceof RegExp) await expect(words).toMatch(text);
      else await expect(words).toContain(text);
    });
  };

/** Expects a heading to become visible. It may fade in. */
export const seesHeading =
  (name: string | RegExp, level?: number) =>
  async ({ page, expect }: PlayContext): Promise<void> => {
    const heading = await page.findByRole('heading', { name, ...(level && { level }) });
    await waitFor(() => expect(heading).toBeVisible());
  };

export const seesText =
  (text: string | RegExp) =>
  async ({ page, expect }: PlayContext): Promise<void> => {
    const [words] = await page.findAllByText(text);
    await waitFor(() => expect(words).toBeVisible());
  };
