import { expect, test } from 'vitest';
import { leadEvent } from './lead-event';

const event = (id: number, facts: { has_access?: boolean; is_featured?: boolean } = {}) => ({
  id,
  has_access: false,
  is_featured: false,
  ...facts,
});
const followed = [3, 13];

test.each([
  ['a live favourite', [event(1, { has_access: true, is_featured: true }), event(3)], [event(13)], 3],
  [
    'a live game that the viewer may watch',
    [event(1, { is_featured: true }), event(2, { has_access: true })],
    [],
    2,
  ],
  ['a live game that the channel features', [event(1), event(2, { is_featured: true })], [], 2],
  ['the earliest of equal live games', [event(1), event(2)], [], 1],
  ['a live game, even before an upcoming favourite', [event(1)], [event(13)], 1],
  ['the next favourite', [], [event(11), event(13)], 13],
  ['the next game', [], [event(11), event(12, { is_featured: true })], 11],
  ['nothing without games', [], [], undefined],
])('home shows first: %s', (_, live, upcoming, id) => {
  expect(leadEvent({ live, upcoming }, (each) => followed.includes(each.id))?.id).toBe(id);
});
