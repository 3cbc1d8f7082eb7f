import type { World } from '@mocks/store/world';
import { clipsOf } from '@storybook-site/story-help/clips';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { GAME_ID, game, watchPath } from '@storybook-site/story-help/games';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

const withClips = (count: number) => (world: World) => {
  game('recorded')(world);
  clipsOf(GAME_ID, count)(world);
};

// The clips of a game, below its video.
export default { title: 'Screens/Watch/Clips of a game', ...at(watchPath(), { arrange: withClips(3) }) };

export const Some: Story = {
  play: sees(['listEventClips 200'], async (context) => {
    await seesHeading('Clips of this game')(context);
    await context
      .expect(await context.page.findByRole('link', { name: 'The overtime winner 3' }))
      .toBeVisible();
  }),
};

export const One: Story = {
  ...inState({ arrange: withClips(1) }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'The overtime winner 1' })).toBeVisible();
  }),
};

export const Many: Story = {
  ...inState({ arrange: withClips(30) }),
  play: acts(async (context) => {
    await seesText('The overtime winner 30')(context);
    await press(context, 'Show more');
    await seesText('The overtime winner 1')(context);
  }),
};
export const Unknown: Story = {
  ...inState({ responses: { listEventClips: 404 } }),
  play: sees(['listEventClips 404'], seesPanel(404)),
};
export const Failed: Story = {
  ...inState({ responses: { listEventClips: 500 } }),
  play: sees(['listEventClips 500'], seesPanel(500)),
};
