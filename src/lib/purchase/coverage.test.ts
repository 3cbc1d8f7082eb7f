import { expect, test } from 'vitest';
import { type Coverable, covers, type Opening } from './coverage';

const opening = (input: Partial<Opening>): Opening => ({
  capabilities: ['watch'],
  everything: false,
  event_id: null,
  participant_id: null,
  event_categories: [],
  ...input,
});
const game = (input: Partial<Coverable> = {}): Coverable => ({
  id: 40,
  type: 'paid',
  event_category_id: 62,
  participants: [{ id: 12 }, { id: 15 }],
  ...input,
});
/** Returns category 62 with its parent 6. */
const lineageOf = (id: number) => (id === 62 ? [6, 62] : [id]);

test.each<[string, Partial<Opening>, Coverable, boolean]>([
  ['its own ticket', { event_id: 40 }, game(), true],
  ['not another event’s ticket', { event_id: 41 }, game(), false],
  ['its own ticket, for pay-per-view', { event_id: 40 }, game({ type: 'ppv' }), true],
  ['a pass for its sport', { event_categories: [6] }, game(), true],
  ['a pass for its division', { event_categories: [62] }, game(), true],
  ['not a pass for another division', { event_categories: [61] }, game(), false],
  ['a pass for the parent sport', { event_categories: [62] }, game({ event_category_id: 6 }), false],
  ['a pass for the home team', { participant_id: 12 }, game(), true],
  ['a pass for the away team', { participant_id: 15 }, game(), true],
  ['not a pass for a team that does not play', { participant_id: 13 }, game(), false],
  ['everything', { everything: true }, game(), true],
  ['not a pass for everything, for pay-per-view', { everything: true }, game({ type: 'ppv' }), false],
  ['not a pass for its sport, for pay-per-view', { event_categories: [6] }, game({ type: 'ppv' }), false],
  [
    'a pass for everything, where nothing need be bought',
    { everything: true },
    game({ type: 'free' }),
    false,
  ],
  [
    'not a pass without the capability to watch',
    { event_categories: [6], capabilities: ['clipping'] },
    game(),
    false,
  ],
  ['not a pass without a sport', {}, game(), false],
])('decides whether an event is covered: %s', (_, input, event, opens) =>
  expect(covers(opening(input), event, lineageOf)).toBe(opens),
);
