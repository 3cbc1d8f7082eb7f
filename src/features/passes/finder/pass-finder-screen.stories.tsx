import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

const TEAMS = '/passes/finder?team=106&team=112';
const SPORT = '/passes/finder?sport=1';

export default { title: 'Screens/Passes/Finder', ...at(TEAMS) };

export const Visitor: Story = {
  flows: { pass: { 'Chooses the cheapest': 'screens-checkout-basket--visitor' } },
  play: sees(['listEvents 200', 'listPackages 200', 'listSubscriptions 200'], async (context) => {
    await seesHeading('Other options')(context);
    await context.expect(await context.page.findByText(/to include passes you already have/)).toBeVisible();
  }),
};
export const WithoutPlansThatRenew: Story = {
  ...inState({ path: `${TEAMS}&renewing=0`, account: 'fan@grandstand.test' }),
  play: acts(seesHeading(/^Cheapest for these \d+ games/)),
};
export const SomeOwned: Story = {
  ...inState({ path: SPORT, account: 'member@grandstand.test' }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByText('You already have this'))[0]).toBeVisible();
  }),
};
export const NothingChosen: Story = {
  ...inState({ path: '/passes/finder' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Schools' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all 60' })).toBeVisible();
  }),
};
export const NoSuchName: Story = {
  ...inState({ path: '/passes/finder' }),
  play: acts(async ({ page, user, expect }) => {
    await user.type(await page.findByRole('searchbox'), 'zzzz');
    await expect(await page.findByText(/Nothing by that name/)).toBeVisible();
  }),
};
export const WithFavourites: Story = {
  ...inState({ path: '/passes/finder', account: 'member@grandstand.test' }),
  play: acts(seesHeading('You follow')),
};
export const NoSuchEvents: Story = {
  ...inState({ path: '/passes/finder?team=106&start_date=2030-01-01&end_date=2030-01-02' }),
  play: acts(seesHeading('No matching events')),
};
export const NotShownHere: Story = {
  ...inState({ scenario: 'geo-blocked' }),
  play: acts(seesText(/not available in your region/)),
};
export const NothingForSale: Story = {
  ...inState({
    path: SPORT,
    arrange: (world) => {
      for (const event of world.catalogue.events) event.single_event_package_id = null;
      world.catalogue.packages.length = 0;
      world.catalogue.subscriptions.length = 0;
    },
  }),
  play: acts(seesHeading('Not on sale')),
};
export const Loading: Story = {
  ...inState({ responses: { listEvents: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Pass finder' })).toBeVisible();
    await expect(page.queryByRole('article')).not.toBeInTheDocument();
  }),
};
export const Failed: Story = {
  ...inState({ responses: { listEvents: 500 } }),
  play: sees(['listEvents 500'], seesPanel(500)),
};
export const PassesFailed: Story = {
  ...inState({ responses: { listPackages: 500 } }),
  play: sees(['listPackages 500'], seesPanel(500)),
};
