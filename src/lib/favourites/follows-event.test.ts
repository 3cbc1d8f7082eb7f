import { expect, test } from 'vitest';
import { followsEvent } from './follows-event';

const known = {
  schoolsOf: (id: number) => (id === 12 ? [3] : [4]),
  categoriesOf: (id: number) => [Math.floor(id / 10), id],
};

test.each([
  ['its home team', 'participant', 12, true],
  ['another team', 'participant', 3, false],
  ['the school of its home team', 'group', 3, true],
  ['another school', 'group', 12, false],
  ['its sport', 'category', 2, true],
  ['its division', 'category', 21, true],
  ['another sport', 'category', 1, false],
  ['a venue, which nobody can follow', 'event_location', 12, false],
])('a viewer follows an event if they follow %s: %4$s', (_, favoritable_type, favoritable_id, follows) => {
  const event = { event_category_id: 21, participants: [{ id: 12 }, { id: 15 }] };
  expect(followsEvent([{ favoritable_type, favoritable_id }], event, known)).toBe(follows);
});
