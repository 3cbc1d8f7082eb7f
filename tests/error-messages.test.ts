import { createIntl } from 'react-intl';
import { expect } from 'vitest';
import { apiErrorMessage } from '../src/api/error-messages';
import { ApiError, type ApiErrorDetails } from '../src/api/errors';
import site from '../src/i18n/messages/site/en.json';
import { eachCase, shows } from './statements/shows';

const { formatMessage } = createIntl({ locale: 'en', messages: site });

const OFFLINE = 'The server isn’t responding. Check your connection and try again.';

eachCase([
  [
    { code: 'email_already_registered' },
    'The email address you have entered is already registered.',
    shows('error email already registered'),
  ],
  [
    { code: 'invalid_credentials' },
    'Invalid email or password. Please try again.',
    shows('error invalid email or password'),
  ],
  [{ code: 'wrong_auth_data' }, 'Wrong auth data', shows('error wrong auth data')],
  [{ code: 'already_logged_in' }, 'You are already logged in.', shows('error already logged in')],
  [
    { code: 'verification_failed' },
    'Verification your email address failed.',
    shows('error verification failed'),
  ],
  [{ code: 'email_already_verified' }, 'Your email already verified.', shows('error email already verified')],
  [{ code: 'user_not_found' }, 'We found no account with this email address.', shows('error user not found')],
  [
    { code: 'reset_key_expired' },
    'This link has expired. Please request a new one.',
    shows('error reset key expired'),
  ],
  [
    { code: 'reset_failed' },
    'Your password could not be reset. Please request a new link.',
    shows('error reset password failed'),
  ],
  [
    { code: 'recaptcha_required' },
    'Please confirm that you are not a robot.',
    shows('error recaptcha token required'),
  ],
  [
    { code: 'recaptcha_invalid' },
    'The robot check failed. Please try again.',
    shows('error recaptcha invalid or robot'),
  ],
  [{ code: 'promo_code_wrong' }, 'Wrong promo code', shows('error wrong promo code')],
  [{ code: 'promo_code_invalid' }, 'Promo code is invalid'],
  [{ code: 'geo_blocked' }, "We're sorry, but this content is not available in your region."],
  [
    { status: 500, code: 'server_error' },
    'Apologies! Our service is currently experiencing technical difficulties.',
    shows('text technical difficulties'),
  ],
  [
    { kind: 'malformed', status: 200, code: null },
    'Apologies! Our service is currently experiencing technical difficulties.',
    shows('text technical difficulties'),
  ],
  [{ kind: 'network', status: null }, OFFLINE],
  [{ kind: 'timeout', status: null }, OFFLINE],
  [
    { kind: 'no-key', status: null, code: 'NO_API_KEY' },
    'Something went wrong. Please try again or contact technical support',
  ],
  [{ status: 202, code: null }, 'Undefined error', shows('text undefined error')],
  [
    { status: 400, code: 'something_new' },
    'Something went wrong. Please try again or contact technical support',
    shows('text something went wrong'),
  ],
] as [Partial<ApiErrorDetails>, string][])('the error %j shows "%s"', (details, text) => {
  const error = new ApiError({ kind: 'status', operation: 'logIn', status: 400, ...details });
  expect(formatMessage({ id: apiErrorMessage(error) })).toBe(text);
});
