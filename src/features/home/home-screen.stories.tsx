import { seesHeading, seesPanel } from '@storybook-site/story-help/looks';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Home', ...at('/') };

const MEMBER = 'member@grandstand.test';

export const SignedOut: Story = {
  play: sees(['listHomepageEvents 200', 'getBootstrap 200', 'getProfile 401'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Live now' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible();
  }),
};

export const Member: Story = {
  ...inState({ account: MEMBER }),
  play: sees(['getProfile 200', 'listFavoriteEvents 200'], seesHeading('Your favourites')),
};

export const OneSchool: Story = {
  ...inState({ path: '/?school=northfield' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1, name: /Northfield/ })).toBeVisible();
  }),
};

export const AsList: Story = {
  ...inState({ device: { event_view: { display: 'card', view: 'list' } } }),
  play: acts(async ({ page, user, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Live now' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'View' }));
    await expect(await page.findByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  }),
};

export const AsTable: Story = {
  ...inState({ device: { event_view: { display: 'table', view: 'grid' } } }),
  play: acts(async ({ page, expect }) => {
    await expect(
      (await page.findAllByRole('columnheader', { name: 'When', hidden: true }))[0],
    ).toBeInTheDocument();
  }),
};

export const NothingOn: Story = {
  ...inState({ scenario: 'nothing-on' }),
  play: acts(seesHeading('Nothing scheduled yet')),
};

export const VeryLongNames: Story = {
  ...inState({
    arrange: ({ catalogue }) => {
      for (const { participants } of catalogue.events)
        for (const team of participants) team.short_name = `${team.short_name} of Saint-Louis-du-Ha! Ha!`;
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByText(/Saint-Louis-du-Ha/))[0]).toBeVisible();
  }),
};

export const Loading: Story = {
  ...inState({ answers: { listHomepageEvents: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('contentinfo')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Live now' })).not.toBeInTheDocument();
  }),
};
export const Failed: Story = {
  ...inState({ answers: { listHomepageEvents: 500 } }),
  play: sees(['listHomepageEvents 500'], seesPanel(500)),
};
