import type { StripeError } from '@stripe/stripe-js';
import type { BankAnswer } from './settlement';

/** Converts Stripe's result of the bank's step (3-D Secure). */
export function toBankAnswer(error: Pick<StripeError, 'type' | 'code'> | undefined): BankAnswer {
  if (!error) return 'approved';
  const refused = error.type === 'card_error' || /authentication_failure$/.test(error.code ?? '');
  return refused ? 'refused' : 'notStarted';
}
