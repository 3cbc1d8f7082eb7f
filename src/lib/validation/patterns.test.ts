import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { isEmail, isLoginIdentifier, isPhone } from './patterns';

describe('isEmail', () => {
  test.each([
    ['fan@grandstand.test', true],
    ['Fan.O’Neil@grandstand.test', false],
    ['first.last+games@mail.school.edu', true],
    ["o'neil@grandstand.test", true],
    ['fan@grandstand', false],
    ['fan.grandstand.test', false],
    ['@grandstand.test', false],
    ['fan@@grandstand.test', false],
    ['.fan@grandstand.test', false],
    ['fan..b@grandstand.test', false],
    ['fan@grandstand.t', false],
    ['fan @grandstand.test', false],
    ['', false],
  ])('the e-mail address %s is valid: %s', shows('rule email'), (text, is) => expect(isEmail(text)).toBe(is));
});

describe('isLoginIdentifier', () => {
  test.each([
    ['fan@grandstand.test', true],
    ['20451@northfield', true],
    ['20451@north-field.school', true],
    ['20451@', false],
    ['20451', false],
    ['pupil@northfield', false],
    ['20451@-northfield', false],
    ['', false],
  ])('the log-in identifier %s is valid: %s', shows('rule login identifier'), (text, is) =>
    expect(isLoginIdentifier(text)).toBe(is),
  );
});

describe('isPhone', () => {
  eachCase([
    ['5550100142', true],
    ['+15550100142', true],
    ['+1 555 010 0142', true, shows('rule phone')],
    ['555.010.0142', true],
    ['555-010-0142', true],
    ['(555) 010-0142', true, shows('rule phone, parentheses')],
    ['+1 (555) 010-0142', true],
    ['12345678901234', true, shows('rule phone')],
    ['123456789', false, shows('rule phone')],
    ['123456789012345', false, shows('rule phone')],
    ['(555 010-0142', false, shows('rule phone, parentheses')],
    ['555) 010-0142', false],
    ['((555)) 010-0142', false],
    ['(555) (010) 0142', false],
    ['()5550100142', false],
    ['1+5550100142', false],
    ['555 010 014x', false],
    ['++15550100142', false],
    ['', false],
  ])('the phone number %s is valid: %s', (text, is) => expect(isPhone(text)).toBe(is));
});
