import { ProfileUpdate, RegisterRequest } from '@generated/zod/grandstandChannelAPI.schemas.zod';
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

const { current_password, password_confirmation } = ProfileUpdate.shape;

/** The viewer's details. The current password is asked for only where the backend will want it. */
export function profileForm({ email: now }: { email: string }) {
  const { email, first_name, last_name, phone, newsletter, password } = RegisterRequest.shape;
  return zod
    .object({
      first_name: trimmed(first_name),
      last_name: trimmed(last_name),
      email: trimmed(email),
      phone: optionalPhone(phone.def.options[0]),
      newsletter,
      current_password: current_password.def.innerType,
      password: zod.union([zod.literal(''), password]),
      password_confirmation: password_confirmation.def.innerType,
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

/** A new password or another address is only taken from who knows the password. */
export function needsCurrentPassword(form: { email?: string; password?: string }, now: string): boolean {
  const email = (form.email ?? '').trim().toLowerCase();
  return Boolean(form.password) || email !== now.toLowerCase();
}

/** In place of a password that the channel gave out. It needs no other one. */
export function ownPasswordForm() {
  const { password, password_confirmation: again } = RegisterRequest.shape;
  return zod.object({ password, password_confirmation: again }).check(samePassword('field.passwordMismatch'));
}
