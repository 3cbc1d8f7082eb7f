import type { StoryResponses } from '@storybook-site/demo/story-responses';
import { type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// The bootstrap request fails, and so does one of the requests that replace it. The rest of the site works.
export default { title: 'Screens/Start-up/By parts', ...at('/schedule') };

const without = (responses: StoryResponses, path?: string) =>
  inState({ responses: { getBootstrap: 500, getStaticSettings: 404, ...responses }, ...(path && { path }) });

async function optionsOf({ page, user }: PlayContext, label: string): Promise<number> {
  const filters = await page.findByRole('button', { name: /^Filters/ });
  if (filters.getAttribute('aria-expanded') === 'false') await user.click(filters);
  return (await page.findByRole('combobox', { name: label })).querySelectorAll('option').length;
}

const seesEmpty = (label: string) => async (context: PlayContext) => {
  await context.expect(await optionsOf(context, label)).toBe(1);
};

export const AllPartsLoad: Story = {
  ...without({}),
  play: sees(
    [
      'getSettings 200',
      'getMenu 200',
      'listEventCategories 200',
      'listEventLocations 200',
      'listParticipantGroups 200',
    ],
    async (context) => {
      const { page, expect } = context;
      await expect(await page.findByRole('contentinfo')).toHaveTextContent('Northfield Sports Network');
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveTextContent('Library');
      for (const label of ['Sport', 'City', 'School'])
        await expect(await optionsOf(context, label)).toBeGreaterThan(3);
    },
  ),
};

const seesNoMenu = async ({ page, expect }: PlayContext) => {
  await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.queryByRole('link', { name: 'Library' })).not.toBeInTheDocument();
};

export const MenuRateLimited: Story = {
  ...without({ getMenu: 429 }),
  play: sees(['getMenu 429'], seesNoMenu),
};
export const MenuFailed: Story = { ...without({ getMenu: 500 }), play: sees(['getMenu 500'], seesNoMenu) };

export const SportsRefused: Story = {
  ...without({ listEventCategories: 400 }),
  play: sees(['listEventCategories 400'], seesEmpty('Sport')),
};
export const SportsRateLimited: Story = {
  ...without({ listEventCategories: 429 }),
  play: sees(['listEventCategories 429'], seesEmpty('Sport')),
};
export const SportsFailed: Story = {
  ...without({ listEventCategories: 500 }),
  play: sees(['listEventCategories 500'], seesEmpty('Sport')),
};

export const PlacesRateLimited: Story = {
  ...without({ listEventLocations: 429 }),
  play: sees(['listEventLocations 429'], seesEmpty('City')),
};
export const PlacesFailed: Story = {
  ...without({ listEventLocations: 500 }),
  play: sees(['listEventLocations 500'], seesEmpty('City')),
};

export const SchoolsRefused: Story = {
  ...without({ listParticipantGroups: 400 }),
  play: sees(['listParticipantGroups 400'], seesEmpty('School')),
};
export const SchoolsRateLimited: Story = {
  ...without({ listParticipantGroups: 429 }),
  play: sees(['listParticipantGroups 429'], seesEmpty('School')),
};
export const SchoolsFailed: Story = {
  ...without({ listParticipantGroups: 500 }),
  play: sees(['listParticipantGroups 500'], seesEmpty('School')),
};

/** Without data about the schools' genders, no school is filtered out. */
const SWIMMING = '/schedule?gender=not+identified';
const seesAllSchools = async (context: PlayContext) => {
  await context.expect(await optionsOf(context, 'School')).toBe(25);
};

export const SchoolsByGender: Story = {
  ...without({}, SWIMMING),
  play: sees(['listParticipantGroupProperties 200'], async (context) => {
    await context.expect(await optionsOf(context, 'School')).toBeLessThan(25);
  }),
};
export const SchoolsSportsRefused: Story = {
  ...without({ listParticipantGroupProperties: 400 }, SWIMMING),
  play: sees(['listParticipantGroupProperties 400'], seesAllSchools),
};
export const SchoolsSportsRateLimited: Story = {
  ...without({ listParticipantGroupProperties: 429 }, SWIMMING),
  play: sees(['listParticipantGroupProperties 429'], seesAllSchools),
};
export const SchoolsSportsFailed: Story = {
  ...without({ listParticipantGroupProperties: 500 }, SWIMMING),
  play: sees(['listParticipantGroupProperties 500'], seesAllSchools),
};
