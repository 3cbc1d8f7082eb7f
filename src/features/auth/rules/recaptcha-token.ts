import { RecaptchaToken } from '@generated/zod/grandstandChannelAPI.schemas.zod';
import * as zod from 'zod/mini';
import type { MessageId } from '../../../i18n/message-id';

const REQUIRED: MessageId = 'error.recaptchaRequired';

/** Validates a reCAPTCHA token, which is required only if the channel uses reCAPTCHA. */
export function recaptchaToken(required: boolean) {
  return zod
    .nullable(RecaptchaToken)
    .check(zod.refine((token) => !required || token !== null, { error: REQUIRED }));
}
