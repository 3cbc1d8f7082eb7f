import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { viewedEvent } from './viewed-event';

const leaf = (id: number, name: string) => ({ id, name, children: [] });
const categories = [
  {
    id: 1,
    name: 'Hockey',
    children: [leaf(2, 'Junior hockey'), { id: 3, name: 'North League', children: [leaf(4, 'North U16')] }],
  },
  leaf(5, 'Football'),
];
const group = { id: 3, name: 'Northfield', alias: null, image: null };
const team = (id: number, gender: 'female' | 'male' | 'not identified', groups = [group]) => ({
  id,
  name: `Team ${id}`,
  short_name: 'T',
  alias: null,
  images: [],
  color: null,
  properties: { gender, sport: null },
  groups,
});
const teams = new Map([
  [12, team(12, 'female')],
  [15, team(15, 'male', [{ ...group, name: 'Lakeside' }])],
  [16, team(16, 'not identified', [])],
]);
const playing = (...ids: number[]) =>
  ids.map((id) => ({ id, name: 'x', short_name: 'x', alias: null, image: null, color: null }));

const live = 'live' as const;
const finished = 'finished' as const;

eachCase([
  [
    'a game in a division',
    { stream_status: finished, event_category_id: 2, participants: playing(12, 15) },
    {
      stream_type: 'vod',
      category: 'Junior hockey',
      sport: 'Hockey',
      gender: 'female',
      school: 'Northfield',
      league: null,
    },
  ],
  [
    'a live game in a league',
    { stream_status: live, event_category_id: 4, participants: playing(15, 12) },
    {
      stream_type: 'live',
      category: 'North U16',
      sport: 'Hockey',
      gender: 'male',
      school: 'Lakeside',
      league: 'North League',
    },
    shows('call POST /datalake/video/viewing/'),
  ],
  [
    'a sport without divisions and a team without a school',
    { stream_status: live, event_category_id: 5, participants: playing(16) },
    {
      stream_type: 'live',
      category: 'Football',
      sport: 'Football',
      gender: 'not identified',
      school: null,
      league: null,
    },
  ],
  [
    'a meet',
    { stream_status: finished, event_category_id: 5, participants: playing(12, 15, 16) },
    { stream_type: 'vod', category: 'Football', sport: 'Football', gender: null, school: null, league: null },
  ],
  [
    'an event of an unknown category and an unknown team',
    { stream_status: finished, event_category_id: 99, participants: playing(77) },
    { stream_type: 'vod', category: null, sport: null, gender: null, school: null, league: null },
  ],
])('viewedEvent describes an event for viewing reports: %s', (_, event, viewed) => {
  expect(viewedEvent(event, 8803, { categories, teams })).toEqual({ stream_id: 8803, ...viewed });
});
