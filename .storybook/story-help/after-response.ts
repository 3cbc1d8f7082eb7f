import { waitFor } from 'storybook/test';
import { type Pair, record } from '../demo/record';
import { type PlayContext, sees } from './sees';

/**
 * Shows a response that removes or changes nothing visible at once, so `check` runs only after the response
 * was received.
 */
export const afterResponse = (pairs: readonly Pair[], check: (context: PlayContext) => Promise<void>) =>
  sees(pairs, async (context) => {
    await waitFor(() => context.expect(pairs.filter((pair) => !record.has(pair))).toEqual([]));
    await check(context);
  });

/**
 * Shows the response to a background call: the viewer sees no notice and no alert, and the page still works.
 */
export const withoutNotice = (pairs: readonly Pair[], act: (context: PlayContext) => Promise<void>) =>
  sees(pairs, async (context) => {
    const { page, expect } = context;
    await act(context);
    await waitFor(() => expect(pairs.filter((pair) => !record.has(pair))).toEqual([]));
    const notices: HTMLElement = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toHaveTextContent('');
    for (const alert of page.queryAllByRole('alert')) await expect(alert).toHaveTextContent('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
