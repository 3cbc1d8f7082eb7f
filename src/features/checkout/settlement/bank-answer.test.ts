import { expect, test } from 'vitest';
import { toBankAnswer } from './bank-answer';

test.each([
  [undefined, 'approved'],
  [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'refused'],
  [{ type: 'card_error', code: 'card_declined' }, 'refused'],
  [{ type: 'api_error', code: 'authentication_failure_unknown' }, 'notStarted'],
  [{ type: 'api_connection_error' }, 'notStarted'],
  [{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }, 'notStarted'],
] as const)('toBankAnswer reads the Stripe error %o as %s', (error, answer) => {
  expect(toBankAnswer(error)).toBe(answer);
});
