import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { issueProblem } from './issue-problem';

eachCase([
  [
    'a too short text is reported with the minimum minus one',
    { minimum: 6 },
    'field.longer 5',
    shows('rule too short'),
  ],
  [
    'a too short password has a message of its own',
    { minimum: 8, path: ['password'] },
    'field.passwordShort',
  ],
])('finds the message for a schema issue: %s', (_, issue, problem) =>
  expect(issueProblem({ code: 'too_small', path: ['code'], input: 'x', ...issue })).toBe(problem),
);
