import { ALL_ACCESS, FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { GAME_ID, game, SOLD_SEPARATELY } from '@storybook-site/story-help/games';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Checkout/Basket', ...at(ALL_ACCESS, { account: FAN }) };

const PLAN = '/buy?type=subscription&subscription_id=5';
const TICKET = `/buy?type=event&event_id=${GAME_ID}`;
const REGION_BLOCKED = "We're sorry, but this content is not available in your region.";
const VIDEO = '/buy?type=event&vod_id=601';

export const Pass: Story = {
  flows: {
    pass: {
      'Enters a card and presses “Pay”': 'screens-checkout-payment--paid',
      'The card is declined': 'screens-checkout-payment--card-declined',
      'Enters a promo code': 'screens-checkout-basket--promo-applied',
    },
    bank: { 'Enters a card and presses “Pay”': 'screens-checkout-payment--paying' },
  },
  play: sees(['getPackage 200', 'applyCoupon 200', 'listCards 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: /^Pay .* for All-Access Pass$/ })).toBeVisible();
    await expect(page.getByText(/Your payment is encrypted with 256 bit SSL/)).toBeVisible();
  }),
};
export const Plan: Story = {
  ...inState({ path: PLAN }),
  play: sees(['getSubscription 200'], async ({ page, expect }) => {
    await expect(await page.findByText(/I agree that .* renews every/)).toBeVisible();
  }),
};
export const SavedCard: Story = {
  ...inState({ account: MEMBER, path: '/buy?type=package&package_id=44' }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByRole('radio', { name: /ending in/ }))[0]).toBeVisible();
  }),
};
export const TeamNotChosen: Story = {
  ...inState({ path: '/buy?type=package&package_id=33' }),
  play: acts(seesText('Package is TeamPass but team not selected')),
};
export const NothingChosen: Story = { ...inState({ path: '/buy' }), play: acts(seesText('id not selected')) };
export const AlreadyBought: Story = {
  ...inState({ account: MEMBER, path: PLAN }),
  play: acts(seesText('You already bought this subscription.')),
};
export const Visitor: Story = {
  ...inState({ account: 'visitor' }),
  flows: { pass: { 'Logs in': 'screens-checkout-basket--pass' } },
  play: acts(seesHeading('Log in')),
};
export const GameRegionBlocked: Story = {
  ...inState({ scenario: 'geo-blocked', path: TICKET, arrange: game('upcoming', SOLD_SEPARATELY) }),
  play: sees(['getGeo 200', 'getUserAccess 200'], async (context) => {
    await seesHeading(REGION_BLOCKED)(context);
    await context.expect(context.page.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
    await context.expect(context.page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  }),
};
export const PassRegionBlocked: Story = {
  ...inState({ scenario: 'geo-blocked' }),
  play: sees(['getGeo 200'], async ({ page, expect }) => {
    await expect(await page.findByText(/What you buy here plays only where/)).toHaveTextContent(
      REGION_BLOCKED,
    );
    await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
  }),
};
export const PlaceUnknown: Story = {
  ...inState({ path: TICKET, arrange: game('upcoming', SOLD_SEPARATELY), responses: { getGeo: 500 } }),
  play: sees(['getGeo 500'], async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: /^Pay / })).toBeEnabled();
  }),
};
export const PaymentsUnavailable: Story = {
  ...inState({ scenario: 'payments-unavailable', account: FAN }),
  play: acts(seesText('Payments are unavailable on this channel right now. Nothing can be bought.')),
};
export const PromoApplied: Story = {
  flows: { pass: { 'Enters a card and presses “Pay”': 'screens-checkout-payment--paid' } },
  play: acts(async ({ page, user, expect }) => {
    await user.type(await page.findByRole('textbox', { name: /Promo code/ }), 'TENOFF');
    await user.click(page.getByRole('button', { name: 'Apply' }));
    await expect(await page.findByRole('button', { name: 'Replace' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveTextContent('TENOFF is applied');
  }),
};
export const PromoWrong: Story = {
  play: acts(async ({ page, user, expect }) => {
    await user.type(await page.findByRole('textbox', { name: /Promo code/ }), 'NOSUCH');
    await user.click(page.getByRole('button', { name: 'Apply' }));
    await expect(await page.findByRole('textbox', { description: 'Wrong promo code' })).toBeInvalid();
  }),
};
export const Loading: Story = {
  ...inState({ responses: { getPackage: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('main')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  }),
};

export const PassGone: Story = {
  ...inState({ responses: { getPackage: 404 } }),
  play: sees(['getPackage 404'], seesHeading('This is no longer available', 1)),
};
export const PassFailed: Story = {
  ...inState({ responses: { getPackage: 500 } }),
  play: sees(['getPackage 500'], seesPanel(500)),
};
export const PlanGone: Story = {
  ...inState({ path: PLAN, responses: { getSubscription: 404 } }),
  play: sees(['getSubscription 404'], seesHeading('This is no longer available', 1)),
};
export const PlanFailed: Story = {
  ...inState({ path: PLAN, responses: { getSubscription: 500 } }),
  play: sees(['getSubscription 500'], seesPanel(500)),
};
export const Video: Story = {
  ...inState({ path: VIDEO }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: /^Pay/ })).toBeVisible();
  }),
};

const seesCardsFailed: Parameters<typeof acts>[0] = async ({ page, expect }) => {
  await expect(await page.findByText('Your saved cards could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
};
export const CardsRefused: Story = {
  ...inState({ responses: { listCards: 400 } }),
  play: sees(['listCards 400'], seesCardsFailed),
};
export const CardsRateLimited: Story = {
  ...inState({ responses: { listCards: 429 } }),
  play: sees(['listCards 429'], seesCardsFailed),
};
export const CardsFailed: Story = {
  ...inState({ responses: { listCards: 500 } }),
  play: sees(['listCards 500'], seesCardsFailed),
};
export const CardsSessionOver: Story = {
  ...inState({ responses: { listCards: 401 } }),
  play: sees(['listCards 401'], seesHeading('Log in')),
};

export const PriceRefused: Story = {
  ...inState({ responses: { applyCoupon: 400 } }),
  play: sees(['applyCoupon 400'], seesText(ERROR_TEXTS[400])),
};
export const PriceGone: Story = {
  ...inState({ responses: { applyCoupon: 404 } }),
  play: sees(['applyCoupon 404'], seesText(ERROR_TEXTS[404])),
};
export const PriceRateLimited: Story = {
  ...inState({ responses: { applyCoupon: 429 } }),
  play: sees(['applyCoupon 429'], seesText(ERROR_TEXTS[429])),
};
export const PriceFailed: Story = {
  ...inState({ responses: { applyCoupon: 500 } }),
  play: sees(['applyCoupon 500'], seesText(ERROR_TEXTS[500])),
};
export const PriceSessionOver: Story = {
  ...inState({ responses: { applyCoupon: 401 } }),
  play: sees(['applyCoupon 401'], seesHeading('Log in')),
};
