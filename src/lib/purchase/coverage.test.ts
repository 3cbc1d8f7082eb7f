import { expect, test } from 'vitest';
import { type Coverable, covers, type Opening } from './coverage';

const opening = (given: Partial<Opening>): Opening => ({
  capabilities: ['watch'],
  everything: false,
  event_id: null,
  participant_id: null,
  event_categories: [],
  ...given,
});
const game = (given: Partial<Coverable> = {}): Coverable => ({
  id: 40,
  type: 'paid',
  event_category_id: 62,
  participants: [{ id: 12 }, { id: 15 }],
  ...given,
});
/** 62 is a part of 6. */
const lineOf = (id: number) => (id === 62 ? [6, 62] : [id]);

test.each<[string, Partial<Opening>, Coverable, boolean]>([
  ['its own ticket', { event_id: 40 }, game(), true],
  ['another’s ticket', { event_id: 41 }, game(), false],
  ['its own ticket, pay-per-view', { event_id: 40 }, game({ type: 'ppv' }), true],
  ['its sport', { event_categories: [6] }, game(), true],
  ['its division', { event_categories: [62] }, game(), true],
  ['another division', { event_categories: [61] }, game(), false],
  [
    'a division of what is held for the whole sport',
    { event_categories: [62] },
    game({ event_category_id: 6 }),
    false,
  ],
  ['the home team', { participant_id: 12 }, game(), true],
  ['the away team', { participant_id: 15 }, game(), true],
  ['a team that does not play', { participant_id: 13 }, game(), false],
  ['everything', { everything: true }, game(), true],
  ['everything, for pay-per-view', { everything: true }, game({ type: 'ppv' }), false],
  ['a sport, for pay-per-view', { event_categories: [6] }, game({ type: 'ppv' }), false],
  ['everything, where nothing need be bought', { everything: true }, game({ type: 'free' }), false],
  [
    'a pass that does not let one watch',
    { event_categories: [6], capabilities: ['clipping'] },
    game(),
    false,
  ],
  ['no sport at all', {}, game(), false],
])('%s', (_, given, event, opens) => expect(covers(opening(given), event, lineOf)).toBe(opens));
