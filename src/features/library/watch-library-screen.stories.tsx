import { seesAlert, seesHeading, seesPanel } from '@storybook-site/story-help/expectations';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Library/Watch a video', ...at('/watch_library/601') };

const MEMBER = 'member@grandstand.test';

export const NeedsAPass: Story = {
  play: sees(['getVodMediaItem 200'], seesHeading('This video is for pass holders')),
};
export const Member: Story = {
  ...inState({ account: MEMBER }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('region', { name: /Ten best saves/ })).toBeVisible();
  }),
};
export const GeoBlocked: Story = {
  ...inState({ scenario: 'geo-blocked' }),
  play: acts(seesAlert("We're sorry, but this content is not available in your region.")),
};
export const Loading: Story = {
  ...inState({ responses: { getVodMediaItem: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('main')).toBeVisible();
    await expect(page.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  }),
};
export const Gone: Story = {
  ...inState({ responses: { getVodMediaItem: 404 } }),
  play: sees(['getVodMediaItem 404'], seesHeading('This video is not in the library', 1)),
};
export const Failed: Story = {
  ...inState({ responses: { getVodMediaItem: 500 } }),
  play: sees(['getVodMediaItem 500'], seesPanel(500)),
};
