import { FAN } from '@storybook-site/story-help/checkout';
import { seesText } from '@storybook-site/story-help/expectations';
import { game, watchPath } from '@storybook-site/story-help/games';
import { seesToast } from '@storybook-site/story-help/notices';
import { acts } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// The star on a school's page, and the star of a game, which opens the stars of its teams and sport.
export default { title: 'Screens/Browse/Favourite star', ...at('/schedule?school=northfield') };

const SCHOOL = /^(Add|Remove) Northfield (to|from) your favourites$/;

export const VisitorPressed: Story = {
  play: acts(async (context) => {
    await context.user.click(await context.page.findByRole('button', { name: SCHOOL }));
    await seesToast(/^Please log in to start favouriting/)(context);
  }),
};

export const Off: Story = {
  ...inState({ account: FAN }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: SCHOOL, pressed: false })).toBeVisible();
  }),
};

export const On: Story = {
  ...inState({ account: FAN }),
  play: acts(async ({ page, user, expect }) => {
    await user.click(await page.findByRole('button', { name: SCHOOL, pressed: false }));
    await expect(await page.findByRole('button', { name: SCHOOL, pressed: true })).toBeVisible();
  }),
};

export const OfAGame: Story = {
  ...inState({ account: FAN, path: watchPath(), arrange: game('upcoming') }),
  play: acts(async (context) => {
    const [star] = await context.page.findAllByRole('button', { name: /^Favourites: / });
    await context.user.click(star);
    await seesText('Follow')(context);
    await context
      .expect(await context.page.findByRole('button', { name: 'Add Football to your favourites' }))
      .toBeVisible();
  }),
};
