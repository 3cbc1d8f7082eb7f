import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { clipsOf, onlyClip } from '@storybook-site/story-help/clips';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { GAME_ID } from '@storybook-site/story-help/games';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Profile/Clips', ...at('/profile/clips', { account: MEMBER }) };

export const Some: Story = {
  play: sees(['listUserClips 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'The overtime winner' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Senior night entrance' })).toBeVisible();
  }),
};

export const Nothing: Story = {
  ...inState({ account: FAN }),
  play: acts(seesHeading('No clips yet')),
};

export const Ready: Story = {
  ...inState({ arrange: onlyClip('ready') }),
  flows: {
    clip: {
      'Shares its address': 'screens-watch-shared-clip--ready',
      'Presses “Download”': 'screens-profile-clips-delete-and-download--downloaded',
      'Presses “Delete”': 'screens-profile-clips-delete-and-download--delete-asked',
    },
  },
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Share: The overtime winner' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download: The overtime winner' })).toBeVisible();
  }),
};

export const BeingMade: Story = {
  ...inState({ arrange: onlyClip('processing') }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('progressbar')).toHaveAccessibleName(
      'Progress of “Senior night entrance”',
    );
    await expect(page.queryByRole('button', { name: /^Delete / })).not.toBeInTheDocument();
  }),
};

export const MakingFailed: Story = {
  ...inState({ arrange: onlyClip('failed') }),
  play: acts(async (context) => {
    await seesText('clip creating failed')(context);
    await context.expect(context.page.getByRole('button', { name: 'Delete Warm-up' })).toBeVisible();
  }),
};

export const MakingTookTooLong: Story = {
  ...inState({ arrange: onlyClip('processing', { created_at: '2026-10-17T22:00:00.000Z' }) }),
  play: acts(seesText('clip creating failed')),
};

export const VeryLongNames: Story = {
  ...inState({
    arrange: onlyClip('ready', {
      name: 'The overtime winner, seen from behind the goal, with all of the celebration and the crowd’s song after it',
    }),
  }),
  play: acts(seesText(/with all of the celebration/)),
};

export const Many: Story = {
  ...inState({ arrange: clipsOf(GAME_ID, 40) }),
  play: acts(async (context) => {
    await press(context, 'Show more');
    await seesText('The overtime winner 1')(context);
  }),
};

export const Loading: Story = {
  ...inState({ responses: { listUserClips: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Loading…')).toBeInTheDocument();
  }),
};
export const SessionOver: Story = {
  ...inState({ responses: { listUserClips: 401 } }),
  play: sees(['listUserClips 401'], seesHeading('Log in', 1)),
};
export const Failed: Story = {
  ...inState({ responses: { listUserClips: 500 } }),
  play: sees(['listUserClips 500'], seesPanel(500)),
};
export const Offline: Story = {
  ...inState({ responses: { listUserClips: 'no connection' } }),
  play: acts(seesText('The server isn’t responding. Check your connection and try again.')),
};

const DOWNLOADS = '/profile/clips?tab=downloads';
export const NothingDownloaded: Story = {
  ...inState({ path: DOWNLOADS }),
  play: acts(seesHeading('Nothing downloaded on this device yet')),
};

/** The download history of the member. */
const HISTORY = [
  {
    kind: 'event',
    id: 4200,
    name: 'Falcons at Wolves',
    fileName: 'falcons-at-wolves.mp4',
    size: 734_003_200,
  },
  { kind: 'clip', id: 1, name: 'The overtime winner', fileName: 'the-overtime-winner.mp4', size: 720_000 },
].map((row) => ({ ...row, at: Date.UTC(2026, 9, 16, 19) }));
export const SomeDownloaded: Story = {
  ...inState({ path: DOWNLOADS, device: { 'downloads.90210': HISTORY } }),
  play: acts(async ({ page, user, expect }) => {
    await expect(await page.findByRole('link', { name: 'Falcons at Wolves' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Remove The overtime winner from the list' }));
    await expect(page.queryByRole('heading', { name: 'The overtime winner' })).not.toBeInTheDocument();
  }),
};
