import { challenge } from './challenge.ts';
import { type DemoIntent, decodeClientSecret, intentId } from './client-secret.ts';
import { say, type Text } from './messages.ts';
import { needsAuthentication, refusalOf } from './outcomes.ts';
import { decodePaymentMethod } from './payment-method-id.ts';

export interface StripeError {
  type: 'card_error' | 'validation_error' | 'invalid_request_error' | 'api_connection_error';
  code: string;
  message: string;
  decline_code?: string | undefined;
}

/**
 * The body of POST /stripe-demo/intents/<intent id>, which reports how the browser's part of a payment or
 * setup ended. The response is 200, or 404 if the intent is unknown.
 */
export interface IntentReport {
  client_secret: string;
  result: 'succeeded' | 'failed';
  /** Null if the intent already had its card. */
  payment_method: string | null;
  /** Why the payment failed, in the channel's own error codes for orders. */
  failure: 'card_declined' | 'insufficient_funds' | 'card_expired' | 'authentication_failed' | null;
}

/**
 * Returns the origin of the demo backend from stripe.js?backend=http://127.0.0.1:4010, or '' for the same
 * origin.
 */
export function backendOf(script: string): string {
  const backend = new URL(script).searchParams.get('backend') ?? '';
  return /^https?:\/\/[^/?#]+$/.test(backend) ? backend : '';
}

function failed(
  code: Text,
  locale: string,
  type: StripeError['type'] = 'card_error',
  declineCode?: string,
): StripeError {
  const shown =
    code === 'card_declined' && declineCode === 'insufficient_funds' ? 'insufficient_funds' : code;
  return { type, code, message: say(shown, locale), decline_code: declineCode };
}

async function report(
  backend: string,
  intent: DemoIntent,
  body: IntentReport,
  locale: string,
): Promise<StripeError | null> {
  try {
    const response = await fetch(`${backend}/stripe-demo/intents/${intentId(intent)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? null : failed('resource_missing', locale, 'invalid_request_error');
  } catch {
    return failed('unreachable', locale, 'api_connection_error');
  }
}

export interface Settled {
  intent: DemoIntent;
  error: StripeError | null;
  paymentMethod: string | null;
}

/** Authenticates if the card requires it, and reports the result to the backend and the page. */
export async function settle(
  backend: string,
  clientSecret: string,
  paymentMethod: string | null,
  locale: string,
): Promise<Settled> {
  const intent = decodeClientSecret(clientSecret);
  if (!intent) throw new Error('The Stripe stand-in does not know this client secret.');
  const card = paymentMethod === null ? null : decodePaymentMethod(paymentMethod);
  const outcome = card?.outcome ?? intent.outcome ?? 'success';
  const isAuthenticated = !needsAuthentication(outcome) || (await challenge(locale));
  const refusal = refusalOf(outcome);
  const error = isAuthenticated
    ? refusal && failed(refusal.code, locale, 'card_error', refusal.declineCode ?? undefined)
    : {
        ...failed('authentication_failed', locale, 'invalid_request_error'),
        code: `${intent.kind}_intent_authentication_failure`,
      };
  const failure = isAuthenticated ? (refusal?.failure ?? null) : 'authentication_failed';
  const result = error ? 'failed' : 'succeeded';
  const reportError = await report(
    backend,
    intent,
    { client_secret: clientSecret, result, payment_method: paymentMethod, failure },
    locale,
  );
  return { intent, error: reportError ?? error, paymentMethod };
}
