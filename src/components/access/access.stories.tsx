import { useGetEvent } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { GAME_ID, game, SOLD_SEPARATELY } from '@storybook-site/story-help/games';
import { FRENCH, LIGHT, usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { expect, waitFor, within } from 'storybook/test';
import { AccessBadge } from './access-badge';
import { EventInvitation } from './event-invitation';
import { GeoNotice } from './geo-notice';
import { PendingPayment } from './pending-payment';

export default {
  title: 'Pieces/Price and access',
  tags: ['autodocs'],
  ...usedInChannel(
    'What it takes to watch an event, and the button for it. One label and one button for each event, everywhere; the gate in front of the video says the same in larger words.',
    { arrange: game('live', SOLD_SEPARATELY) },
  ),
};

const CHANGES: readonly [name: string, change: Partial<Event>][] = [
  ['Free', { type: 'free', has_access: true }],
  ['Free with an account', { type: 'register', has_access: false, price: 0 }],
  ['In passes', { type: 'paid', has_access: false, single_event_package_id: null }],
  ['Pass or ticket', { type: 'paid', has_access: false }],
  ['Pay-per-view', { type: 'ppv', has_access: false }],
  ['The viewer has it', { type: 'ppv', has_access: true }],
  ['Upcoming', { type: 'free', has_access: true, stream_status: 'upcoming' }],
];

function Labels({ gate = false }: { gate?: boolean }) {
  const { data: event } = useGetEvent(GAME_ID);
  if (!event) return null;
  return (
    <ul style={{ display: 'grid', gap: 16, listStyle: 'none', padding: 0 }}>
      {CHANGES.map(([name, change]) => {
        const changed = { ...event, ...change };
        return (
          <li
            key={name}
            aria-label={name}
            style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}
          >
            <AccessBadge event={changed} />
            <EventInvitation event={changed} gate={gate} />
          </li>
        );
      })}
    </ul>
  );
}

const showsEach: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(CHANGES.length), { timeout: 5_000 });
  for (const item of page.getAllByRole('listitem'))
    await expect(within(item).getAllByRole('link')).toHaveLength(1);
};

export const InLists: Story = { render: () => <Labels />, play: showsEach };
export const AtTheGate: Story = { render: () => <Labels gate />, play: showsEach };
export const InFrench: Story = { ...FRENCH, render: () => <Labels />, play: showsEach };
export const OnALightChannel: Story = { ...LIGHT, render: () => <Labels gate />, play: showsEach };

export const NotInThisRegion: Story = {
  ...inState({ scenario: 'geo-blocked' }),
  render: () => <GeoNotice id={GAME_ID} onRecheck={async () => {}} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};

function Pending() {
  const { data: event } = useGetEvent(GAME_ID);
  if (!event) return null;
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <div>
        <PendingPayment event={event} state="bank" />
      </div>
      <div>
        <PendingPayment event={event} state="unsettled" />
      </div>
    </div>
  );
}

/** A payment in progress replaces the button to buy. */
export const PaymentInProgress: Story = {
  render: () => <Pending />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('status')).not.toHaveLength(0);
  },
};
