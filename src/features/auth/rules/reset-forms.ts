import { PasswordReset, PasswordResetLinkRequest } from '@generated/zod/grandstandChannelAPI.schemas.zod';
import * as zod from 'zod/mini';
import { samePassword, trimmed } from '../../../lib/validation/fields';
import { recaptchaToken } from './recaptcha-token';

export const RESET_REQUEST_FIELDS = ['email', 'recaptcha_token'] as const;
export const NEW_PASSWORD_FIELDS = ['password', 'password_confirmation'] as const;

export function resetRequestForm({ recaptcha }: { recaptcha: boolean }) {
  return zod.extend(PasswordResetLinkRequest, {
    email: trimmed(PasswordResetLinkRequest.shape.email),
    recaptcha_token: recaptchaToken(recaptcha),
  });
}

/** Reports a password mismatch with the short message; registration and profile use the full sentence. */
export function newPasswordForm() {
  return zod
    .pick(PasswordReset, { password: true, password_confirmation: true })
    .check(samePassword('field.passwordMismatchShort'));
}
