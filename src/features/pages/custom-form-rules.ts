import type { FormField } from '@generated/model';
import * as zod from 'zod/mini';
import { parseDay } from '../../lib/parse/parse-day';
import { isEmail, isPhone } from '../../lib/validation/patterns';
import { problem } from '../../lib/validation/problem';

export type FormValues = Record<string, string | boolean>;

const LONGEST = 5_000;

/** What each kind of field takes; an empty text is no answer, and only fails where one is required. */
const FITS: Partial<Record<FormField['type'], [(text: string) => boolean, string]>> = {
  email: [isEmail, problem('field.email')],
  phone: [isPhone, problem('field.phone')],
  number: [(text) => Number.isFinite(Number(text)), problem('field.invalid')],
  date: [(text) => parseDay(text) !== null, problem('field.invalid')],
};

function check({ type, required, options }: FormField) {
  if (type === 'checkbox')
    return zod
      .boolean()
      .check(zod.refine((ticked) => ticked || !required, { error: problem('field.required') }));
  const [fits, error] = FITS[type] ?? [() => true, ''];
  const offered = (text: string) => type !== 'select' || options.some(({ value }) => value === text);
  return zod.string().check(
    zod.trim(),
    zod.refine((text) => text !== '' || !required, { error: problem('field.required'), abort: true }),
    zod.maxLength(LONGEST),
    zod.refine((text) => text === '' || fits(text), { error }),
    zod.refine((text) => text === '' || offered(text), { error: problem('field.invalid') }),
  );
}

/** A channel's form as a schema, so that it is checked like every other form of the site. */
export function customFormSchema(fields: readonly FormField[]) {
  return zod.object(Object.fromEntries(fields.map((field) => [field.name, check(field)])));
}

export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'checkbox' ? false : '']));
}
