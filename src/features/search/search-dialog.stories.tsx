import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Search', ...at('/about') };

async function search({ page, user }: PlayContext, words: string): Promise<void> {
  await user.click(await page.findByRole('button', { name: 'Search' }));
  const field = await page.findByRole('combobox', { name: /^Search events/ });
  if (words) await user.type(field, words);
}

export const Opened: Story = {
  play: acts(async (context) => {
    await search(context, '');
    await context.expect(await context.page.findByRole('navigation', { name: 'Browse' })).toBeVisible();
  }),
};

export const Found: Story = {
  play: acts(async (context) => {
    await search(context, 'north');
    await context.expect((await context.page.findAllByRole('option'))[0]).toBeVisible();
    await context.expect(await context.page.findByText('Schools', { selector: 'dialog *' })).toBeVisible();
  }),
};

export const NothingFound: Story = {
  play: acts(async (context) => {
    await search(context, 'zzzz');
    await context.expect(await context.page.findByText('Nothing found for “zzzz”')).toBeVisible();
  }),
};

export const PartlyFailed: Story = {
  ...inState({ responses: { searchVodMedia: 500 } }),
  play: acts(async (context) => {
    await search(context, 'north');
    await context
      .expect(await context.page.findByText('Part of the results could not be loaded.'))
      .toBeVisible();
  }),
};

export const Failed: Story = {
  ...inState({ responses: { searchVodMedia: 500, listEvents: 500 } }),
  play: acts(async (context) => {
    await search(context, 'zzzz');
    await context
      .expect(await context.page.findByText('The search didn’t work. Please try again.'))
      .toBeVisible();
  }),
};
