import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from './errors';
import { formRefusal } from './form-refusal';

const failed = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'status', operation: 'register', status: 400, ...details });

const FIELDS = ['email', 'password', 'tags', 'recaptcha_token'];

eachCase([
  ['a taken address', { code: 'email_already_registered' }, { email: 'error.emailRegistered' }, null],
  ['nobody there', { code: 'user_not_found' }, { email: 'error.userNotFound' }, null],
  [
    'no token',
    { code: 'recaptcha_required' },
    { recaptcha_token: 'error.recaptchaRequired' },
    null,
    shows('error recaptcha token required'),
  ],
  [
    'a robot',
    { code: 'recaptcha_invalid' },
    { recaptcha_token: 'error.recaptchaInvalid' },
    null,
    shows('error recaptcha invalid or robot'),
  ],
  ['a wrong password', { code: 'invalid_credentials' }, {}, 'error.invalidCredentials'],
  ['refused by a provider', { code: 'wrong_auth_data' }, {}, 'error.wrongAuthData'],
  [
    'fields that the form has',
    { code: 'validation_failed', fields: { password: ['x'], tags: ['x'] } },
    { password: 'field.passwordShort', tags: 'field.invalid' },
    null,
  ],
  [
    'fields that it has not',
    { code: 'validation_failed', fields: { signature: ['x'] } },
    {},
    'error.somethingWrong',
  ],
  ['too many tries', { status: 429, code: 'too_many_requests' }, {}, 'error.tooMany'],
  ['a backend that fails', { status: 500, code: 'server_error' }, {}, 'error.difficulties'],
  ['no connection', { kind: 'network', status: null }, {}, 'error.offline'],
  ['a call given up', { kind: 'cancelled' }, {}, null],
] as const)('%s', (_, details, fields, form) => {
  expect(formRefusal(failed(details as Partial<ApiErrorDetails>), FIELDS)).toEqual({ fields, form });
});

test('what is no answer of the backend', () => {
  expect(formRefusal(new TypeError('x'), FIELDS)).toEqual({ fields: {}, form: 'error.somethingWrong' });
});
