import { digitsOf } from './cards.ts';

/** The possible outcomes of a charge. The card numbers are those that Stripe publishes for tests. */
export const OUTCOMES = [
  'success',
  'declined',
  'insufficient-funds',
  'expired',
  'incorrect-cvc',
  'authenticate',
  'authenticate-declined',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const TEST_NUMBERS: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'incorrect-cvc',
  '4000002500003155': 'authenticate',
  '4000002760003184': 'authenticate',
  '4000008400001629': 'authenticate-declined',
};

/** Returns the outcome for a card number. Every well-formed number that is not listed succeeds. */
export const outcomeOf = (number: string): Outcome => TEST_NUMBERS[digitsOf(number)] ?? 'success';

export const needsAuthentication = (outcome: Outcome) => outcome.startsWith('authenticate');

interface Refusal {
  /** Stripe's error code. */
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc';
  declineCode: string | null;
  /** The channel's own code for an order that failed this way. */
  failure: 'card_declined' | 'insufficient_funds' | 'card_expired';
}

/** Returns why a charge fails after any authentication has succeeded, or null if it is paid. */
export function refusalOf(outcome: Outcome): Refusal | null {
  switch (outcome) {
    case 'success':
    case 'authenticate':
      return null;
    case 'insufficient-funds':
      return { code: 'card_declined', declineCode: 'insufficient_funds', failure: 'insufficient_funds' };
    case 'expired':
      return { code: 'expired_card', declineCode: null, failure: 'card_expired' };
    case 'incorrect-cvc':
      return { code: 'incorrect_cvc', declineCode: null, failure: 'card_declined' };
    case 'declined':
    case 'authenticate-declined':
      return { code: 'card_declined', declineCode: 'generic_decline', failure: 'card_declined' };
  }
}
