import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from './errors';
import { formRefusal } from './form-refusal';

const failed = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'status', operation: 'register', status: 400, ...details });

const FIELDS = ['email', 'password', 'tags', 'recaptcha_token'];

eachCase([
  ['a taken e-mail address', { code: 'email_already_registered' }, { email: 'error.emailRegistered' }, null],
  ['an unknown user', { code: 'user_not_found' }, { email: 'error.userNotFound' }, null],
  [
    'a missing reCAPTCHA token',
    { code: 'recaptcha_required' },
    { recaptcha_token: 'error.recaptchaRequired' },
    null,
    shows('error recaptcha token required'),
  ],
  [
    'a rejected reCAPTCHA token',
    { code: 'recaptcha_invalid' },
    { recaptcha_token: 'error.recaptchaInvalid' },
    null,
    shows('error recaptcha invalid or robot'),
  ],
  ['a wrong password', { code: 'invalid_credentials' }, {}, 'error.invalidCredentials'],
  ['a refusal by a social provider', { code: 'wrong_auth_data' }, {}, 'error.wrongAuthData'],
  [
    'errors of fields that the form has',
    { code: 'validation_failed', fields: { password: ['x'], tags: ['x'] } },
    { password: 'field.passwordShort', tags: 'field.invalid' },
    null,
  ],
  [
    'errors of fields that the form does not have',
    { code: 'validation_failed', fields: { signature: ['x'] } },
    {},
    'error.somethingWrong',
  ],
  [
    'errors of fields next to another code',
    { code: 'promo_code_wrong', fields: { password: ['x'] } },
    {},
    'error.promoWrong',
  ],
  ['too many requests', { status: 429, code: 'too_many_requests' }, {}, 'error.tooMany'],
  ['a failing backend', { status: 500, code: 'server_error' }, {}, 'error.difficulties'],
  ['no connection', { kind: 'network', status: null }, {}, 'error.offline'],
  ['an aborted request', { kind: 'cancelled' }, {}, null],
] as const)('shows the errors of a failed request in its form: %s', (_, details, fields, form) => {
  expect(formRefusal(failed(details as Partial<ApiErrorDetails>), FIELDS)).toEqual({ fields, form });
});

test('shows the error of a field that the form does not have as an error of the whole form', () => {
  const error = failed({ code: 'recaptcha_invalid' });
  expect(formRefusal(error, ['email'])).toEqual({ fields: {}, form: 'error.recaptchaInvalid' });
});

test.each([
  ['an exception', new TypeError('x')],
  ['a rejection without a reason', undefined],
])('shows a general form error after %s', (_, error) => {
  expect(formRefusal(error, FIELDS)).toEqual({ fields: {}, form: 'error.somethingWrong' });
});
