import { describe, expect, test } from 'vitest';
import { FAVOURITE_KINDS, favouriteKindProblem, isFavouriteKind, LISTED_ONLY_KINDS } from './favourite-kind';

test.each(FAVOURITE_KINDS)('%s can be a favourite', (kind) => {
  expect(favouriteKindProblem(kind)).toBeNull();
  expect(isFavouriteKind(kind)).toBe(true);
});

describe('not among the allowed values', () => {
  test.each([...LISTED_ONLY_KINDS, 'event', '', 'Participant', ' group', 'categories'])(
    '%j is not an allowed kind',
    (kind) => {
      expect(favouriteKindProblem(kind)).toEqual({
        field: 'favoritable_type',
        problem: 'not among allowed values',
      });
      expect(isFavouriteKind(kind)).toBe(false);
    },
  );
});

describe('of the wrong type', () => {
  test.each([undefined, null, 1, true, ['group'], { kind: 'group' }])('%j has the wrong type', (kind) => {
    expect(favouriteKindProblem(kind)).toEqual({ field: 'favoritable_type', problem: 'wrong type' });
  });
});
