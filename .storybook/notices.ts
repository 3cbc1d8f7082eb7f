import { waitFor, within } from 'storybook/test';
import type { Sight } from './sees';

/** A notice in the corner of the page. */
export const seesToast =
  (text: string | RegExp) =>
  async ({ page, expect }: Sight): Promise<void> => {
    const notices = await page.findByRole('region', { name: 'Notices' });
    const [words] = await within(notices).findAllByText(text);
    await waitFor(() => expect(words).toBeVisible());
  };
