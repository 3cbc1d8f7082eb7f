import { seesHeading, seesPanel } from '@storybook-site/story-help/expectations';
import { game, SOLD_SEPARATELY } from '@storybook-site/story-help/games';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// The page that other sites embed: only the video.
export default {
  title: 'Screens/Watch/Embedded elsewhere',
  ...at('/watch_embed/4200', { arrange: game('recorded') }),
};

export const OnDemand: Story = {
  play: sees(['getEvent 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('region', { name: /^Video player: / })).toBeVisible();
    await expect(page.queryByRole('contentinfo')).not.toBeInTheDocument();
  }),
};

export const Live: Story = {
  ...inState({ arrange: game('live') }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('region', { name: /^Video player: / })).toBeVisible();
  }),
};

export const Upcoming: Story = {
  ...inState({ arrange: game('upcoming') }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('timer')).toBeVisible();
  }),
};

export const Buy: Story = {
  ...inState({ arrange: game('live', SOLD_SEPARATELY) }),
  play: acts(seesHeading('Pay-per-view: not part of any pass')),
};

export const GeoBlocked: Story = {
  ...inState({ scenario: 'geo-blocked' }),
  play: acts(seesHeading("We're sorry, but this content is not available in your region.")),
};

export const Unknown: Story = {
  ...inState({ path: '/watch_embed/99999' }),
  play: sees(['getEvent 404'], seesHeading('Event not found', 1)),
};

export const Failed: Story = {
  ...inState({ responses: { getEvent: 500 } }),
  play: sees(['getEvent 500'], seesPanel(500)),
};
