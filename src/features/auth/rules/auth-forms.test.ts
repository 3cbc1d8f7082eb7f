import { eachCase, shows } from '@tests/statements/shows';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import forms from '../../../i18n/messages/forms/en.json';
import site from '../../../i18n/messages/site/en.json';
import { issueProblem } from '../../../lib/validation/issue-problem';
import { readProblem } from '../../../lib/validation/problem';
import { logInForm } from './log-in-form';
import { registrationForm } from './registration-form';
import { newPasswordForm, resetRequestForm } from './reset-forms';

const { formatMessage } = createIntl({ locale: 'en', messages: { ...site, ...forms } });

/** The first problem of each form field, as an English message. */
function problems(schema: ZodMiniType, value: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of schema.safeParse(value, { error: issueProblem }).error?.issues ?? []) {
    const { id, values } = readProblem(issue.message);
    found[String(issue.path[0])] ??= formatMessage({ id }, values);
  }
  return found;
}

const person = {
  email: 'fan@grandstand.test',
  password: 'goal-line-1',
  password_confirmation: 'goal-line-1',
  first_name: 'Alex',
  last_name: 'Rivera',
  phone: '',
  newsletter: false,
  terms: true,
  recaptcha_token: null,
};

describe('registrationForm', () => {
  const schema = registrationForm({ recaptcha: false });

  test('registration trims its fields and sends no empty phone number', () => {
    const given = { ...person, email: ' fan@grandstand.test ', first_name: ' Alex ' };
    expect(schema.parse(given)).toEqual({ ...person, phone: null });
    expect(schema.parse({ ...person, phone: ' (555) 010-0142 ' }).phone).toBe('(555) 010-0142');
  });

  eachCase([
    ['email', '', 'Enter your Email', shows('rule email empty')],
    ['email', '   ', 'Enter your Email'],
    ['email', 'fan', 'A valid email address is required', shows('rule email')],
    ['email', '20451@northfield', 'A valid email address is required'],
    ['email', `${'a'.repeat(250)}@b.test`, 'Field length must be less than 255'],
    ['first_name', '', 'Enter your first name', shows('rule first name')],
    ['first_name', '  ', 'Enter your first name'],
    ['first_name', 'a'.repeat(81), 'Field length must be less than 81', shows('rule too long')],
    ['last_name', '', 'Enter your last name', shows('rule last name')],
    ['password', '', 'Field is required', shows('rule required')],
    ['password', '1234567', 'The password is too short', shows('rule password too short')],
    ['password', 'a'.repeat(129), 'Field length must be less than 129'],
    ['phone', '555', 'A valid phone number is required'],
    ['phone', '(555 010 0142', 'A valid phone number is required'],
    ['phone', '5 5 5 0 1 0 0 1 4 2 - - - -', 'Field length must be less than 25'],
    ['terms', false, 'Please accept terms & conditions', shows('rule terms')],
  ])('registration rejects %s %j with the message: %s', (field, value, text) => {
    expect(problems(schema, { ...person, [field]: value })[field]).toBe(text);
  });

  test.each(['', 'goal-line-2', 'Goal-line-1'])(
    'registration rejects the confirmation %j',
    shows('rule password mismatch'),
    (confirmation) => {
      const found = problems(schema, { ...person, password_confirmation: confirmation });
      expect(found).toEqual({
        password_confirmation: 'The password and password confirmation do not match',
      });
    },
  );

  test('registration reports all invalid fields at once', () => {
    const nothing = {
      ...person,
      email: '',
      first_name: '',
      last_name: '',
      password: 'abc',
      password_confirmation: 'abd',
      phone: '1',
      terms: false,
    };
    expect(problems(registrationForm({ recaptcha: true }), nothing)).toEqual({
      email: 'Enter your Email',
      first_name: 'Enter your first name',
      last_name: 'Enter your last name',
      password: 'The password is too short',
      password_confirmation: 'The password and password confirmation do not match',
      phone: 'A valid phone number is required',
      terms: 'Please accept terms & conditions',
      recaptcha_token: 'Please confirm that you are not a robot.',
    });
  });
});

describe('logInForm', () => {
  const good = { login: 'fan@grandstand.test', password: 'x', recaptcha_token: null };

  eachCase([
    ['login', '', 'Enter your Email'],
    ['login', 'fan', 'A valid email address is required', shows('rule login identifier')],
    ['password', '', 'Field is required'],
  ])('log-in rejects %s %j with the message: %s', (field, value, text) => {
    expect(problems(logInForm({ recaptcha: false }), { ...good, [field]: value })).toEqual({ [field]: text });
  });

  eachCase([
    ['fan@grandstand.test'],
    ['20451@northfield', shows('rule login identifier')],
    [' 20451@northfield '],
  ])('log-in accepts the identifier %s', (login) => {
    expect(problems(logInForm({ recaptcha: false }), { ...good, login })).toEqual({});
  });

  test(
    'log-in requires a reCAPTCHA token only if the channel uses reCAPTCHA',
    shows('rule recaptcha'),
    () => {
      expect(problems(logInForm({ recaptcha: true }), good)).toEqual({
        recaptcha_token: 'Please confirm that you are not a robot.',
      });
      expect(problems(logInForm({ recaptcha: true }), { ...good, recaptcha_token: 'token' })).toEqual({});
    },
  );
});

test('resetRequestForm requires an e-mail address', () => {
  const schema = resetRequestForm({ recaptcha: false });
  expect(problems(schema, { email: '', recaptcha_token: null })).toEqual({ email: 'Enter your Email' });
  expect(problems(schema, { email: 'fan@grandstand.test', recaptcha_token: null })).toEqual({});
});

describe('newPasswordForm', () => {
  test.each([
    [
      'reports a password that is too short',
      { password: 'short', password_confirmation: 'short' },
      { password: 'The password is too short' },
    ],
    [
      'reports a confirmation that differs',
      { password: 'far-post-22', password_confirmation: 'far-post-2' },
      { password_confirmation: 'PASSWORDS DON’T MATCH' },
    ],
    [
      'accepts a password confirmed by the same text',
      { password: 'far-post-22', password_confirmation: 'far-post-22' },
      {},
    ],
  ])('the form for a new password %s', (_, value, found) =>
    expect(problems(newPasswordForm(), value)).toEqual(found),
  );
});
