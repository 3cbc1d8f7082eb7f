import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { mailedLink } from '@storybook-site/story-help/mailed-link';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

const NEW = 'new@grandstand.test';
const FORGED = { email: NEW, expires: '1794510000', signature: 'forged' };

export default {
  title: 'Screens/Account/Confirm email address',
  ...at('/verify-email', mailedLink({ to: NEW, kind: 'verify-email' })),
};

const mayRetry = (title: string) => async (context: PlayContext) => {
  await seesHeading(title, 1)(context);
  await context.expect(context.page.getByRole('button', { name: 'Try again' })).toBeEnabled();
};

export const OnItsWay: Story = {
  ...inState({ path: '/verify-notice', account: NEW }),
  play: acts(async (context) => {
    await seesHeading('Confirm your email address', 1)(context);
    await context.expect(context.page.getByRole('link', { name: 'Change my email address' })).toBeVisible();
  }),
};

export const OnItsWayToAVisitor: Story = {
  ...inState({ path: '/verify-notice' }),
  play: acts(seesText('We sent a link to your address. Open it to confirm that the address is yours.')),
};

export const Confirming: Story = {
  ...inState({ responses: { verifyEmail: 'never' } }),
  play: acts(seesHeading('Confirming your email address…', 1)),
};

export const Confirmed: Story = {
  flows: {
    start: {},
    free: { 'Goes back to the game': 'screens-watch-watch--on-demand' },
  },
  play: sees(['verifyEmail 200'], async (context) => {
    await seesHeading('Your email address is confirmed', 1)(context);
    await context.expect(context.page.getByText(NEW)).toBeVisible();
  }),
};

export const AlreadyConfirmed: Story = {
  ...inState(mailedLink({ to: FAN, kind: 'verify-email' })),
  play: sees(['verifyEmail 400'], seesHeading('Your email already verified.', 1)),
};

export const Expired: Story = {
  ...inState(mailedLink({ to: NEW, kind: 'verify-email', expired: true })),
  play: sees(['verifyEmail 400'], seesText('This link has expired.')),
};

export const Forged: Story = {
  ...inState({ link: FORGED }),
  play: sees(['verifyEmail 400'], async (context) => {
    await seesHeading('Verification your email address failed.', 1)(context);
    await seesText(/^This link doesn’t work, or a newer one/)(context);
  }),
};

export const AccountUnknown: Story = {
  ...inState({ link: { ...FORGED, email: 'nobody@example.com' } }),
  play: sees(['verifyEmail 400'], seesHeading('We found no account with this email address.', 1)),
};

export const LinkIncomplete: Story = {
  ...inState({ link: { email: NEW, expires: '', signature: '' } }),
  play: acts(seesHeading('This link is incomplete', 1)),
};

export const RateLimited: Story = {
  ...inState({ responses: { verifyEmail: 429 } }),
  play: sees(['verifyEmail 429'], mayRetry(ERROR_TEXTS[429])),
};

export const Failed: Story = {
  ...inState({ responses: { verifyEmail: 500 } }),
  play: sees(['verifyEmail 500'], mayRetry(ERROR_TEXTS[500])),
};

export const Offline: Story = {
  ...inState({ responses: { verifyEmail: 'no connection' } }),
  play: acts(mayRetry('The server isn’t responding. Check your connection and try again.')),
};
