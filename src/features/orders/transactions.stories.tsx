import type { Order } from '@generated/model';
import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { longNames, onlyOrder } from '@storybook-site/story-help/orders';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default {
  title: 'Screens/Profile/Transactions',
  ...at('/profile/transactions', { account: MEMBER }),
};

export const Many: Story = {
  play: sees(['listOrders 200'], async ({ page, expect }) => {
    await expect(await page.findAllByRole('button', { name: 'Receipt' })).toHaveLength(6);
  }),
};

export const Nothing: Story = {
  ...inState({ account: FAN }),
  play: acts(seesHeading('No transactions yet')),
};

export const Loading: Story = {
  ...inState({ responses: { listOrders: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Loading…')).toBeInTheDocument();
  }),
};

export const Failed: Story = {
  ...inState({ responses: { listOrders: 500 } }),
  play: sees(['listOrders 500'], seesPanel(500)),
};

export const VeryLongNames: Story = {
  ...inState({ arrange: longNames }),
  play: acts(seesText(/^Saint-Hyacinthe/)),
};

/** Creates a story with a single order in a certain state. */
const orderStory = (type: Order['type'], change: Partial<Order>, word: string | RegExp): Story => ({
  ...inState({ arrange: onlyOrder(type, change) }),
  play: acts(seesText(word)),
});

const ENDED = { auto_renewal: null } as const;
export const SubscriptionActive: Story = orderStory('subscription', {}, 'Active');
export const SubscriptionNew: Story = orderStory('subscription', { kind: 'created' }, /^New subscription/);
export const SubscriptionRenewed: Story = orderStory('subscription', {}, /^Subscription Renewal/);
export const SubscriptionRenewing: Story = orderStory('subscription', {}, 'Auto-Renewal');
export const SubscriptionCancelling: Story = orderStory(
  'subscription',
  { auto_renewal: 'cancelling' },
  'Auto-Renewal Cancelled',
);
export const SubscriptionRenewalCancelled: Story = orderStory(
  'subscription',
  { auto_renewal: 'cancelled' },
  'Auto-Renewal Cancelled',
);
export const SubscriptionExpired: Story = orderStory(
  'subscription',
  { ...ENDED, activity_status: 'expired' },
  'Expired',
);
export const SubscriptionCanceled: Story = orderStory(
  'subscription',
  { ...ENDED, activity_status: 'canceled' },
  'Canceled',
);
export const SubscriptionInactive: Story = orderStory(
  'subscription',
  { ...ENDED, activity_status: 'inactive' },
  'Inactive',
);
export const PassActive: Story = orderStory('package', {}, 'Active');
export const PassExpired: Story = orderStory('package', { activity_status: 'expired' }, 'Expired');
export const EventPaid: Story = orderStory('event', { activity_status: 'inactive' }, 'Paid');
const REFUNDED = { status: 'refunded', activity_status: 'inactive' } as const;
const opensReceipt = (words: string | RegExp) =>
  acts(async ({ page, user, expect }) => {
    await user.click(await page.findByRole('button', { name: 'Receipt' }));
    const receipt = await page.findByRole('dialog');
    await expect(receipt).toHaveTextContent(words);
    await expect(receipt).not.toHaveTextContent('All sales are final');
  });
export const EventRefunded: Story = orderStory('event', REFUNDED, 'Refunded');
export const ReceiptRefunded: Story = {
  ...inState({ arrange: onlyOrder('event', { ...REFUNDED, refunded_at: '2026-11-05T12:00:00Z' }) }),
  play: opensReceipt(/Refunded: \$\d+\.99 on November 5, 2026/),
};
/** The backend does not return the date of the refund. */
export const ReceiptRefundedWithoutDate: Story = {
  ...inState({ arrange: onlyOrder('event', { ...REFUNDED, refunded_at: undefined }) }),
  play: opensReceipt(/Refunded: \$\d+\.99/),
};

const withoutReceipt = (status: string, note: string, link: string) =>
  acts(async (context) => {
    await seesText(status)(context);
    await seesText(note)(context);
    await context.expect(context.page.getByRole('link', { name: link })).toBeVisible();
    await context.expect(context.page.queryByRole('button', { name: 'Receipt' })).not.toBeInTheDocument();
  });
export const EventBeingConfirmed: Story = {
  ...inState({
    arrange: onlyOrder('event', { status: 'created', activity_status: 'inactive', paid_at: null }),
  }),
  play: withoutReceipt('Being confirmed', 'Not paid yet. Please don’t pay again.', 'Check this payment'),
};
export const EventFailed: Story = {
  ...inState({
    arrange: onlyOrder('event', {
      status: 'failed',
      activity_status: 'inactive',
      failure: 'card_declined',
      paid_at: null,
    }),
  }),
  play: withoutReceipt('Inactive', 'Payment failed. You were not charged.', 'Try again'),
};
