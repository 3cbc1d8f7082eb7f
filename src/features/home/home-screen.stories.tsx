import { withoutNotice } from '@storybook-site/story-help/after-response';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story, WITH_FEED } from '@storybook-site/story-help/stories';
import { waitFor, within } from 'storybook/test';

export default { title: 'Screens/Home', ...at('/') };

const MEMBER = 'member@grandstand.test';

/** Scrolls down, because the lower rows load only when the viewer comes near them. */
async function scrollsDown({ page }: PlayContext): Promise<void> {
  await page.findByRole('heading', { name: 'Live now' });
  page.getByRole('contentinfo').scrollIntoView();
}

export const SignedOut: Story = {
  flows: {
    start: {
      'Presses “Log in”': 'screens-account-log-in--empty',
      'Presses “Sign up”': 'screens-account-register--empty',
    },
    free: {
      'Chooses a recording': 'screens-watch-watch--on-demand',
      'Chooses a live game': 'screens-watch-watch--live',
      'Chooses a game to come': 'screens-watch-gates--upcoming-free',
      'Chooses a game for registered viewers': 'screens-watch-gates--register',
    },
  },
  play: sees(['listHomepageEvents 200', 'getBootstrap 200', 'getProfile 401'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Live now' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible();
  }),
};

export const Member: Story = {
  ...inState({ account: MEMBER }),
  play: sees(['getProfile 200', 'listFavoriteEvents 200'], async (context) => {
    await scrollsDown(context);
    await seesHeading('Your teams')(context);
  }),
};

export const OneSchool: Story = {
  ...inState({ path: '/?school=northfield' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1, name: /Northfield/ })).toBeVisible();
  }),
};

export const AsList: Story = {
  ...inState({ device: { event_view: { display: 'card', view: 'list' } } }),
  play: acts(async ({ page, user, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Live now' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'View' }));
    await expect(await page.findByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  }),
};

export const AsTable: Story = {
  ...inState({ device: { event_view: { display: 'table', view: 'grid' } } }),
  play: acts(async ({ page, expect }) => {
    await expect(
      (await page.findAllByRole('columnheader', { name: 'When', hidden: true }))[0],
    ).toBeInTheDocument();
  }),
};

export const NothingOn: Story = {
  ...inState({ scenario: 'nothing-on' }),
  play: acts(seesHeading('Nothing scheduled yet')),
};

/** Without a live game, the first slide is the next game, with a button for a reminder. */
export const NothingLive: Story = {
  ...inState({
    arrange: (world) => {
      const now = world.now();
      for (const event of world.catalogue.events) if (event.start < now) event.start -= 86_400;
    },
  }),
  play: acts(async ({ page, expect }) => {
    const highlights = await page.findByRole('region', { name: 'Highlights' });
    await expect(
      await within(highlights).findByRole('button', { name: /^Remind me: / }, { timeout: 5_000 }),
    ).toBeVisible();
  }),
};

export const VeryLongNames: Story = {
  ...inState({
    arrange: ({ catalogue }) => {
      for (const { participants } of catalogue.events)
        for (const team of participants) team.short_name = `${team.short_name} of Saint-Louis-du-Ha! Ha!`;
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByText(/Saint-Louis-du-Ha/))[0]).toBeVisible();
  }),
};

export const Loading: Story = {
  ...inState({ responses: { listHomepageEvents: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('contentinfo')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Live now' })).not.toBeInTheDocument();
  }),
};
export const Failed: Story = {
  ...inState({ responses: { listHomepageEvents: 500 } }),
  play: sees(['listHomepageEvents 500'], seesPanel(500)),
};

/** The viewer stopped watching two recordings, and one of the two no longer exists. */
export const ContinueWatching: Story = {
  ...inState({
    device: {
      'resume.visitor.vod-601': { time: 90, duration: 300, at: 2 },
      'resume.visitor.event-999999-1': { time: 600, duration: 3600, at: 1 },
    },
  }),
  play: sees(['getVodMediaItem 200'], async (context) => {
    await scrollsDown(context);
    await seesHeading('Continue watching')(context);
  }),
};

/** Scrolls further down, because the clips load only when the viewer comes near them. */
async function comesToClips(context: PlayContext): Promise<void> {
  await scrollsDown(context);
  (await context.page.findByRole('heading', { name: 'New replays' })).scrollIntoView();
}

export const NewClips: Story = {
  play: sees(['listEventsWithClip 200', 'listEventClips 200'], async (context) => {
    await comesToClips(context);
    const list = await context.page.findByRole('list', { name: 'New clips' });
    await context
      .expect(await within(list).findByRole('link', { name: 'The overtime winner' }))
      .toBeVisible();
  }),
};
export const NewClipsLoading: Story = {
  ...inState({ responses: { listEventsWithClip: 'never' } }),
  play: acts(async (context) => {
    await comesToClips(context);
    const list = await context.page.findByRole('list', { name: 'New clips' });
    await context.expect(list).toHaveAttribute('aria-busy', 'true');
  }),
};
export const NoClips: Story = {
  ...inState({ arrange: ({ store }) => store.clips.load({ next: 1, rows: [] }) }),
  play: withoutNotice(['listEventsWithClip 200'], async (context) => {
    await comesToClips(context);
    await waitFor(() =>
      context.expect(context.page.queryByRole('heading', { name: 'New clips' })).not.toBeInTheDocument(),
    );
  }),
};
export const NewClipsFailed: Story = {
  ...inState({ responses: { listEventsWithClip: 500 } }),
  play: withoutNotice(['listEventsWithClip 500'], async (context) => {
    await comesToClips(context);
    await waitFor(() =>
      context.expect(context.page.queryByRole('heading', { name: 'New clips' })).not.toBeInTheDocument(),
    );
  }),
};

export const OneFollowedTeam: Story = {
  ...inState({
    account: MEMBER,
    arrange: ({ store: { favorites } }) => {
      const [kept, ...others] = favorites.all();
      for (const { id } of others) favorites.remove(id);
      if (kept) favorites.update(kept, { favoritable_type: 'participant', favoritable_id: 101 });
    },
  }),
  play: acts(async (context) => {
    await scrollsDown(context);
    const list = await context.page.findByRole('list', { name: 'Your teams' });
    await within(list).findByRole('heading', { level: 3 });
    await context.expect(list.querySelectorAll('h3')).toHaveLength(1);
  }),
};

export const OneTeam: Story = {
  ...inState({ path: '/?team=northfield-women-hockey' }),
  play: sees(['listEvents 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1, name: /Northfield/ })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Get the team pass' })).toBeVisible();
  }),
};

export const OneTeamOfAMember: Story = {
  ...inState({ path: '/?team=northfield-women-hockey', account: MEMBER }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Team pass' })).toBeVisible();
  }),
};

export const OneTeamThatIsFollowed: Story = {
  ...inState({
    path: '/?team=northfield-women-hockey',
    account: MEMBER,
    arrange: ({ store: { favorites } }) => {
      const [row] = favorites.all();
      if (row) favorites.update(row, { favoritable_type: 'participant', favoritable_id: 101 });
    },
  }),
  play: acts(async (context) => {
    await press(context, /^Notify me of every .+ game$/);
    await context
      .expect(await context.page.findByRole('button', { name: /^Stop notifying me of/ }))
      .toHaveAttribute('aria-pressed', 'true');
    // Waits for the toast, which would otherwise appear in the next story.
    await seesText(/^A message will appear here when it goes live/)(context);
  }),
};

export const OneTeamWithoutGames: Story = {
  ...inState({
    path: '/?team=northfield-women-hockey',
    arrange: ({ catalogue }) => {
      for (const event of catalogue.events) event.teams = event.teams.filter((id) => id !== 101);
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('No game is scheduled yet.')).toBeVisible();
  }),
};

export const OneTeamCalendarFeed: Story = {
  ...inState({ path: '/?team=northfield-women-hockey', config: WITH_FEED }),
  play: acts(async (context) => {
    await press(context, 'Add the season to my calendar');
    const link = await context.page.findByRole('link', { name: 'Open in my calendar' });
    await context
      .expect(link.getAttribute('href'))
      .toMatch(/^webcal:.*\/calendar\.ics\?teams=101&lang=(en|fr)$/);
    await context.expect(await context.page.findByLabelText('Address for other calendars')).toBeVisible();
  }),
};

export const OneTeamWithoutCalendarFeed: Story = {
  ...inState({ path: '/?team=northfield-women-hockey' }),
  play: acts(async ({ page, expect }) => {
    const button = await page.findByRole('button', { name: 'Add the season to my calendar' });
    await expect(button).not.toHaveAttribute('aria-haspopup');
  }),
};

export const OneTeamLoading: Story = {
  ...inState({ path: '/?team=northfield-women-hockey', responses: { listEvents: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1, name: /Northfield/ })).toBeVisible();
    await expect(page.queryByRole('table')).not.toBeInTheDocument();
  }),
};

export const OneTeamFailed: Story = {
  ...inState({ path: '/?team=northfield-women-hockey', responses: { listEvents: 500 } }),
  play: sees(['listEvents 500'], seesPanel(500)),
};

export const ScoresHidden: Story = {
  ...inState({ device: { hide_scores: true } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Live now' })).toBeVisible();
    await expect(page.queryByText(/\d+–\d+/)).not.toBeInTheDocument();
  }),
};
