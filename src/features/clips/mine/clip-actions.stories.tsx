import { failure } from '@mocks/behaviour/failure';
import type { StoryResponses } from '@storybook-site/demo/story-responses';
import { MEMBER } from '@storybook-site/story-help/checkout';
import { onlyClip } from '@storybook-site/story-help/clips';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { seesToast } from '@storybook-site/story-help/notices';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// Downloading and deleting a clip that is ready.
export default {
  title: 'Screens/Profile/Clips, delete and download',
  ...at('/profile/clips', { account: MEMBER, arrange: onlyClip('ready') }),
};

const NAME = 'The overtime winner';

const deleting = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, `Delete ${NAME}`);
  await press(context, 'Delete');
  await look(context);
};

const stays = (text: string) =>
  deleting(async (context) => {
    await seesToast(text)(context);
    await context.expect(context.page.getByRole('link', { name: NAME })).toBeVisible();
  });

export const DeleteAsked: Story = {
  flows: {
    clip: {
      Confirms: 'screens-profile-clips-delete-and-download--deleted',
    },
  },
  play: acts(async (context) => {
    await press(context, `Delete ${NAME}`);
    await seesHeading(`Delete “${NAME}” for good?`)(context);
    await context.expect(context.page.getByRole('button', { name: 'Keep it' })).toBeEnabled();
  }),
};
export const Deleted: Story = {
  flows: { clip: {} },
  play: sees(
    ['deleteClip 200'],
    deleting(async (context) => {
      await seesToast(`“${NAME}” has been deleted.`)(context);
      await seesHeading('No clips yet')(context);
    }),
  ),
};
export const DeleteRefused: Story = {
  ...inState({ responses: { deleteClip: 400 } }),
  play: sees(['deleteClip 400'], stays(ERROR_TEXTS[400])),
};
export const DeleteSessionOver: Story = {
  ...inState({ responses: { deleteClip: 401 } }),
  play: sees(['deleteClip 401'], deleting(seesHeading('Log in', 1))),
};
export const DeleteUnknown: Story = {
  ...inState({ responses: { deleteClip: 404 } }),
  play: sees(['deleteClip 404'], stays(ERROR_TEXTS[404])),
};
export const DeleteRateLimited: Story = {
  ...inState({ responses: { deleteClip: 429 } }),
  play: sees(['deleteClip 429'], stays(ERROR_TEXTS[429])),
};
export const DeleteFailed: Story = {
  ...inState({ responses: { deleteClip: 500 } }),
  play: sees(['deleteClip 500'], stays(ERROR_TEXTS[500])),
};

/** Each story has its own clip, because a download continues after its story has ended. */
const holding = (id: number, responses: StoryResponses = {}) =>
  inState({ arrange: onlyClip('ready', { id }), responses });

const downloading = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, `Download: ${NAME}`);
  await look(context);
};

const failing = (text: string) =>
  downloading(async (context) => {
    await seesAlert(text)(context);
    await context
      .expect(context.page.getByRole('button', { name: `Download: ${NAME}` }))
      .toHaveTextContent('Download again');
  });

export const Downloaded: Story = {
  ...holding(3041),
  flows: { clip: {} },
  play: sees(['downloadClip 200'], downloading(seesText('Downloaded'))),
};
export const DownloadNotAllowed: Story = {
  ...holding(3042, { downloadClip: () => failure(400, 'not_allowed', 'The capability is missing.') }),
  play: sees(['downloadClip 400'], failing('Your passes do not include this download.')),
};
export const DownloadNotReady: Story = {
  ...holding(3043, { downloadClip: () => failure(400, 'clip_not_ready', 'The clip is not ready.') }),
  play: sees(['downloadClip 400'], failing('There is no file to download.')),
};
export const DownloadSessionOver: Story = {
  ...holding(3044, { downloadClip: 401 }),
  play: sees(['downloadClip 401'], downloading(seesHeading('Log in', 1))),
};
export const DownloadNoFile: Story = {
  ...holding(3045, { downloadClip: 404 }),
  play: sees(['downloadClip 404'], failing('There is no file to download.')),
};
export const DownloadRateLimited: Story = {
  ...holding(3046, { downloadClip: 429 }),
  play: sees(['downloadClip 429'], failing(ERROR_TEXTS[429])),
};
export const DownloadFailed: Story = {
  ...holding(3047, { downloadClip: 500 }),
  play: sees(['downloadClip 500'], failing(ERROR_TEXTS[500])),
};
