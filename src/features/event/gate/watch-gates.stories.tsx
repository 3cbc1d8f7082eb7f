import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { seesHeading, seesText } from '@storybook-site/story-help/expectations';
import {
  GAME_ID,
  game,
  SOLD_IN_PASSES,
  SOLD_SEPARATELY,
  unsettledTicket,
  watchPath,
} from '@storybook-site/story-help/games';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// Each gate that replaces the video: why it does not play, and what the viewer can do.
export default { title: 'Screens/Watch/Gates', ...at(watchPath()) };

const link =
  (name: string | RegExp) =>
  async ({ page, expect }: PlayContext) => {
    await expect((await page.findAllByRole('link', { name }))[0]).toBeVisible();
  };

export const GeoBlocked: Story = {
  ...inState({ scenario: 'geo-blocked', arrange: game('live') }),
  play: sees(['getGeo 200', 'getEvent 200'], async (context) => {
    await seesHeading("We're sorry, but this content is not available in your region.")(context);
    await seesText(/^You seem to be in /)(context);
    await context.expect(context.page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  }),
};

export const GeoBlockedMember: Story = {
  ...inState({ scenario: 'geo-blocked', account: MEMBER, arrange: game('recorded') }),
  play: sees(
    ['getUserAccess 200'],
    seesHeading("We're sorry, but this content is not available in your region."),
  ),
};

const timer = async ({ page, expect }: PlayContext) => {
  await expect(await page.findByRole('timer')).toHaveTextContent(/1day0[12]hours/);
};

export const UpcomingFree: Story = {
  ...inState({ arrange: game('upcoming') }),
  flows: { free: { 'The time of the start comes': 'screens-watch-gates--about-to-start' } },
  play: acts(async (context) => {
    await timer(context);
    await seesText('You have access. The video will start here automatically.')(context);
  }),
};

export const UpcomingSold: Story = {
  ...inState({ arrange: game('upcoming', SOLD_SEPARATELY) }),
  play: acts(async (context) => {
    await timer(context);
    await link('Buy for $13.99')(context);
  }),
};

export const UpcomingWithinMinutes: Story = {
  ...inState({ arrange: game('soon', SOLD_IN_PASSES), account: MEMBER }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('timer')).toHaveTextContent(/^[34]minutes/);
  }),
};

/** The start time has passed, but the stream has not started yet. */
export const AboutToStart: Story = {
  ...inState({ arrange: game('seconds') }),
  flows: { free: { 'The stream starts': 'screens-watch-watch--live' } },
  play: acts(seesText('About to start')),
};

export const LogIn: Story = {
  ...inState({ arrange: game('live', SOLD_IN_PASSES) }),
  play: acts(async (context) => {
    const { page, expect } = context;
    await seesHeading('Included with a pass')(context);
    await seesText(/^Passes from \$\d/)(context);
    await link('LOGIN TO WATCH')(context);
    await link('See passes')(context);
    const gate = (await page.findByRole('heading', { name: 'Included with a pass' })).closest('section');
    await expect(gate?.querySelectorAll('img')).toHaveLength(2);
    await expect(gate?.querySelector('time')).toBeVisible();
  }),
};

export const Register: Story = {
  ...inState({ arrange: game('recorded', { type: 'register' }) }),
  flows: { free: { 'Presses “Register to watch free”': 'screens-account-register--empty' } },
  play: acts(async (context) => {
    await seesHeading('A free account is all it takes')(context);
    await link('REGISTER TO WATCH FREE')(context);
  }),
};

/** The event is sold singly and is also part of passes. */
const IN_BOTH = { ...SOLD_SEPARATELY, type: 'paid' } as const;
const PAY_PER_VIEW = 'Pay-per-view: not part of any pass';

export const Buy: Story = {
  ...inState({ arrange: game('live', IN_BOTH) }),
  play: acts(async (context) => {
    await seesHeading('This game is for ticket and pass holders')(context);
    await link('Buy for $13.99')(context);
    await seesText(/^Already bought it, or have a pass\?/)(context);
  }),
};

export const BuySignedIn: Story = {
  ...inState({ arrange: game('recorded', IN_BOTH), account: FAN }),
  flows: {
    bank: {
      'Presses “See passes”': 'screens-passes-packages--bought-nothing',
      'Presses “Buy”': 'screens-checkout-basket--pass',
    },
  },
  play: acts(async (context) => {
    await link('Buy for $13.99')(context);
    await link('See passes')(context);
    await context.expect(context.page.queryByText(/^Already bought it/)).not.toBeInTheDocument();
  }),
};

export const PayPerView: Story = {
  ...inState({ arrange: game('live', SOLD_SEPARATELY) }),
  play: acts(async (context) => {
    await seesHeading(PAY_PER_VIEW)(context);
    await link('Buy for $13.99')(context);
    await seesText(/^Already bought it\?/)(context);
    await context.expect(context.page.queryByRole('link', { name: 'See passes' })).not.toBeInTheDocument();
  }),
};

export const PayPerViewUpcoming: Story = {
  ...inState({ arrange: game('upcoming', SOLD_SEPARATELY), account: FAN }),
  play: acts(async (context) => {
    await timer(context);
    await seesText(PAY_PER_VIEW)(context);
    await link('Buy for $13.99')(context);
  }),
};

const pending = async (context: PlayContext, words: string) => {
  await seesText(words)(context);
  await link('Continue')(context);
  const stage = document.querySelector('[data-gate]');
  await context.expect(stage).not.toHaveTextContent('Buy for');
};

export const PaymentUnsettled: Story = {
  ...inState({ arrange: unsettledTicket, account: FAN }),
  flows: { bank: { 'Presses “Continue”': 'screens-checkout-payment--being-confirmed' } },
  play: acts((context) => pending(context, 'Payment not settled yet')),
};

/** The viewer has returned from the bank's page in this tab. */
export const PaymentWaitsForBank: Story = {
  ...inState({
    arrange: unsettledTicket,
    account: FAN,
    tab: { [`attempt_90209_event-${GAME_ID}_secret`]: 'secret' },
  }),
  flows: { bank: { 'Presses “Continue”': 'screens-checkout-payment--bank-waits' } },
  play: acts((context) => pending(context, 'Payment waiting for your bank')),
};

export const SeePasses: Story = {
  ...inState({ arrange: game('live', SOLD_IN_PASSES), account: FAN }),
  play: acts(async (context) => {
    await seesHeading('Included with a pass')(context);
    await link('See passes')(context);
  }),
};

export const BeingPrepared: Story = {
  ...inState({ arrange: game('preparing') }),
  play: acts(seesHeading('The recording is being prepared')),
};

export const NotRecorded: Story = {
  ...inState({ arrange: game('unrecorded') }),
  play: acts(async (context) => {
    await seesHeading('This game is over')(context);
    await seesText('It was shown live and wasn’t recorded.')(context);
  }),
};

export const VeryLongNames: Story = {
  ...inState({
    arrange: (world) => {
      game('upcoming', SOLD_SEPARATELY)(world);
      const row = world.catalogue.eventById.get(GAME_ID);
      const name = 'Saint-Hyacinthe–Bas-Saint-Laurent Thunderbirds Women’s Volleyball';
      for (const team of row?.participants ?? []) Object.assign(team, { name, short_name: name });
      // The generated image contains the team names, so this image needs its own URL.
      if (row) row.image = `${row.image}?long-names`;
    },
  }),
  play: acts(seesText(/Bas-Saint-Laurent Thunderbirds/)),
};

const trailerButton = { name: 'Watch the trailer' };

export const Trailer: Story = {
  ...inState({ arrange: game('upcoming', { ...SOLD_SEPARATELY, trailer: true }) }),
  play: acts(async ({ page, expect, user }) => {
    await user.click(await page.findByRole('button', trailerButton));
    await expect(await page.findByRole('region', { name: /^Video player: Trailer: / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the trailer' })).toHaveFocus();
  }),
};

export const TrailerClosed: Story = {
  ...inState({ arrange: game('upcoming', { ...SOLD_SEPARATELY, trailer: true }) }),
  play: acts(async ({ page, expect, user }) => {
    await user.click(await page.findByRole('button', trailerButton));
    await user.click(await page.findByRole('button', { name: 'Close the trailer' }));
    await expect(await page.findByRole('button', trailerButton)).toHaveFocus();
  }),
};
