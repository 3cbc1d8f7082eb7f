import type { World } from '@mocks/store/world';
import { afterResponse } from '@storybook-site/story-help/after-response';
import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { clipsOf } from '@storybook-site/story-help/clips';
import { seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { GAME_ID, game, SOLD_IN_PASSES, ticketHolder, watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Watch/Watch', ...at(watchPath(), { arrange: game('recorded') }) };

const PLAYER = /^Video player: /;

async function seesPlayer({ page, expect }: PlayContext): Promise<void> {
  await expect(await page.findByRole('region', { name: PLAYER })).toBeVisible();
  await expect(await page.findByRole('button', { name: /^(Play|Pause)$/ })).toBeInTheDocument();
}

export const OnDemand: Story = {
  flows: { free: { 'Leaves, and is back later': 'screens-watch-watch--continue-or-start-again' } },
  play: sees(['getEvent 200'], async (context) => {
    await seesPlayer(context);
    await context.expect(await context.page.findByRole('heading', { level: 1 })).toBeVisible();
  }),
};

export const Live: Story = {
  ...inState({ arrange: game('live') }),
  flows: { free: { 'Came after the start': 'screens-watch-watch--joined-late' } },
  play: acts(async (context) => {
    await seesPlayer(context);
    await seesText('Live')(context);
  }),
};

export const LiveByMembership: Story = {
  ...inState({ arrange: game('live', SOLD_IN_PASSES), account: MEMBER }),
  play: acts(seesPlayer),
};

export const WithAdsBefore: Story = {
  ...inState({
    arrange: (world) => {
      const { prerolls } = world.catalogue.settings;
      game('recorded')(world);
      world.catalogue.settings.prerolls = prerolls.filter(({ id }) => id === 1);
    },
  }),
  play: acts(async (context) => {
    await press(context, 'Play');
    await seesText(/^Advertisement/)(context);
  }),
};

/** The viewer has chosen that videos start when a page opens. */
export const StartsMuted: Story = {
  ...inState({ device: { player: { autoplay: true } } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Sound on' })).toBeVisible();
  }),
};

export const ContinueOrStartAgain: Story = {
  ...inState({ device: { [`resume.visitor.event-${GAME_ID}-${GAME_ID * 10 + 3}`]: { time: 3633 } } }),
  flows: { free: {} },
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Continue from 1:00:33' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  }),
};

export const JoinedLate: Story = {
  ...inState({ arrange: game('live') }),
  flows: { free: {} },
  play: acts(async (context) => {
    await press(context, 'Play');
    await seesText('You joined live')(context);
  }),
};

/** A recording with a moment that viewers have clipped. */
const withMoment = (world: World) => {
  game('recorded')(world);
  clipsOf(GAME_ID, 1)(world);
  const { clips } = world.store;
  for (const row of clips.all())
    clips.update(row, { clip: { ...row.clip, event_media_id: GAME_ID * 10 + 3 } });
};

export const KeyMoments: Story = {
  ...inState({ arrange: withMoment }),
  play: acts(async (context) => {
    await press(context, 'Play');
    // Uses the keyboard, because the controls hide from the pointer while a video plays.
    (await context.page.findByRole('button', { name: 'Key moments' })).focus();
    await context.user.keyboard('{Enter}');
    await context.expect(await context.page.findByRole('dialog', { name: 'Key moments' })).toBeVisible();
  }),
};

export const KeyMomentsHiddenWithScores: Story = {
  ...inState({ arrange: withMoment, device: { hide_scores: true } }),
  play: acts(async (context) => {
    await press(context, 'Play');
    await context.expect(await context.page.findByRole('button', { name: 'Settings' })).toBeVisible();
    await context.expect(context.page.queryByRole('button', { name: 'Key moments' })).not.toBeInTheDocument();
  }),
};

export const Reminders: Story = {
  ...inState({ arrange: game('upcoming') }),
  play: acts(async (context) => {
    await press(context, /^Remind me/);
    await context
      .expect(
        await context.page.findByRole('button', { name: 'Notify me when it goes live', pressed: false }),
      )
      .toBeVisible();
  }),
};

export const SettingsOpen: Story = {
  play: acts(async (context) => {
    await press(context, 'Play');
    await press(context, 'Settings');
    await context.expect(await context.page.findByRole('group', { name: 'Data use' })).toBeVisible();
  }),
};

export const ClipsWhenOver: Story = {
  ...inState({ arrange: game('live', SOLD_IN_PASSES), account: MEMBER }),
  play: acts(seesText('Clips open when the game is over')),
};

export const ClipsNotIncluded: Story = {
  ...inState({ account: FAN, arrange: ticketHolder(['watch']) }),
  play: acts(seesText('Clips aren’t included in your access')),
};

export const WithoutDeviceLinking: Story = {
  ...inState({
    arrange: (world) => {
      game('recorded')(world);
      world.catalogue.settings.auth.remote_auth = null;
    },
  }),
  play: acts(async (context) => {
    await seesPlayer(context);
    await context.expect(await context.page.findByRole('button', { name: /^Share: / })).toBeVisible();
    await context.expect(context.page.queryByRole('link', { name: 'Watch on TV' })).not.toBeInTheDocument();
  }),
};

export const ByAnotherService: Story = {
  ...inState({ arrange: game('recorded', { embedded: '/media/files/preroll.mp4' }) }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByTitle(/^Video: /)).toBeVisible();
  }),
};

export const Loading: Story = {
  ...inState({ responses: { getEvent: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Loading…')).toBeInTheDocument();
  }),
};

export const Unknown: Story = {
  ...inState({ path: '/watch/99999' }),
  play: sees(['getEvent 404'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Event not found', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the schedule' })).toBeVisible();
  }),
};
export const Failed: Story = {
  ...inState({ responses: { getEvent: 500 } }),
  play: sees(['getEvent 500'], seesPanel(500)),
};
export const Offline: Story = {
  ...inState({ responses: { getEvent: 'no connection' } }),
  play: acts(seesText('The server isn’t responding. Check your connection and try again.')),
};

/** Checks that the video plays although the viewer's region is unknown. */
const seesVideoAnyway = async (context: PlayContext) => {
  await seesPlayer(context);
  await context.expect(context.page.queryByText(/not available in your region/)).not.toBeInTheDocument();
};
export const PlaceRefused: Story = {
  ...inState({ responses: { getGeo: 400 } }),
  play: afterResponse(['getGeo 400'], seesVideoAnyway),
};
export const PlaceRateLimited: Story = {
  ...inState({ responses: { getGeo: 429 } }),
  play: afterResponse(['getGeo 429'], seesVideoAnyway),
};
export const PlaceFailed: Story = {
  ...inState({ responses: { getGeo: 500 } }),
  play: afterResponse(['getGeo 500'], seesVideoAnyway),
};

/** The capabilities of a ticket are known only once the viewer's access has loaded. */
const HOLDER = { account: FAN, arrange: ticketHolder(['watch', 'clipping', 'download']) };
export const TicketHolder: Story = {
  ...inState(HOLDER),
  flows: {
    clip: {
      'Presses “Make a clip”': 'screens-watch-clipping-tool--open',
      'Does so for the first time': 'screens-watch-clipping-tool-tutorial--step-1',
    },
    outage: {
      'The connection breaks': 'screens-watch-video-fails--reconnecting',
      'Pressed “Had trouble watching?” without any': 'screens-watch-outage-receipt--fine',
    },
  },
  play: sees(['getUserAccess 200'], async (context) => {
    await seesPlayer(context);
    await context.expect(await context.page.findByRole('button', { name: 'Make a clip' })).toBeEnabled();
    await context.expect(context.page.getByRole('button', { name: /^Download: / })).toBeEnabled();
  }),
};

const seesVideoAlone = async (context: PlayContext) => {
  await seesPlayer(context);
  await context.expect(context.page.queryByRole('button', { name: 'Make a clip' })).not.toBeInTheDocument();
  await context.expect(context.page.queryByRole('button', { name: /^Download: / })).not.toBeInTheDocument();
};
export const AccessRefused: Story = {
  ...inState({ ...HOLDER, responses: { getUserAccess: 400 } }),
  play: afterResponse(['getUserAccess 400'], seesVideoAlone),
};
export const AccessUnknown: Story = {
  ...inState({ ...HOLDER, responses: { getUserAccess: 404 } }),
  play: afterResponse(['getUserAccess 404'], seesVideoAlone),
};
export const AccessRateLimited: Story = {
  ...inState({ ...HOLDER, responses: { getUserAccess: 429 } }),
  play: afterResponse(['getUserAccess 429'], seesVideoAlone),
};
export const AccessFailed: Story = {
  ...inState({ ...HOLDER, responses: { getUserAccess: 500 } }),
  play: afterResponse(['getUserAccess 500'], seesVideoAlone),
};
