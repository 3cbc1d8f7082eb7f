import { invalid } from '@mocks/behaviour/failure';
import { MEMBER } from '@storybook-site/story-help/checkout';
import { onlyClip } from '@storybook-site/story-help/clips';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { waitFor } from 'storybook/test';

const UUID = '5f0c7d3e-9a1b-4c82-8d10-000000000010';

// The page of a shared clip.
export default { title: 'Screens/Watch/Shared clip', ...at(`/share/3001/${UUID}`) };

export const Ready: Story = {
  flows: { clip: {} },
  play: sees(['getSharedClip 200'], async (context) => {
    await seesHeading('The overtime winner', 1)(context);
    await context.expect(await context.page.findByRole('region', { name: /^Video player: / })).toBeVisible();
    await context.expect(context.page.queryByRole('button', { name: /^Download: / })).not.toBeInTheDocument();
  }),
};

export const MayDownload: Story = {
  ...inState({ account: MEMBER }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Download: The overtime winner' })).toBeVisible();
  }),
};

export const VeryLongNames: Story = {
  ...inState({
    arrange: onlyClip('ready', {
      id: 3001,
      name: 'The overtime winner, seen from behind the goal, with all of the celebration and the crowd’s song after it',
    }),
  }),
  play: acts(seesHeading(/with all of the celebration/, 1)),
};

export const Loading: Story = {
  ...inState({ responses: { getSharedClip: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Loading…')).toBeInTheDocument();
  }),
};

export const Gone: Story = {
  ...inState({ path: `/share/999/${UUID}` }),
  play: sees(['getSharedClip 404'], seesHeading('This clip isn’t available', 1)),
};

export const AddressMalformed: Story = {
  ...inState({ responses: { getSharedClip: () => invalid({ uuid: ['Malformed.'] }) } }),
  play: sees(['getSharedClip 400'], seesHeading('This clip isn’t available', 1)),
};

export const RateLimited: Story = {
  ...inState({ responses: { getSharedClip: 429 } }),
  play: sees(['getSharedClip 429'], seesPanel(429)),
};
export const Failed: Story = {
  ...inState({ responses: { getSharedClip: 500 } }),
  play: sees(['getSharedClip 500'], seesPanel(500)),
};
export const Offline: Story = {
  ...inState({ responses: { getSharedClip: 'no connection' } }),
  play: acts(seesText('The server isn’t responding. Check your connection and try again.')),
};

export const OtherGames: Story = {
  play: sees(['listEventsWithClip 200'], async (context) => {
    await seesHeading('More games with clips', 2)(context);
    await context.expect((await context.page.findAllByRole('article'))[0]).toBeVisible();
  }),
};

export const NoOtherGames: Story = {
  ...inState({ arrange: onlyClip('ready', { id: 3001 }) }),
  play: acts(async (context) => {
    await seesHeading('The overtime winner', 1)(context);
    await waitFor(() =>
      context.expect(context.page.queryByText('More games with clips')).not.toBeInTheDocument(),
    );
  }),
};
export const OtherGamesFailed: Story = {
  ...inState({ responses: { listEventsWithClip: 500 } }),
  play: sees(['listEventsWithClip 500'], seesPanel(500)),
};
