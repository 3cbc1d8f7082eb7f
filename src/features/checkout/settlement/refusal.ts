import { apiErrorMessage, type ErrorMessageId } from '../../../api/error-messages';
import type { ApiError } from '../../../api/errors';

const CARD_REASONS = {
  card_declined: 'buy.cardDeclined',
  insufficient_funds: 'buy.insufficientFunds',
  card_expired: 'buy.cardExpired',
  authentication_failed: 'buy.authenticationFailed',
  processing_error: 'buy.processingError',
} as const;

export type CardReasonId = (typeof CARD_REASONS)[keyof typeof CARD_REASONS];

export type Refusal =
  | { about: 'card'; message: CardReasonId | 'buy.chooseCard' | 'buy.cardNotSaved' }
  /** Stripe's own words, in the viewer's language: its form says them too. */
  | { about: 'provider'; text: string }
  | { about: 'promo'; message: ErrorMessageId }
  | { about: 'price' }
  | { about: 'bought' }
  | { about: 'trial' }
  | { about: 'unavailable' }
  | { about: 'payments' }
  | { about: 'call'; message: ErrorMessageId };

/** Why an order or a card failed, as the viewer reads it. */
export function cardReason(reason: string | null | undefined): CardReasonId {
  return reason && reason in CARD_REASONS
    ? CARD_REASONS[reason as keyof typeof CARD_REASONS]
    : CARD_REASONS.processing_error;
}

/** A purchase that was refused: nothing was charged, and this is why. */
export function readRefusal(error: ApiError): Refusal {
  const { code, fields } = error;
  switch (code) {
    case 'card_declined':
      return { about: 'card', message: cardReason(fields.card?.[0] ?? 'card_declined') };
    case 'already_purchased':
      return { about: 'bought' };
    case 'trial_already_used':
      return { about: 'trial' };
    case 'product_unavailable':
      return { about: fields.payment_method_id ? 'payments' : 'unavailable' };
    case 'not_found':
      return { about: 'unavailable' };
    case 'promo_code_wrong':
    case 'promo_code_invalid':
      return { about: 'promo', message: apiErrorMessage(error) };
    case 'validation_failed':
      if (fields.expected_total) return { about: 'price' };
      if (fields.payment_method_id || fields.card) return { about: 'card', message: 'buy.chooseCard' };
      if (fields.coupon) return { about: 'promo', message: 'error.promoInvalid' };
  }
  return { about: 'call', message: apiErrorMessage(error) };
}

/** No answer, or none that tells whether the purchase was carried out. */
export function isOutcomeUnknown({ kind, status }: ApiError): boolean {
  if (kind === 'status') return (status ?? 500) >= 500;
  return kind === 'network' || kind === 'timeout' || kind === 'malformed' || kind === 'cancelled';
}

/** How it is told to those who count: a code of the backend's, or the kind of failure. */
export function errorReason({ code, kind, fields }: ApiError): string {
  return fields.card?.[0] ?? code ?? kind;
}
