import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventScore } from '../../generated/zod/grandstandChannelAPI.schemas.zod.ts';
import { scoreAt, scoringOf } from './scores';

test('a score never decreases during a game, and ends with the result', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 2, 3, 4, 5),
      fc.integer({ min: 4_001, max: 14_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 }),
      (sport, id, parts) => {
        const scoring = scoringOf('en', sport, id);
        if (!scoring) throw new Error('every one of these sports is counted');
        let [home, away] = [0, 0];
        for (const part of parts.toSorted((one, other) => one - other)) {
          const score = scoreAt(scoring, part);
          expect(EventScore.safeParse(score).success).toBe(true);
          expect(score.home).toBeGreaterThanOrEqual(home);
          expect(score.away).toBeGreaterThanOrEqual(away);
          [home, away] = [score.home, score.away];
        }
        expect(scoreAt(scoring, 1)).toEqual({
          home: scoring.home,
          away: scoring.away,
          period: null,
          clock: null,
          final: true,
        });
      },
    ),
  );
});

test.each([
  ['hockey counts down', 1, 0.5, '2nd period', '10:00'],
  ['soccer counts up', 4, 0.75, '2nd half', '67:30'],
  ['volleyball has no clock', 3, 0, 'Set 1', null],
] as const)('scoreAt shows the period and the clock of a game: %s', (_, sport, part, period, clock) => {
  const scoring = scoringOf('en', sport, 4_001);
  expect(scoring && scoreAt(scoring, part)).toMatchObject({ period, clock });
});

test('swimming has no score', () => {
  expect(scoringOf('en', 6, 4_001)).toBeNull();
});
