import * as zod from 'zod/mini';
import { isPhone } from './patterns';
import { type ProblemId, problem } from './problem';

/** Trims the text before validating it, since pasting and autofill add spaces. */
export function trimmed<Schema extends zod.ZodMiniType<unknown, string>>(schema: Schema) {
  return zod.pipe(zod.string().check(zod.trim()), schema);
}

/** Validates a phone number that may be empty; an empty one becomes null. */
export function optionalPhone<Schema extends zod.ZodMiniType<unknown, string>>(phone: Schema) {
  const checked = zod.pipe(zod.string().check(zod.refine(isPhone, { error: problem('field.phone') })), phone);
  const emptyToNull = zod.pipe(
    zod.string().check(zod.trim()),
    zod.transform((text: string) => (text === '' ? null : text)),
  );
  return zod.pipe(emptyToNull, zod.nullable(checked));
}

/** Validates the password confirmation, even while other fields are invalid. */
export function samePassword<T extends { password?: unknown; password_confirmation?: unknown }>(
  text: Extract<ProblemId, 'field.passwordMismatch' | 'field.passwordMismatchShort'>,
) {
  return zod.refine<T>(({ password, password_confirmation }) => (password ?? '') === password_confirmation, {
    path: ['password_confirmation'],
    error: problem(text),
    when: () => true,
  });
}

/** Validates a checkbox that must be ticked. */
export const acceptedTerms = () =>
  zod.boolean().check(zod.refine((ticked) => ticked, { error: problem('field.terms') }));
