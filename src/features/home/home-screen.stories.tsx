import { sees } from '@storybook-site/sees';
import { at, inState, type Story } from '@storybook-site/stories';

export default { title: 'Screens/Home', ...at('/') };

export const SignedOut: Story = {
  play: sees(['listHomepageEvents 200', 'getBootstrap 200', 'getProfile 401'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Live now' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: /log in/i })[0]).toBeVisible();
  }),
};

export const Member: Story = {
  ...inState({ account: 'member@grandstand.test' }),
  play: sees(['getProfile 200', 'listFavoriteEvents 200'], async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Your favourites' })).toBeVisible();
  }),
};

export const Failed: Story = {
  ...inState({ answers: { listHomepageEvents: 500 } }),
  play: sees(['listHomepageEvents 500'], async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
  }),
};
