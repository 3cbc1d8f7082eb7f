import { LOAD_FAILURES, LOADED_BY } from '@storybook-site/states/alike';
import { expect, test } from 'vitest';
import { casesByOperation } from './cases/cases-by-operation';
import { errorPanel } from './fault-case';
import { outcomeOf } from './outcome';

const TEXT = 'The reason.';

test.each(LOADED_BY)(
  'the fault matrix expects the same load error for each %s call that fails',
  (operation) => {
    const faultCase = casesByOperation[operation];
    if (typeof faultCase !== 'object') throw new Error(`${operation} has no case in the fault matrix`);
    for (const status of LOAD_FAILURES) {
      const fault = `${status}` as const;
      expect(outcomeOf(operation, fault, faultCase.sessionOverWords !== undefined).is).toBe('failure shown');
      expect(faultCase.failureWords({ text: TEXT, fault })).toBe(errorPanel({ text: TEXT, fault }));
    }
  },
);
