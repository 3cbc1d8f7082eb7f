import type { FormField } from '@generated/model';
import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { customFormSchema, emptyValues } from './custom-form-rules';
import { answerLines } from './form-mail';

const field = (over: Partial<FormField>): FormField => ({
  name: 'it',
  label: 'It',
  type: 'text',
  required: true,
  options: [],
  placeholder: null,
  ...over,
});
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

describe('customFormSchema', () => {
  test.each([
    [{}, 'words', true],
    [{}, '   ', false],
    [{ required: false }, '', true],
    [{}, 'x'.repeat(5_001), false],
    [{ type: 'email' }, 'fan@grandstand.test', true],
    [{ type: 'email' }, 'fan@', false],
    [{ type: 'email', required: false }, '', true],
    [{ type: 'phone' }, '+1 (555) 010-0100', true],
    [{ type: 'phone' }, '12', false],
    [{ type: 'number' }, '12.5', true],
    [{ type: 'number' }, 'twelve', false],
    [{ type: 'date' }, '2026-11-21', true],
    [{ type: 'date' }, '21/11', false],
    [{ type: 'select', options }, 'a', true],
    [{ type: 'select', options }, 'c', false],
    [{ type: 'select', options }, '', false],
    [{ type: 'checkbox' }, true, true],
    [{ type: 'checkbox' }, false, false],
    [{ type: 'checkbox', required: false }, false, true],
  ] as const)('a field with %j accepts the value %j: %s', (over, value, fits) => {
    const schema = customFormSchema([
      field({ ...over, options: 'options' in over ? [...over.options] : [] }),
    ]);
    expect(schema.safeParse({ it: value }).success).toBe(fits);
  });
});

test('an empty required field of a custom form has only one problem', () => {
  const { error } = customFormSchema([field({ type: 'email' })]).safeParse({ it: '' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['field.required']);
});

test('a custom form is initially empty', () => {
  expect(emptyValues([field({ name: 'a' }), field({ name: 'b', type: 'checkbox' })])).toEqual({
    a: '',
    b: false,
  });
});

describe('answerLines', () => {
  const fields = [
    field({ name: 'name', label: 'Your name' }),
    field({ name: 'phone', label: 'Phone', type: 'phone' }),
    field({ name: 'topic', label: 'About', type: 'select', options }),
    field({ name: 'message', label: 'Your message', type: 'textarea' }),
    field({ name: 'copy', label: 'A copy', type: 'checkbox' }),
  ];
  const values = { name: 'Ann', phone: '', topic: 'b', message: 'Hi\nthere & more', copy: true };

  test('answerLines lists the values of a custom form with their labels', () => {
    expect(
      answerLines(fields, values, { yes: 'yes', labelled: (label, value) => `${label}: ${value}` }),
    ).toBe('Your name: Ann\n\nAbout: Second\n\nYour message:\nHi\nthere & more\n\nA copy: yes');
  });
});

test.each([
  [{ min_length: 10 }, 'too short', ['field.longer 9']],
  [{ min_length: 10 }, ' 1234567   ', ['field.longer 9']],
  [{ min_length: 10 }, 'long enough', []],
  [{ min_length: 10, required: false }, '', []],
  [{ min_length: 10 }, '', ['field.required']],
  [{ min_length: null }, 'x', []],
  [{}, 'x', []],
] as const)(
  'a field with %j and the value “%s” has the problems %j',
  shows('rule too short'),
  (over, value, problems) => {
    const { error } = customFormSchema([field(over)]).safeParse({ it: value });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(problems);
  },
);
