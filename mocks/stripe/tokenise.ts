import type { Values } from './card-form.ts';
import { brandOf, cvcError, digitsOf, expiryError, expiryOf, type FieldError, numberError } from './cards.ts';
import { outcomeOf } from './outcomes.ts';
import { encodePaymentMethod } from './payment-method-id.ts';
import type { CardSummary } from './protocol.ts';

/** Turns a card's values into an id, which is the only thing that leaves the frame. */
export function tokenise(
  { number, expiry, cvc }: Values,
  now: Date,
  random: string,
): CardSummary | FieldError {
  const brand = brandOf(number);
  const error = numberError(number) ?? expiryError(expiry, now) ?? cvcError(cvc, brand);
  const date = expiryOf(expiry);
  if (error || !date) return error ?? 'incomplete_expiry';
  const card = { brand, last4: digitsOf(number).slice(-4), expMonth: date.month, expYear: date.year };
  return { ...card, id: encodePaymentMethod({ ...card, outcome: outcomeOf(number) }, random) };
}
