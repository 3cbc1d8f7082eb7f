import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { SiteLayout } from '../layout/site-layout';
import { AwaitedByScreen, AwaitedScreen } from '../routes/awaited-screen';
import { createSlowStart } from './slow-start';

export default { title: 'Screens/Start-up/Start', ...at('/about') };

const CHANNEL = 'Northfield Sports Network';

async function seesChannel({ page, expect }: PlayContext): Promise<void> {
  await expect(await page.findByRole('contentinfo')).toHaveTextContent(CHANNEL);
  await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
}

const inMenu = ({ page }: PlayContext, name: string) => page.queryAllByRole('link', { name });

export const Loader: Story = {
  ...inState({ responses: { getBootstrap: 'never' } }),
  flows: {
    start: {
      'The channel loads': 'screens-home--signed-out',
      'The device has the channel of an earlier visit': 'screens-start-up-start--returning',
      'It takes eight seconds': 'screens-start-up-start--takes-long',
      'No key is given out': 'screens-start-up-whoops--countdown',
      'Neither the channel nor its copy loads': 'screens-start-up-start--no-channel',
    },
  },
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('status', { name: 'Loading…' })).toBeVisible();
    await expect(page.queryByRole('contentinfo')).not.toBeInTheDocument();
  }),
};

const slowStart = createSlowStart(
  () => 8_000,
  () => {},
);

/** Shows the slow-start notice of the early bundle over the start logo. */
export const TakesLong: Story = {
  ...inState({ responses: { getBootstrap: 'never' } }),
  beforeEach: () => () => slowStart.end(),
  flows: { start: { 'It loads at last': 'screens-home--signed-out' } },
  play: acts(async ({ page, expect }) => {
    slowStart.watch();
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  }),
};

const UNANSWERED = new Promise<never>(() => {});

/** A returning viewer sees the layout of an earlier visit until the viewer and the teams have loaded. */
export const Returning: Story = {
  ...inState({ path: '/', isPiece: true }),
  render: () => (
    <AwaitedByScreen value={UNANSWERED}>
      <SiteLayout>
        <AwaitedScreen>
          <article />
        </AwaitedScreen>
      </SiteLayout>
    </AwaitedByScreen>
  ),
  flows: { start: { 'The viewer and the teams load': 'screens-home--signed-out' } },
  play: acts(async (context) => {
    const { page, expect } = context;
    await expect(await page.findByRole('contentinfo')).toHaveTextContent(CHANNEL);
    await expect(inMenu(context, 'Schedule').length).toBeGreaterThan(0);
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    await expect(page.queryByRole('article')).not.toBeInTheDocument();
  }),
};

export const Visitor: Story = {
  play: sees(
    ['getChannelKey 200', 'getApiKey 200', 'getBootstrap 200', 'getProfile 401'],
    async (context) => {
      await seesChannel(context);
      await context.expect(context.page.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible();
    },
  ),
};

export const ProfileRefused: Story = {
  ...inState({ account: 'member@grandstand.test', responses: { getProfile: 400 } }),
  play: sees(['getProfile 400'], async (context) => {
    await seesChannel(context);
    await context.expect(context.page.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible();
  }),
};

export const ProfileRateLimited: Story = {
  ...inState({ account: 'member@grandstand.test', responses: { getProfile: 429 } }),
  play: sees(['getProfile 429'], async (context) => {
    await seesChannel(context);
    await context.expect(context.page.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible();
  }),
};

export const ProfileFailed: Story = {
  ...inState({ account: 'member@grandstand.test', responses: { getProfile: 500 } }),
  play: sees(['getProfile 500'], async (context) => {
    await seesChannel(context);
    await context.expect(context.page.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible();
  }),
};

export const ServerDown: Story = {
  ...inState({ scenario: 'server-down' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
  }),
};

/** The keys and the viewer load, but the channel, its parts and its static copy do not. */
export const NoChannel: Story = {
  ...inState({ responses: { getBootstrap: 500, getSettings: 500, getStaticSettings: 500 } }),
  flows: { start: { 'Presses “Try again”': 'screens-home--signed-out' } },
  play: sees(['getBootstrap 500', 'getSettings 500', 'getStaticSettings 500'], async ({ page, expect }) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Apologies! Our service is currently experiencing technical difficulties.',
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  }),
};

export const NoChannelNoCopy: Story = {
  ...inState({ responses: { getBootstrap: 429, getSettings: 429, getStaticSettings: 404 } }),
  play: sees(['getBootstrap 429', 'getSettings 429', 'getStaticSettings 404'], async ({ page, expect }) => {
    await expect(await page.findByRole('alert')).toHaveTextContent('technical difficulties');
  }),
};

const seesSetUp = (fault: string) =>
  acts(async ({ page, expect }) => {
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('This site is not set up yet');
    await expect(alert).toHaveTextContent(fault);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

export const NotSetUp: Story = {
  ...inState({ config: null }),
  play: seesSetUp('There is no such file.'),
};

export const SetUpNotJson: Story = {
  ...inState({ config: '<!doctype html>' }),
  play: seesSetUp('It is not JSON.'),
};

export const SetUpWrong: Story = {
  ...inState({ config: '{"hosts": {"apiHost": "ftp://videos"}}' }),
  play: seesSetUp('“hosts.apiHost” must be an https address, or a path of this site.'),
};

/** The static copy has the channel's name, menu, colours and pages, but no events. */
export const FromStaticCopy: Story = {
  ...inState({ responses: { getBootstrap: 400, getSettings: 500 } }),
  play: sees(['getBootstrap 400', 'getStaticSettings 200'], async (context) => {
    await seesChannel(context);
    await context.expect(inMenu(context, 'Schedule').length).toBeGreaterThan(0);
  }),
};
