import { seesHeading, seesPanel } from '@storybook-site/story-help/looks';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Passes/Packages', ...at('/packages') };

export const Visitor: Story = {
  play: sees(['listPackages 200', 'listSubscriptions 200'], async ({ page, expect }) => {
    await expect((await page.findAllByRole('article')).length).toBeGreaterThan(3);
    await expect(await page.findByRole('heading', { name: 'Plans' })).toBeVisible();
    const headings: HTMLElement[] = page.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Plans', 'Free', 'Passes']);
  }),
};
export const BoughtNothing: Story = {
  ...inState({ account: 'fan@grandstand.test' }),
  play: acts(seesHeading('Plans')),
};
export const SomePurchased: Story = {
  ...inState({ account: 'member@grandstand.test' }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByText('Purchased'))[0]).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Your orders' })[0]).toBeVisible();
  }),
};
export const NothingForSale: Story = {
  ...inState({ scenario: 'nothing-on' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: /No passes available/ })).toBeVisible();
  }),
};
export const Loading: Story = {
  ...inState({ answers: { listPackages: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.queryByRole('article')).not.toBeInTheDocument();
  }),
};
export const Failed: Story = {
  ...inState({ answers: { listPackages: 500 } }),
  play: sees(['listPackages 500'], seesPanel(500)),
};
export const PlansFailed: Story = {
  ...inState({ answers: { listSubscriptions: 500 } }),
  play: sees(['listSubscriptions 500'], seesPanel(500)),
};
