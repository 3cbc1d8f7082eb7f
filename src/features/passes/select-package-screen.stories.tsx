import { seesHeading, seesPanel } from '@storybook-site/story-help/expectations';
import { acts } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Passes/Select package', ...at('/select-package/33') };

export const ATeamPass: Story = {
  flows: {
    pass: { 'Chooses the team': 'screens-checkout-basket--visitor' },
    bank: { 'Chooses the team': 'screens-checkout-basket--pass' },
  },
  play: acts(seesHeading('Choose your team')),
};
export const NoSuchTeam: Story = {
  play: acts(async ({ page, user, expect }) => {
    await user.type(await page.findByRole('searchbox'), 'zzzz');
    await expect(await page.findByText(/No team by that name/)).toBeVisible();
  }),
};
export const AnotherPass: Story = {
  ...inState({ path: '/select-package/30' }),
  play: acts(seesHeading('All-Access Pass')),
};
export const Loading: Story = {
  ...inState({ responses: { getPackage: 'never' } }),
  play: acts(seesHeading('Select package', 1)),
};
export const Gone: Story = {
  ...inState({ path: '/select-package/99' }),
  play: acts(seesHeading('This is no longer available', 1)),
};
export const Failed: Story = { ...inState({ responses: { getPackage: 500 } }), play: acts(seesPanel(500)) };
