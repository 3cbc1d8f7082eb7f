import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { codeOf } from './server-messages';

eachCase([
  [
    'The email address you have entered is already registered.',
    'email_already_registered',
    shows('server messages without a code', 'error email already registered'),
  ],
  [
    'Invalid email or password. Please try again.',
    'invalid_credentials',
    shows('server messages without a code', 'error invalid email or password'),
  ],
  ['Wrong auth data', 'wrong_auth_data', shows('server messages without a code')],
  ['Already logged in.', 'already_logged_in', shows('server messages without a code')],
  ['Verification your email address failed.', 'verification_failed', shows('server messages without a code')],
  ['Your email already verified.', 'email_already_verified', shows('server messages without a code')],
  ['User not found.', 'user_not_found'],
  ['Wrong promo code', 'promo_code_wrong', shows('server messages without a code')],
  ['Promo code is invalid', 'promo_code_invalid', shows('server messages without a code')],
  ['user must be logged in', 'unauthenticated'],
  ['We’re sorry, but this content is not available in your region.', 'geo_blocked'],
  [' WRONG PROMO CODE. ', 'promo_code_wrong'],
  ['Wrong promo. code', null],
  ['Your account was charged twice.', null],
  ['constructor', null],
  [null, null],
])('a failure without a code and with the message “%s” has the code %s', (message, code) => {
  expect(codeOf({ message })).toBe(code);
  expect(codeOf({ message, code: '' })).toBe(code);
});

test('an error code takes precedence over the code of the message next to it', () => {
  expect(codeOf({ code: 'server_error', message: 'Wrong promo code' })).toBe('server_error');
});
