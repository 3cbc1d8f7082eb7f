import { useListEvents } from '@generated/api/events/events';
import type { Event, Package } from '@generated/model';
import { FAN } from '@storybook-site/story-help/checkout';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useChannel } from '../../api/hooks/channel';
import { CurrencyNote } from './currency-note';
import { EventRows } from './event-rows';
import { NameFilter } from './name-filter';
import { PassCovers } from './pass-covers';
import { AddsText, ProductAdds } from './product-adds';
import { TeamChooser } from './team-chooser';
import type { ProductAdds as Adds } from './use-added';

export default {
  title: 'Pieces/What a pass opens',
  tags: ['autodocs'],
  ...usedInChannel(
    'What a pass covers and what it adds for this viewer, said before paying: on the card of the pass, in the choice of a team and at checkout. A figure that cannot be counted is left out, never guessed.',
  ),
};

const column = { display: 'grid', gap: 32, maxWidth: 480 } as const;

function WithEvents({ children }: { children(events: Event[]): ReactNode }) {
  const { data } = useListEvents({ limit: 8, stream_status: 'upcoming' });
  return data ? children(data.data) : null;
}

const nothing = (): Adds => ({
  allComing: [],
  coming: [],
  recordings: [],
  ownsAll: false,
  ownedUntil: null,
  excluded: [],
  hasMoreComing: false,
  countsRecordings: true,
});

type Case = [name: string, adds: (events: Event[]) => Partial<Adds>];

const CASES: readonly Case[] = [
  ['Games and recordings', (events) => ({ coming: events, recordings: events })],
  ['More games than are counted', (events) => ({ coming: events, hasMoreComing: true })],
  ['All but two pay-per-view games', (events) => ({ coming: events, excluded: events.slice(0, 2) })],
  ['All but many pay-per-view games', (events) => ({ coming: events, excluded: events })],
  ['Nothing', () => ({})],
  ['The viewer has all of it', () => ({ ownsAll: true })],
  ['The viewer has all of it until a day', () => ({ ownsAll: true, ownedUntil: Date.UTC(2026, 11, 23, 18) })],
];

function Words() {
  return (
    <WithEvents>
      {(events) => (
        <div style={column}>
          {CASES.map(([name, adds]) => (
            <section key={name} aria-label={name}>
              <AddsText adds={{ ...nothing(), ...adds(events) }} />
            </section>
          ))}
        </div>
      )}
    </WithEvents>
  );
}

export const WhatItAdds: Story = {
  render: () => <Words />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const [name] of CASES)
      await expect(await page.findByRole('region', { name }, { timeout: 5_000 })).not.toBeEmptyDOMElement();
    const dated = page.getByRole('region', { name: 'The viewer has all of it until a day' });
    await expect(dated).toHaveTextContent('December 23, 2026');
  },
};

function PassesOf({ children }: { children(item: Package): ReactNode }) {
  return (
    <div style={column}>
      {useChannel().packages.map((item) => (
        <section key={item.id}>
          <h2>{item.name}</h2>
          {children(item)}
        </section>
      ))}
    </div>
  );
}

/** Shows for each pass of the demo channel what it adds for this viewer. */
export const WhatEachAdds: Story = {
  ...inState({ account: FAN }),
  render: () => (
    <PassesOf>
      {(item) => <ProductAdds read={(added) => added.byPass(item, item.participants[0] ?? null)} />}
    </PassesOf>
  ),
};
export const WhatEachCovers: Story = {
  render: () => <PassesOf>{(item) => <PassCovers item={item} />}</PassesOf>,
};

export const Games: Story = {
  render: () => (
    <div style={column}>
      <WithEvents>{(events) => <EventRows events={events} />}</WithEvents>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByText('Show 6 more games', {}, { timeout: 5_000 });
    await userEvent.click(more);
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(8);
  },
};

function Filter() {
  const [value, choose] = useState('');
  return (
    <NameFilter
      label="buy.school"
      rows={useChannel()['participant-groups']}
      value={value}
      onChoose={choose}
    />
  );
}

export const FilterByName: Story = { render: () => <Filter /> };

function Chooser() {
  const item = useChannel().packages.find(({ is_team_pass }) => is_team_pass);
  return item ? <TeamChooser item={item} onChoose={() => {}} /> : null;
}

export const ChoiceOfATeam: Story = {
  render: () => <Chooser />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox', {}, { timeout: 5_000 }), 'nobody at all');
    await expect(await page.findByText(/^No team by that name/)).toBeVisible();
  },
};

export const NoteOnTheCurrency: Story = {
  globals: { language: 'fr' },
  render: () => <CurrencyNote />,
};
