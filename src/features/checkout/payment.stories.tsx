import { failure } from '@mocks/behaviour/failure';
import { ALL_ACCESS, FAN, MEMBER, pay } from '@storybook-site/story-help/checkout';
import { SAYS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/looks';
import { noOrders } from '@storybook-site/story-help/orders';
import { acts, type Sight, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// What becomes of a payment.
export default { title: 'Screens/Checkout/Payment', ...at(ALL_ACCESS, { account: FAN }) };

const GOOD = '4242424242424242';
const paying =
  (card: string, look: (sight: Sight) => Promise<void>) =>
  async (sight: Sight): Promise<void> => {
    await pay(sight, card);
    await look(sight);
  };

export const Paid: Story = {
  play: sees(['buy 200', 'getOrder 200'], paying(GOOD, seesHeading('Payment successful. Thank you!', 1))),
};
export const CardDeclined: Story = {
  play: sees(
    ['buy 400'],
    paying('4000000000000002', seesText('Your card was declined. You were not charged.')),
  ),
};
export const NoAuthentication: Story = {
  ...inState({ scenario: 'payment-needs-authentication', account: FAN }),
  play: sees(['buy 200'], paying('4000002500003155', seesText(/Your bank asks you to confirm/))),
};
export const DeclinedLater: Story = {
  ...inState({ scenario: 'payment-declined', account: FAN }),
  play: sees(['getOrder 200'], paying(GOOD, seesHeading('The payment failed'))),
};
export const NeverSettles: Story = {
  ...inState({ scenario: 'order-never-settles', account: FAN }),
  play: sees(['buy 200'], paying(GOOD, seesHeading('Your payment is being confirmed', 1))),
};
export const SessionOver: Story = {
  ...inState({ answers: { buy: 401 } }),
  play: sees(['buy 401'], paying(GOOD, seesHeading('Log in'))),
};
export const ProductGone: Story = {
  ...inState({ answers: { buy: () => failure(404, 'product_unavailable', 'Not on offer.') } }),
  play: sees(['buy 404'], paying(GOOD, seesText('You were not charged. See what’s available.'))),
};
export const RateLimited: Story = {
  ...inState({ answers: { buy: 429 } }),
  play: sees(['buy 429'], paying(GOOD, seesText(SAYS[429]))),
};
/** The response is lost, and the list of orders holds no new one. */
export const Failed: Story = {
  ...inState({ answers: { buy: 500 } }),
  play: sees(
    ['buy 500', 'listOrders 200'],
    paying(
      GOOD,
      seesText('We can’t see an order yet. It may still arrive: if you try again, we check that first.'),
    ),
  ),
};

const seesUnsteady = seesText('The connection is unsteady. We keep checking.');
export const OrderRefused: Story = {
  ...inState({ answers: { getOrder: 400 } }),
  play: sees(['getOrder 400'], paying(GOOD, seesHeading('We can’t check this order', 1))),
};
export const OrderRateLimited: Story = {
  ...inState({ answers: { getOrder: 429 } }),
  play: sees(['getOrder 429'], paying(GOOD, seesUnsteady)),
};
export const OrderFailed: Story = {
  ...inState({ answers: { getOrder: 500 } }),
  play: sees(['getOrder 500'], paying(GOOD, seesUnsteady)),
};
export const OrderUnknown: Story = {
  ...inState({ answers: { getOrder: 404 } }),
  play: sees(['getOrder 404'], paying(GOOD, seesHeading('We can’t check this order', 1))),
};
export const OrderSessionOver: Story = {
  ...inState({ answers: { getOrder: 401 } }),
  play: sees(['getOrder 401'], paying(GOOD, seesHeading('Log in'))),
};

const TRIAL = '/buy?type=subscription&subscription_id=5';
const starting =
  (look: (sight: Sight) => Promise<void>) =>
  async (sight: Sight): Promise<void> => {
    await pay(sight, GOOD);
    await look(sight);
  };
export const TrialStarted: Story = {
  ...inState({ path: TRIAL }),
  play: sees(['createSetupIntent 200', 'startTrial 200'], starting(seesText(/Free until/))),
};
export const CardNotKept: Story = {
  ...inState({ path: TRIAL, answers: { createSetupIntent: 400 } }),
  play: sees(['createSetupIntent 400'], starting(seesText(SAYS[400]))),
};
export const CardNotKeptRateLimited: Story = {
  ...inState({ path: TRIAL, answers: { createSetupIntent: 429 } }),
  play: sees(['createSetupIntent 429'], starting(seesText(SAYS[429]))),
};
export const CardNotKeptFailed: Story = {
  ...inState({ path: TRIAL, answers: { createSetupIntent: 500 } }),
  play: sees(['createSetupIntent 500'], starting(seesText(SAYS[500]))),
};
export const CardNotKeptSessionOver: Story = {
  ...inState({ path: TRIAL, answers: { createSetupIntent: 401 } }),
  play: sees(['createSetupIntent 401'], starting(seesHeading('Log in'))),
};
export const TrialUsed: Story = {
  ...inState({
    path: TRIAL,
    answers: { startTrial: () => failure(400, 'trial_already_used', 'The trial was used.') },
  }),
  play: sees(
    ['startTrial 400'],
    starting(seesText('You’ve already had a free trial. You can still subscribe.')),
  ),
};
export const TrialGone: Story = {
  ...inState({ path: TRIAL, answers: { startTrial: 404 } }),
  play: sees(['startTrial 404'], starting(seesAlert(/See what’s available/))),
};
export const TrialRateLimited: Story = {
  ...inState({ path: TRIAL, answers: { startTrial: 429 } }),
  play: sees(['startTrial 429'], starting(seesText(SAYS[429]))),
};
export const TrialFailed: Story = {
  ...inState({ path: TRIAL, answers: { startTrial: 500 } }),
  play: sees(['startTrial 500'], starting(seesText(/can’t see an order yet|technical difficulties/))),
};
export const TrialSessionOver: Story = {
  ...inState({ path: TRIAL, answers: { startTrial: 401 } }),
  play: sees(['startTrial 401'], starting(seesHeading('Log in'))),
};

export const SavedCardPays: Story = {
  ...inState({ account: MEMBER, path: '/buy?type=package&package_id=44', arrange: noOrders }),
  play: sees(['buy 200'], async (sight) => {
    await sight.user.click(await sight.page.findByRole('radio', { name: /^Visa ending in 4242/ }));
    await pay(sight);
    await seesHeading('Payment successful. Thank you!', 1)(sight);
  }),
};

/** The member's plan opens all of it already: paying takes a second press. */
export const AddsNothing: Story = {
  ...inState({ account: MEMBER, path: '/buy?type=package&package_id=44' }),
  play: acts(async (sight) => {
    await seesText('You already have all of this.')(sight);
    await seesText(/^You already have Monthly membership, which keeps renewing/)(sight);
    await pay(sight);
    await seesText('Buy it anyway?')(sight);
    await sight.user.click(await sight.page.findByRole('button', { name: 'Don’t buy' }));
    await sight.expect(await sight.page.findByRole('button', { name: /^Pay / })).toBeEnabled();
  }),
};
