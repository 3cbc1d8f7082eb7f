import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { issueProblem } from './issue-problem';

eachCase([
  [
    'a field that is too short asks for more than one less than its least',
    { minimum: 6 },
    'field.longer 5',
    shows('rule too short'),
  ],
  ['but a password has words of its own', { minimum: 8, path: ['password'] }, 'field.passwordShort'],
])('%s', (_, issue, problem) =>
  expect(issueProblem({ code: 'too_small', path: ['code'], input: 'x', ...issue })).toBe(problem),
);
