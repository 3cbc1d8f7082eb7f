import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { FAVOURITE_KINDS, favouriteKindProblem, isFavouriteKind } from './favourite-kind';

test.each(FAVOURITE_KINDS)(
  'a favourite may be of the kind %s',
  shows('favourite participants, groups and categories', 'rule favoritable_type, allowed values'),
  (kind) => {
    expect(favouriteKindProblem(kind)).toBeNull();
    expect(isFavouriteKind(kind)).toBe(true);
  },
);

describe('kinds that cannot be favourites', () => {
  test.each(['favorite_event', 'event_location', 'event', '', 'Participant', ' group', 'categories'])(
    '%j is not an allowed kind of favourite',
    shows(
      'favourite participants, groups and categories',
      'favourite kind favorite_event',
      'favourite kind event_location',
      'rule favoritable_type, allowed values',
    ),
    (kind) => {
      expect(favouriteKindProblem(kind)).toEqual({
        field: 'favoritable_type',
        problem: 'not among allowed values',
      });
      expect(isFavouriteKind(kind)).toBe(false);
    },
  );
});

describe('favourite kinds of the wrong type', () => {
  test.each([undefined, null, 1, true, ['group'], { kind: 'group' }])(
    '%j has the wrong type for a kind of favourite',
    shows('rule favoritable_type, wrong type'),
    (kind) => {
      expect(favouriteKindProblem(kind)).toEqual({ field: 'favoritable_type', problem: 'wrong type' });
    },
  );
});
