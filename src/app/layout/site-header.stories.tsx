import type { World } from '@mocks/store/world';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Header', ...at('/faq', { arrange: withManyLinks }) };

const MEMBER = 'member@grandstand.test';

/** Adds more links than fit in the header of a laptop, so that the menu button shows there too. */
function withManyLinks({ catalogue: { menu } }: World): void {
  const [first] = menu;
  if (!first) return;
  const names = ['Volleyball', 'Basketball', 'Swimming', 'Wrestling', 'Tournaments', 'Hall of fame'];
  for (const [index, title] of names.entries())
    menu.push({ ...first, id: 900 + index, title, url: `/schedule?sport=${index + 1}`, placement: 'header' });
}

async function opensMenu({ page, user, expect }: PlayContext): Promise<void> {
  await user.click(await page.findByRole('button', { name: 'Open the menu' }));
  await expect(await page.findByRole('button', { name: 'Close the menu' })).toBeVisible();
}

export const Menu: Story = { play: acts(opensMenu) };

export const MenuOfAMember: Story = { ...inState({ account: MEMBER }), play: acts(opensMenu) };

export const LongName: Story = {
  ...inState({
    arrange: ({ catalogue: { settings } }) => {
      settings.name = 'Conférence des écoles secondaires du Nord-Est de l’Ontario';
      settings.logo = null;
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: /^Conférence des écoles/ })).toBeVisible();
  }),
};
