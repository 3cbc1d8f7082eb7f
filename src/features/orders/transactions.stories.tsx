import type { Order } from '@generated/model';
import { seesHeading, seesPanel, seesText } from '@storybook-site/looks';
import { longNames, onlyOrder } from '@storybook-site/orders';
import { acts, sees } from '@storybook-site/sees';
import { at, inState, type Story } from '@storybook-site/stories';
import { FAN, MEMBER } from '@storybook-site/till';

export default {
  title: 'Screens/Profile/Transactions',
  ...at('/profile/transactions', { account: MEMBER }),
};

export const Many: Story = {
  play: sees(['listOrders 200'], async ({ page, expect }) => {
    await expect(await page.findAllByRole('button', { name: 'Receipt' })).toHaveLength(7);
  }),
};

export const Nothing: Story = {
  ...inState({ account: FAN }),
  play: acts(seesHeading('No transactions yet')),
};

export const Loading: Story = {
  ...inState({ answers: { listOrders: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Loading…')).toBeInTheDocument();
  }),
};

export const Failed: Story = {
  ...inState({ answers: { listOrders: 500 } }),
  play: sees(['listOrders 500'], seesPanel(500)),
};

export const VeryLongNames: Story = {
  ...inState({ arrange: longNames }),
  play: acts(seesText(/^Saint-Hyacinthe/)),
};

/** One order, alone, in a state of its own. */
const standing = (type: Order['type'], change: Partial<Order>, word: string | RegExp): Story => ({
  ...inState({ arrange: onlyOrder(type, change) }),
  play: acts(seesText(word)),
});

const ENDED = { auto_renewal: null } as const;
export const SubscriptionActive: Story = standing('subscription', {}, 'Active');
export const SubscriptionNew: Story = standing('subscription', { kind: 'created' }, /^New subscription/);
export const SubscriptionRenewed: Story = standing('subscription', {}, /^Subscription Renewal/);
export const SubscriptionRenewing: Story = standing('subscription', {}, 'Auto-Renewal');
export const SubscriptionCancelling: Story = standing(
  'subscription',
  { auto_renewal: 'cancelling' },
  'Auto-Renewal Cancelled',
);
export const SubscriptionRenewalCancelled: Story = standing(
  'subscription',
  { auto_renewal: 'cancelled' },
  'Auto-Renewal Cancelled',
);
export const SubscriptionExpired: Story = standing(
  'subscription',
  { ...ENDED, activity_status: 'expired' },
  'Expired',
);
export const SubscriptionCanceled: Story = standing(
  'subscription',
  { ...ENDED, activity_status: 'canceled' },
  'Canceled',
);
export const SubscriptionInactive: Story = standing(
  'subscription',
  { ...ENDED, activity_status: 'inactive' },
  'Inactive',
);
export const PassActive: Story = standing('package', {}, 'Active');
export const PassExpired: Story = standing('package', { activity_status: 'expired' }, 'Expired');
export const EventPaid: Story = standing('event', { activity_status: 'inactive' }, 'Paid');
export const EventRefunded: Story = standing(
  'event',
  { status: 'refunded', activity_status: 'inactive' },
  'Refunded',
);
export const EventBeingConfirmed: Story = standing(
  'event',
  { status: 'created', activity_status: 'inactive', paid_at: null },
  'Being confirmed',
);
export const EventFailed: Story = standing(
  'event',
  { status: 'failed', activity_status: 'inactive', failure: 'card_declined', paid_at: null },
  'Inactive',
);
