import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { eventTitle } from './event-title';

const team = (short_name: string) => ({ short_name });
const at = ({ away, home }: { away: string; home: string }) => `${away} at ${home}`;

eachCase([
  ['two teams', [team('Falcons'), team('Wolves')], 'Wolves at Falcons', shows('event title')],
  ['no team', [], 'Swim meet'],
  ['one team', [team('Falcons')], 'Swim meet'],
  ['three teams', [team('Falcons'), team('Wolves'), team('Otters')], 'Swim meet', shows('event title')],
])('titles an event with %s', (_, participants, title) => {
  expect(eventTitle({ name: 'Swim meet', participants }, at)).toBe(title);
});
