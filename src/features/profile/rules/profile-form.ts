import { EnteredPassword, Phone, RegisterRequest } from '@generated/zod/grandstandChannelAPI.schemas.zod';
import * as zod from 'zod/mini';
import { optionalPhone, samePassword, trimmed } from '../../../lib/validation/fields';
import { problem } from '../../../lib/validation/problem';

export const PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'current_password',
  'password',
  'password_confirmation',
] as const;

/** The form with the viewer's details. The current password is required only if the backend requires it. */
export function profileForm({ email: now }: { email: string }) {
  const { email, first_name, last_name, newsletter, password } = RegisterRequest.shape;
  return zod
    .object({
      first_name: trimmed(first_name),
      last_name: trimmed(last_name),
      email: trimmed(email),
      phone: optionalPhone(Phone),
      newsletter,
      current_password: EnteredPassword,
      password: zod.union([zod.literal(''), password]),
      password_confirmation: EnteredPassword,
    })
    .check(
      samePassword('field.passwordMismatch'),
      zod.refine((form) => form.current_password !== '' || !needsCurrentPassword(form, now), {
        path: ['current_password'],
        error: problem('field.required'),
        when: () => true,
      }),
    );
}

/** The backend requires the current password for a new password or a new e-mail address. */
export function needsCurrentPassword(form: { email?: string; password?: string }, now: string): boolean {
  const email = (form.email ?? '').trim().toLowerCase();
  return Boolean(form.password) || email !== now.toLowerCase();
}

/** The form that replaces a temporary password. It does not require the current password. */
export function ownPasswordForm() {
  const { password, password_confirmation: again } = RegisterRequest.shape;
  return zod.object({ password, password_confirmation: again }).check(samePassword('field.passwordMismatch'));
}
