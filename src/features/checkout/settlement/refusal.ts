import { isContractFailure } from '../../../api/contract-failure';
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
  /** Stripe's own message in the viewer's language. */
  | { about: 'provider'; text: string }
  | { about: 'promo'; message: ErrorMessageId }
  | { about: 'price' }
  | { about: 'bought' }
  | { about: 'trial' }
  | { about: 'unavailable' }
  | { about: 'payments' }
  | { about: 'call'; message: ErrorMessageId };

/** The message that explains why an order or a card failed. */
export function cardReason(reason: string | null | undefined): CardReasonId {
  return reason && reason in CARD_REASONS
    ? CARD_REASONS[reason as keyof typeof CARD_REASONS]
    : CARD_REASONS.processing_error;
}

/** Converts the API's error into the reason shown to the viewer. Nothing was charged. */
export function readRefusal(error: ApiError): Refusal {
  const { code, fields } = error;
  switch (code) {
    case 'card_declined':
      return { about: 'card', message: cardReason(fields.card?.[0] ?? 'card_declined') };
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

/**
 * Whether the purchase may have been carried out although the response contained no
 * order. Only an error response of the API itself proves that it was not. The code
 * `already_purchased` is also returned for an unsettled order.
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  if (error.kind === 'no-key') return false;
  return !isContractFailure(error) || error.code === 'already_purchased';
}

/** The reason that analytics counts: the backend's code, or the kind of failure. */
export function errorReason({ code, kind, fields }: ApiError): string {
  return fields.card?.[0] ?? code ?? kind;
}
