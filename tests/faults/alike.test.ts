import { LOAD_FAILURES, LOADED_BY } from '@storybook-site/states/alike';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcome';
import { panel } from './place';
import { every } from './places/every';

const TEXT = 'The reason.';

test.each(LOADED_BY)(
  'the fault matrix expects the same load error for each %s call that fails',
  (operation) => {
    const place = every[operation];
    if (typeof place !== 'object') throw new Error(`${operation} has no place in the fault matrix`);
    for (const status of LOAD_FAILURES) {
      const fault = `${status}` as const;
      expect(outcomeOf(operation, fault, place.sessionOver !== undefined).is).toBe('failure shown');
      expect(place.failureShown({ text: TEXT, fault })).toBe(panel({ text: TEXT, fault }));
    }
  },
);
