import { failure, serverError } from '@mocks/behaviour/failure';
import { ALL_ACCESS, FAN, MEMBER, pay, pressBankButton } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { GAME_ID, ticketAtTheBank } from '@storybook-site/story-help/games';
import { noOrders } from '@storybook-site/story-help/orders';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// The possible results of a payment.
export default { title: 'Screens/Checkout/Payment', ...at(ALL_ACCESS, { account: FAN }) };

const GOOD = '4242424242424242';
const paying =
  (card: string, look: (context: PlayContext) => Promise<void>) =>
  async (context: PlayContext): Promise<void> => {
    await pay(context, card);
    await look(context);
  };

export const Paid: Story = {
  flows: {
    pass: { 'Opens their orders': 'screens-profile-active-orders--pass' },
    bank: {},
  },
  play: sees(['buy 200', 'getOrder 200'], paying(GOOD, seesHeading('Payment successful. Thank you!', 1))),
};
export const CardDeclined: Story = {
  flows: { pass: { 'Pays with another card': 'screens-checkout-payment--paid' } },
  play: sees(
    ['buy 400'],
    paying('4000000000000002', seesText('Your card was declined. You were not charged.')),
  ),
};
/** Uses another viewer, because a purchase that never ends blocks the next purchase of the same viewer. */
export const Paying: Story = {
  ...inState({ account: 'new@grandstand.test', responses: { buy: 'never' } }),
  flows: {
    bank: {
      'The bank asks for a confirmation': 'screens-checkout-payment--bank-asks',
      'The answer is lost': 'screens-checkout-payment--answer-lost',
    },
  },
  play: acts(
    paying(GOOD, async ({ page, expect }) => {
      await expect(await page.findByRole('button', { name: /^Pay /, busy: true })).toBeVisible();
    }),
  ),
};

const AT_THE_BANK = { scenario: 'payment-needs-authentication', account: FAN } as const;
const SECURE = '4000002500003155';
const refusing = (look: (context: PlayContext) => Promise<void>) =>
  paying(SECURE, async (context) => {
    await pressBankButton('Fail');
    await look(context);
  });

export const BankAsks: Story = {
  ...inState(AT_THE_BANK),
  flows: {
    bank: {
      'Confirms at the bank': 'screens-checkout-payment--being-confirmed',
      'Refuses at the bank': 'screens-checkout-payment--bank-refused',
      'Reloads the page': 'screens-checkout-payment--bank-waits',
      'Goes back to the game': 'screens-watch-gates--payment-waits-for-bank',
    },
  },
  play: sees(['buy 200'], paying(SECURE, seesText(/Your bank asks you to confirm/))),
};
/** The viewer left the page during the bank's step and has returned. */
export const BankWaits: Story = {
  ...inState({ path: `/buy?type=event&event_id=${GAME_ID}`, arrange: ticketAtTheBank }),
  flows: { bank: { 'Presses “Continue with your bank”': 'screens-checkout-payment--bank-asks' } },
  play: acts(async (context) => {
    await seesHeading('Your bank still needs you to approve this payment', 1)(context);
    await context.expect(context.page.getByRole('button', { name: 'Continue with your bank' })).toBeEnabled();
  }),
};
export const BankRefused: Story = {
  ...inState({ ...AT_THE_BANK, responses: { getOrder: 'never' } }),
  flows: { bank: { 'The order fails': 'screens-checkout-payment--not-approved' } },
  play: acts(refusing(seesHeading('Your bank did not approve this payment', 1))),
};
export const NotApproved: Story = {
  ...inState(AT_THE_BANK),
  flows: { bank: { 'Presses “Try another card”': 'screens-checkout-payment--another-card' } },
  play: acts(refusing(seesHeading('The payment failed'))),
};
export const AnotherCard: Story = {
  ...inState(AT_THE_BANK),
  flows: { bank: { 'Pays with another card': 'screens-checkout-payment--paying' } },
  play: acts(
    refusing(async (context) => {
      await press(context, 'Try another card');
      await seesText('Your bank couldn’t verify your identity. You were not charged.')(context);
      await context.expect(context.page.getByRole('button', { name: /^Pay / })).toBeEnabled();
    }),
  ),
};
export const DeclinedLater: Story = {
  ...inState({ scenario: 'payment-declined', account: FAN }),
  play: sees(['getOrder 200'], paying(GOOD, seesHeading('The payment failed'))),
};
export const BeingConfirmed: Story = {
  ...inState({ scenario: 'order-never-settles', account: FAN }),
  flows: {
    bank: {
      'The payment is settled': 'screens-checkout-payment--paid',
      'Leaves for the game': 'screens-watch-gates--payment-unsettled',
    },
  },
  play: sees(['buy 200'], paying(GOOD, seesHeading('Your payment is being confirmed', 1))),
};
export const SessionOver: Story = {
  ...inState({ responses: { buy: 401 } }),
  play: sees(['buy 401'], paying(GOOD, seesHeading('Log in'))),
};
export const ProductGone: Story = {
  ...inState({ responses: { buy: () => failure(404, 'product_unavailable', 'Not on offer.') } }),
  play: sees(['buy 404'], paying(GOOD, seesText('You were not charged. See what’s available.'))),
};
export const RateLimited: Story = {
  ...inState({ responses: { buy: 429 } }),
  play: sees(['buy 429'], paying(GOOD, seesText(ERROR_TEXTS[429]))),
};
let isLost = false;
/** The response to the purchase is lost, and then the orders cannot be listed. */
export const AnswerLost: Story = {
  ...inState({
    arrange: () => {
      isLost = false;
    },
    responses: {
      buy: () => {
        isLost = true;
        return serverError();
      },
      listOrders: () =>
        isLost ? serverError() : Response.json({ data: [], meta: { total: 0, offset: 0, limit: null } }),
    },
  }),
  flows: {
    bank: {
      'The order is found': 'screens-checkout-payment--being-confirmed',
      'No order is found': 'screens-checkout-payment--failed',
    },
  },
  play: acts(paying(GOOD, seesHeading('Checking whether your order went through', 1))),
};
/** The response to the purchase is lost, and the list of orders has no new order. */
export const Failed: Story = {
  ...inState({ responses: { buy: 500 } }),
  flows: { bank: { 'Presses “Pay” again': 'screens-checkout-payment--answer-lost' } },
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
  ...inState({ responses: { getOrder: 400 } }),
  play: sees(['getOrder 400'], paying(GOOD, seesHeading('We can’t check this order', 1))),
};
export const OrderRateLimited: Story = {
  ...inState({ responses: { getOrder: 429 } }),
  play: sees(['getOrder 429'], paying(GOOD, seesUnsteady)),
};
export const OrderFailed: Story = {
  ...inState({ responses: { getOrder: 500 } }),
  play: sees(['getOrder 500'], paying(GOOD, seesUnsteady)),
};
export const OrderUnknown: Story = {
  ...inState({ responses: { getOrder: 404 } }),
  play: sees(['getOrder 404'], paying(GOOD, seesHeading('We can’t check this order', 1))),
};
export const OrderSessionOver: Story = {
  ...inState({ responses: { getOrder: 401 } }),
  play: sees(['getOrder 401'], paying(GOOD, seesHeading('Log in'))),
};

const TRIAL = '/buy?type=subscription&subscription_id=5';
const starting =
  (look: (context: PlayContext) => Promise<void>) =>
  async (context: PlayContext): Promise<void> => {
    await pay(context, GOOD);
    await look(context);
  };
export const TrialStarted: Story = {
  ...inState({ path: TRIAL }),
  play: sees(['createSetupIntent 200', 'startTrial 200'], starting(seesText(/Free until/))),
};
export const CardNotKept: Story = {
  ...inState({ path: TRIAL, responses: { createSetupIntent: 400 } }),
  play: sees(['createSetupIntent 400'], starting(seesText(ERROR_TEXTS[400]))),
};
export const CardNotKeptRateLimited: Story = {
  ...inState({ path: TRIAL, responses: { createSetupIntent: 429 } }),
  play: sees(['createSetupIntent 429'], starting(seesText(ERROR_TEXTS[429]))),
};
export const CardNotKeptFailed: Story = {
  ...inState({ path: TRIAL, responses: { createSetupIntent: 500 } }),
  play: sees(['createSetupIntent 500'], starting(seesText(ERROR_TEXTS[500]))),
};
export const CardNotKeptSessionOver: Story = {
  ...inState({ path: TRIAL, responses: { createSetupIntent: 401 } }),
  play: sees(['createSetupIntent 401'], starting(seesHeading('Log in'))),
};
export const TrialUsed: Story = {
  ...inState({
    path: TRIAL,
    responses: { startTrial: () => failure(400, 'trial_already_used', 'The trial was used.') },
  }),
  play: sees(
    ['startTrial 400'],
    starting(seesText('You’ve already had a free trial. You can still subscribe.')),
  ),
};
export const TrialGone: Story = {
  ...inState({ path: TRIAL, responses: { startTrial: 404 } }),
  play: sees(['startTrial 404'], starting(seesAlert(/See what’s available/))),
};
export const TrialRateLimited: Story = {
  ...inState({ path: TRIAL, responses: { startTrial: 429 } }),
  play: sees(['startTrial 429'], starting(seesText(ERROR_TEXTS[429]))),
};
export const TrialFailed: Story = {
  ...inState({ path: TRIAL, responses: { startTrial: 500 } }),
  play: sees(['startTrial 500'], starting(seesText(/can’t see an order yet|technical difficulties/))),
};
export const TrialSessionOver: Story = {
  ...inState({ path: TRIAL, responses: { startTrial: 401 } }),
  play: sees(['startTrial 401'], starting(seesHeading('Log in'))),
};

export const SavedCardPays: Story = {
  ...inState({ account: MEMBER, path: '/buy?type=package&package_id=44', arrange: noOrders }),
  play: sees(['buy 200'], async (context) => {
    await context.user.click(await context.page.findByRole('radio', { name: /^Visa ending in 4242/ }));
    await pay(context);
    await seesHeading('Payment successful. Thank you!', 1)(context);
  }),
};

/** The member's plan already opens all events of the pass, so the viewer has to confirm the purchase. */
export const AddsNothing: Story = {
  ...inState({ account: MEMBER, path: '/buy?type=package&package_id=44' }),
  play: acts(async (context) => {
    await seesText('You already have all of this.')(context);
    await seesText(/^You already have Monthly membership, which keeps renewing/)(context);
    await pay(context);
    await seesText('Buy it anyway?')(context);
    await context.user.click(await context.page.findByRole('button', { name: 'Don’t buy' }));
    await context.expect(await context.page.findByRole('button', { name: /^Pay / })).toBeEnabled();
  }),
};
