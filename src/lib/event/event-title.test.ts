import { expect, test } from 'vitest';
import { eventTitle } from './event-title';

const team = (short_name: string) => ({ short_name });
const at = ({ away, home }: { away: string; home: string }) => `${away} at ${home}`;

test.each([
  ['two teams', [team('Falcons'), team('Wolves')], 'Wolves at Falcons'],
  ['no team', [], 'Swim meet'],
  ['one team', [team('Falcons')], 'Swim meet'],
  ['three teams', [team('Falcons'), team('Wolves'), team('Otters')], 'Swim meet'],
])('%s', (_, participants, title) => {
  expect(eventTitle({ name: 'Swim meet', participants }, at)).toBe(title);
});
