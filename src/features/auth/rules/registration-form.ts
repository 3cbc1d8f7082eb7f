import { Phone, RegisterRequest } from '@generated/zod/grandstandChannelAPI.schemas.zod';
import * as zod from 'zod/mini';
import { acceptedTerms, optionalPhone, samePassword, trimmed } from '../../../lib/validation/fields';
import { recaptchaToken } from './recaptcha-token';

export const REGISTRATION_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'terms',
  'recaptcha_token',
] as const;

export function registrationForm({ recaptcha }: { recaptcha: boolean }) {
  const { email, first_name, last_name } = RegisterRequest.shape;
  return zod
    .extend(RegisterRequest, {
      email: trimmed(email),
      first_name: trimmed(first_name),
      last_name: trimmed(last_name),
      phone: optionalPhone(Phone),
      terms: acceptedTerms(),
      recaptcha_token: recaptchaToken(recaptcha),
    })
    .check(samePassword('field.passwordMismatch'));
}
