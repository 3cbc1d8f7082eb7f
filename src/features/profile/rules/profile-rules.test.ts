import type { User } from '@generated/model';
import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { issueProblem } from '../../../lib/validation/issue-problem';
import { initials } from './initials';
import { profileChanges } from './profile-changes';
import { ownPasswordForm, profileForm } from './profile-form';

const user: User = {
  id: 90210,
  email: 'member@grandstand.test',
  is_verified: true,
  temporary_password: false,
  first_name: 'Robin',
  last_name: 'Hale',
  phone: '+1 555 010 0199',
  newsletter: true,
  terms: true,
  trial_period_used: true,
  is_geo_blocked: false,
  capabilities: [],
  featureCount: { clips: 0, downloads: 0 },
};

const unchanged = {
  first_name: 'Robin',
  last_name: 'Hale',
  email: 'member@grandstand.test',
  phone: '+1 555 010 0199',
  newsletter: true,
  current_password: '',
  password: '',
  password_confirmation: '',
};

describe('profileChanges', () => {
  test.each([
    ['nothing', {}, null],
    ['nothing for another case of the address', { email: 'Member@grandstand.test' }, null],
    ['a name', { first_name: 'Rob' }, { first_name: 'Rob' }],
    ['no phone', { phone: null }, { phone: null }],
    ['no newsletter', { newsletter: false }, { newsletter: false }],
    [
      'an address',
      { email: 'rob@grandstand.test', current_password: 'old' },
      { email: 'rob@grandstand.test', current_password: 'old' },
    ],
    [
      'a password',
      { password: 'far-post-22', password_confirmation: 'far-post-22', current_password: 'old' },
      { password: 'far-post-22', password_confirmation: 'far-post-22', current_password: 'old' },
    ],
    [
      'a name, but not a half-typed password',
      { last_name: 'H', current_password: 'old' },
      { last_name: 'H' },
    ],
  ])(
    'a profile update contains only the changed fields: %s',
    shows('call POST /api/profile'),
    (_, values, update) => {
      expect(profileChanges(user, { ...unchanged, ...values })).toEqual(
        update && { _method: 'patch', ...update },
      );
    },
  );
});

describe('profileForm', () => {
  const found = (values: object) =>
    Object.fromEntries(
      (
        profileForm(user).safeParse({ ...unchanged, ...values }, { error: issueProblem }).error?.issues ?? []
      ).map(({ path, message }) => [path[0], message]),
    );

  test.each([
    ['unchanged values', {}, {}],
    ['an empty phone number', { phone: '' }, {}],
    ['an empty first name', { first_name: ' ' }, { first_name: 'field.firstName' }],
    ['an empty last name', { last_name: '' }, { last_name: 'field.lastName' }],
    ['an empty address', { email: '' }, { email: 'field.emailEmpty', current_password: 'field.required' }],
    ['an invalid address', { email: 'x', current_password: 'old' }, { email: 'field.email' }],
    ['an invalid phone number', { phone: '12' }, { phone: 'field.phone' }],
    ['another address', { email: 'rob@grandstand.test' }, { current_password: 'field.required' }],
    [
      'a short password',
      { password: 'short', password_confirmation: 'short', current_password: 'old' },
      { password: 'field.passwordShort' },
    ],
    [
      'two different passwords',
      { password: 'far-post-22', password_confirmation: 'x', current_password: 'old' },
      { password_confirmation: 'field.passwordMismatch' },
    ],
    [
      'only a confirmation',
      { password_confirmation: 'far-post-22' },
      { password_confirmation: 'field.passwordMismatch' },
    ],
    [
      'no current password',
      { password: 'far-post-22', password_confirmation: 'far-post-22' },
      { current_password: 'field.required' },
    ],
  ])('validates the profile form with %s', (_, values, problems) => expect(found(values)).toEqual(problems));
});

test.each([
  ['', '', 'field.required'],
  ['short', 'short', 'field.passwordShort'],
  ['far-post-22', 'far-post', 'field.passwordMismatch'],
  ['far-post-22', 'far-post-22', undefined],
])(
  'ownPasswordForm validates the password %j with the confirmation %j: %s',
  (password, password_confirmation, message) => {
    const { error } = ownPasswordForm().safeParse(
      { password, password_confirmation },
      { error: issueProblem },
    );
    expect(error?.issues[0]?.message).toBe(message);
  },
);

test.each([
  ['Robin', 'Hale', 'RH'],
  ['élodie', 'du Bois', 'ÉD'],
  ['王', '小明', '王小'],
  ['👩‍🎤', 'X', '👩‍🎤X'],
])('the initials of %s %s are %s', (first_name, last_name, text) =>
  expect(initials({ first_name, last_name })).toBe(text),
);
