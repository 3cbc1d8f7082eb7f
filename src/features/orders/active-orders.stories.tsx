import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { longNames, onlyOrder } from '@storybook-site/story-help/orders';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Profile/Active orders', ...at('/profile', { account: MEMBER }) };

export const Many: Story = {
  play: sees(['listOrders 200'], async ({ page, expect }) => {
    await expect((await page.findAllByRole('button', { name: 'Receipt' })).length).toBeGreaterThan(2);
    await expect(page.getByRole('button', { name: 'Cards and invoices' })).toBeVisible();
  }),
};

export const Nothing: Story = {
  ...inState({ account: FAN }),
  play: acts(seesHeading('You have no active orders')),
};

export const Loading: Story = {
  ...inState({ responses: { listOrders: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Loading…')).toBeInTheDocument();
  }),
};

export const Renewing: Story = {
  ...inState({ arrange: onlyOrder('subscription', {}) }),
  flows: { cancel: { 'Presses “Cancel renewal”': 'screens-profile-cancel-renewal-portal--asked' } },
  play: acts(async (context) => {
    await seesText('Auto-Renewal')(context);
    await seesText('Renews on')(context);
    await context.expect(context.page.getByRole('button', { name: 'Cancel renewal' })).toBeEnabled();
  }),
};

export const InTrial: Story = {
  ...inState({
    arrange: onlyOrder('subscription', {
      kind: 'created',
      amounts: { price: 0, service_fee: 0, discount: 0, tax: 0, total: 0 },
      trial_ends_at: '2026-10-21T12:00:00.000Z',
    }),
  }),
  play: acts(seesText('Free trial until')),
};

export const CancellationInProgress: Story = {
  ...inState({
    arrange: onlyOrder('subscription', { auto_renewal: 'cancelling' }),
    responses: { getOrder: 'never' },
  }),
  play: acts(seesText('Your cancellation of automatic renewal is being processed.')),
};

export const RenewalCancelled: Story = {
  ...inState({ arrange: onlyOrder('subscription', { auto_renewal: 'cancelled' }) }),
  flows: { cancel: {} },
  play: acts(async (context) => {
    await seesText('Auto-Renewal Cancelled')(context);
    await seesText('Valid until')(context);
  }),
};

export const Pass: Story = {
  ...inState({ arrange: onlyOrder('package', {}) }),
  flows: { pass: {} },
  play: acts(seesText('Pass')),
};

export const OneEvent: Story = {
  ...inState({ arrange: onlyOrder('event', {}) }),
  flows: {
    outage: {
      'Presses “Had trouble watching?”': 'screens-watch-outage-receipt--from-an-order',
      'Does so with several games': 'screens-watch-outage-receipt--one-of-several',
    },
  },
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'Watch' })).toBeVisible();
  }),
};

export const VeryLongNames: Story = {
  ...inState({ arrange: longNames }),
  play: acts(seesText(/^Saint-Hyacinthe/)),
};

export const Receipt: Story = {
  play: acts(async (context) => {
    const [first] = await context.page.findAllByRole('button', { name: 'Receipt' });
    await context.user.click(first);
    await seesHeading(/^Receipt for order/)(context);
    await seesText('Paid with Visa ending in 4242')(context);
  }),
};
export const SessionOver: Story = {
  ...inState({ responses: { listOrders: 401 } }),
  play: sees(['listOrders 401'], seesHeading('Log in', 1)),
};
export const Failed: Story = {
  ...inState({ responses: { listOrders: 500 } }),
  play: sees(['listOrders 500'], seesPanel(500)),
};
export const Offline: Story = {
  ...inState({ responses: { listOrders: 'no connection' } }),
  play: acts(seesText('The server isn’t responding. Check your connection and try again.')),
};
