import { useListEvents } from '@generated/api/events/events';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import type { Story } from '@storybook-site/story-help/stories';
import { expect, userEvent, within } from 'storybook/test';
import { EventList, EventListSkeleton } from './event-list';
import { EventTable } from './event-table';
import { ViewMenu } from './view-menu';

export default {
  title: 'Pieces/Lists of events',
  tags: ['autodocs'],
  ...usedInChannel(
    'Events in the order of the backend, as cards or as a table: whichever the viewer chose, which the site remembers. A row of home moves sideways on a phone; below a video it is always cards.',
  ),
};

interface ListProps {
  count?: number;
  rail?: boolean;
  menu?: boolean;
}

function List({ count = 6, rail = false, menu = false }: ListProps) {
  const { data } = useListEvents({ limit: count, stream_status: 'upcoming' });
  if (!data) return <EventListSkeleton count={count} />;
  return (
    <>
      {menu && <ViewMenu />}
      <EventList events={data.data} label="Games" level={2} rail={rail} />
    </>
  );
}

export const Cards: Story = {
  render: () => <List menu />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByRole('article', {}, { timeout: 5_000 })).toHaveLength(6);
    const choose = async (name: string) => {
      await userEvent.click(page.getByRole('button', { name: 'View' }));
      await userEvent.click(await page.findByRole('button', { name }));
    };
    await choose('Table');
    await expect(await page.findByRole('table', { name: 'Games' })).toBeVisible();
    // Switches back to the grid, because the choice is stored and would change the other stories.
    await choose('Grid');
    await expect(await page.findAllByRole('article')).toHaveLength(6);
  },
};

export const RailOfHome: Story = { render: () => <List rail count={8} /> };
/** A single card has its image at the side, because a grid would be mostly empty. */
export const RailOfOne: Story = { render: () => <List rail count={1} /> };
export const Loading: Story = { render: () => <EventListSkeleton count={6} /> };

function Table() {
  const { data } = useListEvents({ limit: 12, stream_status: 'upcoming' });
  return data ? <EventTable events={data.data} label="Games" /> : null;
}

export const AsTable: Story = {
  render: () => <Table />,
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Games' }, { timeout: 5_000 });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
  },
};
