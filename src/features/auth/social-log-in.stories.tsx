import { failure } from '@mocks/behaviour/failure';
import { CHANNEL_KEY } from '@mocks/data/settings';
import { ERROR_TEXTS, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

const API_KEY = `ak_${'s'.repeat(24)}`;

// Google redirects back to the API session that started the log-in, so the session has to exist.
export default {
  title: 'Screens/Account/Log in by a provider',
  ...at('/auth/login/google/callback', {
    device: { channel_key: CHANNEL_KEY, api_key: API_KEY },
    arrange: (world) =>
      void world.store.sessions.add({ api_key: API_KEY, user_id: null, created: world.now() }),
  }),
};

// Identical concurrent requests are shared, so the story whose request never ends needs its own code.
const backAs = (person: string, code = 7) => ({ code: `demo-google-${person}-${code}`, state: API_KEY });

const seesFailure = (title: string) => async (context: PlayContext) => {
  await seesHeading(title, 1)(context);
  await seesText('We couldn’t log you in with Google. Nothing has changed on your account.')(context);
  await context.expect(context.page.getByRole('link', { name: 'Back to log in' })).toBeVisible();
};

const mayRetry = (title: string) => async (context: PlayContext) => {
  await seesFailure(title)(context);
  await context.expect(context.page.getByRole('button', { name: 'Try again' })).toBeEnabled();
};

export const Waiting: Story = {
  ...inState({ link: backAs('fan', 8), responses: { logInWithProvider: 'never' } }),
  play: acts(seesHeading('Logging you in…', 1)),
};

export const LoggedIn: Story = {
  ...inState({ link: backAs('fan') }),
  play: sees(['logInWithProvider 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'Alex' })).toBeVisible();
  }),
};

/** A user whom the backend does not know yet has to accept the terms first. */
export const NotRegistered: Story = {
  ...inState({ link: backAs('new') }),
  play: sees(
    ['logInWithProvider 400'],
    seesText(
      'You are not registered yet. Please accept terms and conditions and click Register to continue.',
    ),
  ),
};

export const TermsNotAccepted: Story = {
  ...inState({ link: backAs('new') }),
  play: acts(async (context) => {
    await press(context, 'Register');
    await seesText('Please accept terms & conditions')(context);
  }),
};

export const Registered: Story = {
  ...inState({ link: backAs('new') }),
  play: sees(['logInWithProvider 200'], async (context) => {
    await context.user.click(await context.page.findByRole('checkbox', { name: /^I accept/ }));
    await press(context, 'Register');
    await context.expect(await context.page.findByRole('link', { name: 'Jules' })).toBeVisible();
  }),
};

export const ViewerSaidNo: Story = {
  ...inState({ link: { error: 'access_denied', state: API_KEY } }),
  play: acts(seesHeading('Log-in cancelled', 1)),
};

export const AnswerToSomebodyElse: Story = {
  ...inState({ link: { code: 'demo-google-fan-7', state: 'ak_another' } }),
  play: acts(seesFailure('Wrong auth data')),
};

export const WrongAuthData: Story = {
  ...inState({ link: backAs('fail') }),
  play: sees(['logInWithProvider 400'], async (context) => {
    await seesFailure('Wrong auth data')(context);
    await context.expect(context.page.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  }),
};

export const AlreadyLoggedIn: Story = {
  ...inState({
    link: backAs('fan'),
    responses: { logInWithProvider: () => failure(400, 'already_logged_in', 'Already logged in.') },
  }),
  play: sees(['logInWithProvider 400'], mayRetry('You are already logged in.')),
};

export const RateLimited: Story = {
  ...inState({ link: backAs('fan'), responses: { logInWithProvider: 429 } }),
  play: sees(['logInWithProvider 429'], mayRetry(ERROR_TEXTS[429])),
};

export const Failed: Story = {
  ...inState({ link: backAs('fan'), responses: { logInWithProvider: 500 } }),
  play: sees(['logInWithProvider 500'], mayRetry(ERROR_TEXTS[500])),
};

export const Offline: Story = {
  ...inState({ link: backAs('fan'), responses: { logInWithProvider: 'no connection' } }),
  play: acts(mayRetry('The server isn’t responding. Check your connection and try again.')),
};
