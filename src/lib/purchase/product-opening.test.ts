import { expect, test } from 'vitest';
import { passOpening, planOpening } from './product-opening';

const NOW = new Date('2026-11-23T12:00:00Z');
const PASS = { capabilities: ['watch'], event_categories: [11, 12] };

test.each([
  ['annual', Date.parse('2027-11-23T12:00:00Z')],
  ['month', Date.parse('2026-12-23T12:00:00Z')],
  [null, Number.POSITIVE_INFINITY],
] as const)('a pass with the period %s opens its sports for its team until %d', (period, until) => {
  expect(passOpening({ ...PASS, period }, 101, NOW)).toEqual({
    opening: {
      capabilities: ['watch'],
      everything: false,
      event_id: null,
      participant_id: 101,
      event_categories: [11, 12],
    },
    until,
  });
});

test('a plan opens everything that passes can open, and has no end', () => {
  expect(planOpening(PASS)).toEqual({
    opening: {
      capabilities: ['watch'],
      everything: true,
      event_id: null,
      participant_id: null,
      event_categories: [],
    },
    until: Number.POSITIVE_INFINITY,
  });
});
