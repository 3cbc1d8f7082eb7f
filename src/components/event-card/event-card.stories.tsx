import { useGetEvent } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { FAN } from '@storybook-site/story-help/checkout';
import { GAME_ID, game } from '@storybook-site/story-help/games';
import { FRENCH, LIGHT, usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { expect, within } from 'storybook/test';
import { EventCard } from './event-card';
import { EventCardSkeleton } from './event-card-skeleton';
import { EventStatus } from './event-status';
import { EventTime } from './event-time';

export default {
  title: 'Pieces/Event card',
  tags: ['autodocs'],
  ...usedInChannel(
    'One event in a list. Use it wherever a viewer chooses among events; on the event’s own page the facts are under the video instead, and a recording without a game has a card of its own.',
    { arrange: game('live') },
  ),
};

const HOUR = 3_600;
const NOBODY: Partial<Event> = { participants: [], image: null };

type Kind = [name: string, change: (now: number) => Partial<Event>];

const KINDS: readonly Kind[] = [
  ['Live', () => ({})],
  ['Within the hour', (now) => ({ ...coming, event_utc_ts: now + HOUR / 2 })],
  ['Upcoming', (now) => ({ ...coming, event_utc_ts: now + 30 * HOUR })],
  ['Replay', (now) => ({ ...over('ready'), duration: 2 * HOUR, event_utc_ts: now - 72 * HOUR })],
  ['Replay in preparation', (now) => ({ ...over('preparing'), event_utc_ts: now - 3 * HOUR })],
  ['Over, not recorded', (now) => ({ ...over('none'), event_utc_ts: now - 3 * HOUR })],
  [
    'Ceremony',
    (now) => ({ ...coming, ...NOBODY, event_utc_ts: now + 50 * HOUR, name: 'Hall of Fame ceremony' }),
  ],
];

const coming: Partial<Event> = { stream_status: 'upcoming', score: null };
const over = (recording: Event['recording']): Partial<Event> => ({
  stream_status: 'finished',
  recording,
  score: { home: 5, away: 3, period: null, clock: null, final: true },
});

const sold = { has_access: false, single_event_package_id: 1, base_price: 1299, service_fee: 100 };

const ACCESSES: readonly [name: string, change: Partial<Event>][] = [
  ['Free', { type: 'free', has_access: true }],
  ['Free with an account', { type: 'register', has_access: false }],
  ['In passes', { type: 'paid', ...sold, single_event_package_id: null }],
  ['Pay-per-view', { type: 'ppv', ...sold }],
  ['The viewer has it', { type: 'ppv', ...sold, has_access: true }],
];

/** Loads the demo's game from the backend. */
function useGame(): Event | undefined {
  return useGetEvent(GAME_ID).data;
}

const grid = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
} as const;

function Cards({ kinds = KINDS, accesses = ACCESSES, list = false }) {
  const event = useGame();
  if (!event) return null;
  const now = Math.floor(Date.now() / 1000);
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {kinds.map(([kind, changeOf]) => (
        <section key={kind} aria-label={kind} style={{ display: 'grid', gap: 12 }}>
          <h2>{kind}</h2>
          <div style={list ? { display: 'grid', gap: 16 } : grid}>
            {accesses.map(([access, change]) => (
              <EventCard
                key={access}
                event={{ ...event, ...changeOf(now), ...change }}
                arrangement={list ? 'list' : 'grid'}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const showsEach: Story['play'] = async ({ canvasElement }) => {
  for (const [kind] of KINDS) {
    const row = within(await within(canvasElement).findByRole('region', { name: kind }, { timeout: 5_000 }));
    await expect(row.getAllByRole('article')).toHaveLength(ACCESSES.length);
  }
};

export const EveryKindAndAccess: Story = { render: () => <Cards />, play: showsEach };
export const InFrench: Story = { ...FRENCH, render: () => <Cards />, play: showsEach };
export const OnALightChannel: Story = { ...LIGHT, render: () => <Cards />, play: showsEach };
export const InFrenchOnALightChannel: Story = {
  globals: { ...FRENCH.globals, ...LIGHT.globals },
  render: () => <Cards />,
  play: showsEach,
};
export const SignedIn: Story = { ...inState({ account: FAN }), render: () => <Cards />, play: showsEach };
export const WithThePictureAtTheSide: Story = { render: () => <Cards list />, play: showsEach };

const LONG = {
  name: 'Northern Conference Women’s Volleyball Championship, semi-final of the western division, first leg',
};

export const LongTitle: Story = {
  render: () => <Cards kinds={[['Long title', () => ({ ...LONG, ...NOBODY })]]} />,
};

function Parts() {
  const event = useGame();
  if (!event) return null;
  const now = Math.floor(Date.now() / 1000);
  return (
    <ul style={{ display: 'grid', gap: 16 }}>
      {KINDS.map(([kind, changeOf]) => {
        const changed = { ...event, ...changeOf(now) };
        return (
          <li key={kind} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <EventStatus event={changed} />
            <EventTime event={{ ...changed, time_zone: 'America/Los_Angeles' }} venue />
          </li>
        );
      })}
    </ul>
  );
}

/** The status on the image, and the start time with the venue's time if it differs. */
export const StatusAndTime: Story = { render: () => <Parts /> };

export const Loading: Story = {
  render: () => (
    <div style={grid} aria-hidden="true">
      <EventCardSkeleton />
      <EventCardSkeleton />
      <EventCardSkeleton arrangement="list" />
    </div>
  ),
};
