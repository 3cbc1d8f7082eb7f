import type { Event, EventList, PackageList } from '@generated/model';
import { expect, test } from 'vitest';
import { addedBy, type TimedOpening } from '../../lib/purchase/added';
import { onlyCounted, packagesResponses } from './first-responses';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const game = (id: number, change: Partial<Event> = {}): Event =>
  ({
    id,
    name: `Game ${id}`,
    description: 'A long text',
    type: 'paid',
    event_category_id: 11 + (id % 2),
    participants: [
      { id: 100 + id, short_name: 'Otters', name: 'Lakeside Otters', image: '/otters.webp' },
      { id: 200 + id, short_name: 'Lynx', name: 'Harbor Lynx', image: '/lynx.webp' },
    ],
    event_utc_ts: NOW / 1000 + id * 86_400,
    duration: 7_200,
    stream_status: 'upcoming',
    recording: 'none',
    has_access: false,
    ...change,
  }) as unknown as Event;

const GAMES = [
  game(1),
  game(2, { type: 'ppv' }),
  game(3, { stream_status: 'finished', recording: 'ready' }),
  game(4, { stream_status: 'finished', recording: 'none' }),
  game(5, { has_access: true }),
];

const trimmed = (data: readonly Event[]) =>
  onlyCounted({ data, meta: { total: data.length } } as unknown as EventList).data as unknown as Event[];

const OPENINGS: [string, TimedOpening['opening']][] = [
  [
    'everything',
    { capabilities: ['watch'], everything: true, event_id: null, participant_id: null, event_categories: [] },
  ],
  [
    'one sport',
    {
      capabilities: ['watch'],
      everything: false,
      event_id: null,
      participant_id: null,
      event_categories: [11],
    },
  ],
  [
    'one team',
    { capabilities: ['watch'], everything: false, event_id: null, participant_id: 103, event_categories: [] },
  ],
  [
    'one game',
    { capabilities: ['watch'], everything: false, event_id: 2, participant_id: null, event_categories: [] },
  ],
];

test.each(OPENINGS)('a product that opens %s has the same figures with trimmed games', (_, opening) => {
  const product = { opening, until: NOW + 400 * 86_400_000 };
  const figures = (events: readonly Event[]) => {
    const added = addedBy(product, events, { owned: [], now: NOW, lineageOf: () => [] });
    const ids = (list: readonly Event[]) => list.map(({ id }) => id);
    return {
      ...added,
      allComing: ids(added.allComing),
      coming: ids(added.coming),
      recordings: ids(added.recordings),
      excluded: ids(added.excluded),
    };
  };
  expect(figures(trimmed(GAMES))).toEqual(figures(GAMES));
});

test('trimming keeps the names of upcoming games and their teams, and no other texts', () => {
  const [coming, , recording] = trimmed(GAMES);
  expect(coming).toMatchObject({ name: 'Game 1', participants: [{ short_name: 'Otters' }, {}] });
  expect(JSON.stringify(coming)).not.toMatch(/long text|webp/);
  expect(recording).not.toHaveProperty('name');
});

test('trimming leaves out the packages of single events', () => {
  const list = {
    data: [
      { id: 1, type: 'all_access' },
      { id: 2, type: 'single_event' },
    ],
  } as PackageList;
  const [packages] = packagesResponses();
  expect(packages?.trim?.(list)).toEqual({ data: [{ id: 1, type: 'all_access' }] });
});
