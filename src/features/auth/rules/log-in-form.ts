import { LogInRequest } from '@generated/zod/grandstandChannelAPI.schemas.zod';
import * as zod from 'zod/mini';
import { trimmed } from '../../../lib/validation/fields';
import { isLoginIdentifier } from '../../../lib/validation/patterns';
import { problem } from '../../../lib/validation/problem';
import { recaptchaToken } from './recaptcha-token';

export const LOG_IN_FIELDS = ['login', 'password', 'recaptcha_token'] as const;

export function logInForm({ recaptcha }: { recaptcha: boolean }) {
  const { login } = LogInRequest.shape;
  return zod.extend(LogInRequest, {
    login: trimmed(login.check(zod.refine(isLoginIdentifier, { error: problem('field.email') }))),
    recaptcha_token: recaptchaToken(recaptcha),
  });
}
