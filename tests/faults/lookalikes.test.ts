import { PANEL_OPERATIONS, PANEL_STATUSES } from '@storybook-site/states/lookalikes';
import { expect, test } from 'vitest';
import { casesByOperation } from './cases/cases-by-operation';
import { errorPanel } from './fault-case';
import { outcomeOf } from './outcome';

const TEXT = 'The reason.';

test.each(PANEL_OPERATIONS)(
  'the fault matrix expects the same load error for each %s call that fails',
  (operation) => {
    const faultCase = casesByOperation[operation];
    if (typeof faultCase !== 'object') throw new Error(`${operation} has no case in the fault matrix`);
    for (const status of PANEL_STATUSES) {
      const fault = `${status}` as const;
      expect(outcomeOf(operation, fault, faultCase.sessionOverWords !== undefined).is).toBe('failure shown');
      expect(faultCase.failureWords({ text: TEXT, fault })).toBe(errorPanel({ text: TEXT, fault }));
    }
  },
);
