import { waitFor } from 'storybook/test';
import { type Pair, record } from '../demo/record';
import { type Sight, sees } from './sees';

/**
 * Shows a response that removes or changes nothing visible at once, so `look` runs only after the response
 * was received.
 */
export const afterResponse = (pairs: readonly Pair[], look: (sight: Sight) => Promise<void>) =>
  sees(pairs, async (sight) => {
    await waitFor(() => sight.expect(pairs.filter((pair) => !record.has(pair))).toEqual([]));
    await look(sight);
  });

/**
 * Shows the response to a background call: the viewer sees no notice and no alert, and the page still works.
 */
export const withoutNotice = (pairs: readonly Pair[], begin: (sight: Sight) => Promise<void>) =>
  sees(pairs, async (sight) => {
    const { page, expect } = sight;
    await begin(sight);
    await waitFor(() => expect(pairs.filter((pair) => !record.has(pair))).toEqual([]));
    const notices: HTMLElement = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toHaveTextContent('');
    for (const alert of page.queryAllByRole('alert')) await expect(alert).toHaveTextContent('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
