import { seesAlert, seesHeading, seesPanel } from '@storybook-site/story-help/expectations';
import { acts, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Browse/Schedule', ...at('/schedule') };

export const Many: Story = {
  play: sees(['listEvents 200'], async ({ page, expect }) => {
    await expect(await page.findByText(/^\d+ events$/)).toBeVisible();
    await expect(page.getAllByRole('article').length).toBeGreaterThan(5);
  }),
};

export const Live: Story = {
  ...inState({ path: '/live' }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByText('Live', { selector: 'article *' }))[0]).toBeVisible();
  }),
};

export const Upcoming: Story = { ...inState({ path: '/upcoming' }), play: acts(seesHeading('Schedule', 1)) };
export const OnDemand: Story = { ...inState({ path: '/vod' }), play: acts(seesHeading('Schedule', 1)) };

export const AsTable: Story = {
  ...inState({ device: { event_view: { display: 'table', view: 'list' } } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('columnheader', { name: 'When', hidden: true })).toBeInTheDocument();
  }),
};

export const Filtered: Story = {
  ...inState({ path: '/schedule?gender=female&state=Minnesota' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('combobox', { name: 'Gender' })).toHaveValue('female');
  }),
};

export const ASchool: Story = {
  ...inState({ path: '/northfield' }),
  play: acts(seesHeading('Northfield Falcons', 1)),
};

export const Nothing: Story = {
  ...inState({ scenario: 'nothing-on' }),
  play: acts(seesHeading('No events here yet')),
};

export const NothingFits: Story = {
  ...inState({ path: '/schedule?title=zzzz' }),
  play: acts(seesHeading('No events match these filters')),
};

export const One: Story = {
  ...inState({ arrange: ({ catalogue }) => void catalogue.events.splice(1) }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
  }),
};

export const VeryLongNames: Story = {
  ...inState({
    arrange: ({ catalogue }) => {
      for (const row of catalogue.events) {
        row.name = `${row.name}: the quarter-final of the Northern Interscholastic Invitational Championship`;
        // The generated images contain names, so these images need their own URLs.
        row.image &&= `${row.image}?long-names`;
        for (const team of row.participants) team.short_name = `${team.short_name} of Saint-Louis-du-Ha! Ha!`;
      }
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect((await page.findAllByText(/Saint-Louis-du-Ha/))[0]).toBeVisible();
  }),
};

export const Loading: Story = {
  ...inState({ responses: { listEvents: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
    await expect(page.queryByText(/^\d+ events$/)).not.toBeInTheDocument();
  }),
};
export const Failed: Story = {
  ...inState({ responses: { listEvents: 500 } }),
  play: sees(['listEvents 500'], seesPanel(500)),
};
export const Offline: Story = {
  ...inState({ responses: { listEvents: 'no connection' } }),
  play: acts(seesAlert('The server isn’t responding. Check your connection and try again.')),
};

/** If the teams fail to load, events show their own names. */
export const TeamsRefused: Story = {
  ...inState({ responses: { listParticipants: 400 } }),
  play: sees(['listParticipants 400'], seesTeamChoice(1)),
};
export const TeamsRateLimited: Story = {
  ...inState({ responses: { listParticipants: 429 } }),
  play: sees(['listParticipants 429'], seesTeamChoice(1)),
};
export const TeamsFailed: Story = {
  ...inState({ responses: { listParticipants: 500 } }),
  play: sees(['listParticipants 500'], seesTeamChoice(1)),
};
export const Teams: Story = {
  play: sees(['listParticipants 200'], seesTeamChoice(61)),
};

function seesTeamChoice(count: number): Parameters<typeof acts>[0] {
  return async ({ page, user, expect }) => {
    await user.click(await page.findByRole('button', { name: /^Filters/ }));
    const teams = await page.findByRole('combobox', { name: 'Team' });
    await expect(teams.querySelectorAll('option').length).toBe(count);
  };
}

export const FavouritesSignedOut: Story = {
  ...inState({ path: '/schedule?favourites=1' }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Please log in to start favouriting')).toBeVisible();
  }),
};

const FAVOURITES = { path: '/schedule?favourites=1', account: 'member@grandstand.test' };

export const Favourites: Story = {
  ...inState(FAVOURITES),
  play: sees(['listFavoriteEvents 200'], async ({ page, expect }) => {
    await expect(await page.findByText(/^\d+ events?$/)).toBeVisible();
  }),
};
export const FavouritesFailed: Story = {
  ...inState({ ...FAVOURITES, responses: { listFavoriteEvents: 500 } }),
  play: sees(['listFavoriteEvents 500'], seesPanel(500)),
};
export const FavouritesSessionOver: Story = {
  ...inState({ ...FAVOURITES, responses: { listFavoriteEvents: 401 } }),
  play: sees(['listFavoriteEvents 401'], async ({ page, expect }) => {
    await expect(await page.findByText('Please log in to start favouriting')).toBeVisible();
  }),
};

export const OneDay: Story = {
  ...inState({ path: '/schedule?start_date=2026-10-18&end_date=2026-10-18' }),
  play: acts(async ({ page, expect }) => {
    const strip = await page.findByRole('group', { name: 'Days' });
    await expect(strip.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
  }),
};
