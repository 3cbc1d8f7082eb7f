import type { FormField } from '@generated/model';
import * as zod from 'zod/mini';
import { parseDay } from '../../lib/parse/parse-day';
import { isEmail, isPhone } from '../../lib/validation/patterns';
import { problem } from '../../lib/validation/problem';

export type FormValues = Record<string, string | boolean>;

const MAX_LENGTH = 5_000;

/** The check for each type of field. An empty value is invalid only if the field is required. */
const FORMAT_RULES: Partial<Record<FormField['type'], [(text: string) => boolean, string]>> = {
  email: [isEmail, problem('field.email')],
  phone: [isPhone, problem('field.phone')],
  number: [(text) => Number.isFinite(Number(text)), problem('field.invalid')],
  date: [(text) => parseDay(text) !== null, problem('field.invalid')],
};

function check({ type, required, options, min_length }: FormField) {
  if (type === 'checkbox')
    return zod
      .boolean()
      .check(zod.refine((ticked) => ticked || !required, { error: problem('field.required') }));
  const minLength = type === 'select' ? 0 : (min_length ?? 0);
  const [hasFormat, error] = FORMAT_RULES[type] ?? [() => true, ''];
  const offered = (text: string) => type !== 'select' || options.some(({ value }) => value === text);
  return zod.string().check(
    zod.trim(),
    zod.refine((text) => text !== '' || !required, { error: problem('field.required'), abort: true }),
    zod.maxLength(MAX_LENGTH),
    // An empty optional field is not reported as too short.
    zod.refine((text) => text === '' || text.length >= minLength, {
      error: problem('field.longer', minLength - 1),
    }),
    zod.refine((text) => text === '' || hasFormat(text), { error }),
    zod.refine((text) => text === '' || offered(text), { error: problem('field.invalid') }),
  );
}

/** The validation schema of a channel's custom form. */
export function customFormSchema(fields: readonly FormField[]) {
  return zod.object(Object.fromEntries(fields.map((field) => [field.name, check(field)])));
}

export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'checkbox' ? false : '']));
}
