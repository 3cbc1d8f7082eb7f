import { seesHeading, seesPanel } from '@storybook-site/story-help/expectations';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Passes/Packages', ...at('/packages') };

export const Visitor: Story = {
  flows: {
    pass: {
      'Says whom they follow': 'screens-passes-finder--visitor',
      'Chooses a pass': 'screens-checkout-basket--visitor',
      'Chooses a team pass': 'screens-passes-select-package--a-team-pass',
    },
  },
  play: sees(['listPackages 200', 'listSubscriptions 200'], async ({ page, expect }) => {
    await expect((await page.findAllByRole('article')).length).toBeGreaterThan(3);
    await expect(await page.findByRole('heading', { name: 'Plans' })).toBeVisible();
    const headings: HTMLElement[] = page.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Which team, school or sport do you follow?',
      'Compare at a glance',
      'Plans',
      'Free',
      'Passes',
    ]);
  }),
};
export const BoughtNothing: Story = {
  ...inState({ account: 'fan@grandstand.test' }),
  flows: {
    bank: {
      'Chooses a team pass': 'screens-passes-select-package--a-team-pass',
      'Chooses another pass': 'screens-checkout-basket--pass',
    },
  },
  play: acts(seesHeading('Plans')),
};
export const SomePurchased: Story = {
  ...inState({ account: 'member@grandstand.test' }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByText('Purchased'))[0]).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Your orders' })[0]).toBeVisible();
  }),
};
export const BestForYou: Story = {
  ...inState({
    account: 'fan@grandstand.test',
    arrange: ({ store, catalogue }) => {
      const fan = store.users.find(({ email }) => email === 'fan@grandstand.test');
      for (const { id } of catalogue.categories)
        store.favorites.add({
          user_id: fan?.id ?? 0,
          favoritable_id: id,
          favoritable_type: 'category',
        });
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Best for you')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  }),
};
export const FollowedTeamTyped: Story = {
  play: acts(async ({ page, user, expect }) => {
    await user.type(await page.findByRole('searchbox'), 'lakeside');
    await expect((await page.findAllByRole('button', { name: /Lakeside State/ }))[0]).toBeVisible();
  }),
};
export const WithoutComparison: Story = {
  ...inState({ responses: { listEvents: 500 } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Plans' })).toBeVisible();
    await expect(page.queryByRole('table')).not.toBeInTheDocument();
  }),
};
export const NothingForSale: Story = {
  ...inState({ scenario: 'nothing-on' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: /No passes available/ })).toBeVisible();
  }),
};
export const Loading: Story = {
  ...inState({ responses: { listPackages: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.queryByRole('article')).not.toBeInTheDocument();
  }),
};
export const Failed: Story = {
  ...inState({ responses: { listPackages: 500 } }),
  play: sees(['listPackages 500'], seesPanel(500)),
};
export const PlansFailed: Story = {
  ...inState({ responses: { listSubscriptions: 500 } }),
  play: sees(['listSubscriptions 500'], seesPanel(500)),
};
