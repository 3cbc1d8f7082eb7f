import { seesHeading, seesPanel } from '@storybook-site/story-help/expectations';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Library/Library', ...at('/vod_library') };

const SEARCH = '/vod_library?title=a';
const SHELF = '/vod_library?category=1';

export const Rails: Story = {
  play: sees(['listVodMediaRails 200', 'listVodMediaCategories 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'All' })).toBeVisible();
    await expect((await page.findAllByRole('button', { name: /^Next: / }))[0]).toBeVisible();
  }),
};

export const Searched: Story = {
  ...inState({ path: SEARCH }),
  play: sees(['searchVodMedia 200'], async ({ page, expect }) => {
    await expect(await page.findByText(/^\d+ videos$/)).toBeVisible();
  }),
};

export const Shelf: Story = {
  ...inState({ path: SHELF }),
  play: sees(['listVodMediaItems 200'], async ({ page, expect }) => {
    await expect(await page.findByText(/^\d+ videos?$/)).toBeVisible();
  }),
};

export const Nothing: Story = {
  ...inState({ scenario: 'nothing-on' }),
  play: acts(seesHeading('The library is empty for now')),
};
export const NothingFound: Story = {
  ...inState({ path: '/vod_library?title=zzzz' }),
  play: acts(seesHeading('No videos found for “zzzz”')),
};
export const Loading: Story = {
  ...inState({ responses: { listVodMediaRails: 'never' } }),
  play: acts(seesHeading('Library', 1)),
};
export const RailsFailed: Story = {
  ...inState({ responses: { listVodMediaRails: 500 } }),
  play: sees(['listVodMediaRails 500'], seesPanel(500)),
};

/** Checks that the rails are shown although the categories are missing. */
const seesRailsAlone: Parameters<typeof acts>[0] = async ({ page, expect }) => {
  await expect((await page.findAllByRole('button', { name: /^Next: / }))[0]).toBeVisible();
  await expect(page.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
};
export const ShelvesRefused: Story = {
  ...inState({ responses: { listVodMediaCategories: 400 } }),
  play: sees(['listVodMediaCategories 400'], seesRailsAlone),
};
export const ShelvesRateLimited: Story = {
  ...inState({ responses: { listVodMediaCategories: 429 } }),
  play: sees(['listVodMediaCategories 429'], seesRailsAlone),
};
export const ShelvesFailed: Story = {
  ...inState({ responses: { listVodMediaCategories: 500 } }),
  play: sees(['listVodMediaCategories 500'], seesRailsAlone),
};
export const SearchFailed: Story = {
  ...inState({ path: SEARCH, responses: { searchVodMedia: 500 } }),
  play: sees(['searchVodMedia 500'], seesPanel(500)),
};
export const ShelfFailed: Story = {
  ...inState({ path: SHELF, responses: { listVodMediaItems: 500 } }),
  play: sees(['listVodMediaItems 500'], seesPanel(500)),
};
