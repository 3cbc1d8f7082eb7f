import { waitFor, within } from 'storybook/test';
import type { PlayContext } from './sees';

/** Expects a toast with this text. */
export const seesToast =
  (text: string | RegExp) =>
  async ({ page, expect }: PlayContext): Promise<void> => {
    const notices = await page.findByRole('region', { name: 'Notices' });
    const [words] = await within(notices).findAllByText(text);
    await waitFor(() => expect(words).toBeVisible());
  };
