import type { StripeError } from '@stripe/stripe-js';
import type { BankAnswer } from './settlement';

/** How the viewer came back from the bank, as the payment provider reports it. */
export function toBankAnswer(error: Pick<StripeError, 'type' | 'code'> | undefined): BankAnswer {
  if (!error) return 'approved';
  const refused = error.type === 'card_error' || /authentication_failure$/.test(error.code ?? '');
  return refused ? 'refused' : 'notStarted';
}
