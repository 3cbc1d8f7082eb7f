const en = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  card: 'Card',
  expiryHint: 'MM / YY',
  cvcHint: 'CVC',
  demo: 'Demonstration: use a test card such as 4242 4242 4242 4242. No money moves.',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: 'Your card’s expiration date is incomplete.',
  invalid_expiry_month: 'Your card’s expiration month is invalid.',
  invalid_expiry_year_past: 'Your card’s expiration date is in the past.',
  incomplete_cvc: 'Your card’s security code is incomplete.',
  card_declined: 'Your card has been declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  authentication_failed:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  resource_missing: 'The payment is not known.',
  unreachable: 'The payment provider cannot be reached. Please try again.',
  challengeTitle: 'Confirm your payment',
  challengeText: 'This stands for your bank’s own page (3-D Secure). Choose how it ends.',
  complete: 'Complete',
  fail: 'Fail',
};
export type Text = keyof typeof en;

const fr: Record<Text, string> = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  cvc: 'Code de sécurité',
  card: 'Carte',
  expiryHint: 'MM / AA',
  cvcHint: 'CVC',
  demo: 'Démonstration : utilisez une carte de test comme 4242 4242 4242 4242. Rien n’est débité.',
  incomplete_number: 'Votre numéro de carte est incomplet.',
  invalid_number: 'Votre numéro de carte n’est pas valide.',
  incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
  invalid_expiry_month: 'Le mois d’expiration de votre carte n’est pas valide.',
  invalid_expiry_year_past: 'La date d’expiration de votre carte est passée.',
  incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
  card_declined: 'Votre carte a été refusée.',
  insufficient_funds: 'Les fonds disponibles sur votre carte sont insuffisants.',
  expired_card: 'Votre carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
  authentication_failed:
    'Nous ne parvenons pas à authentifier votre moyen de paiement. Choisissez-en un autre et réessayez.',
  resource_missing: 'Ce paiement est inconnu.',
  unreachable: 'Le prestataire de paiement est injoignable. Veuillez réessayer.',
  challengeTitle: 'Confirmez votre paiement',
  challengeText: 'Ceci remplace la page de votre banque (3-D Secure). Choisissez comment cela finit.',
  complete: 'Terminer',
  fail: 'Échouer',
};

/**
 * Returns the text in the viewer's language. 'auto' means the language of the page or else of the browser.
 */
export function say(text: Text, locale: string): string {
  return (locale.toLowerCase().startsWith('fr') ? fr : en)[text];
}

export function resolveLocale(locale: unknown): string {
  if (typeof locale === 'string' && locale !== 'auto') return locale;
  return document.documentElement.lang || navigator.language || 'en';
}
