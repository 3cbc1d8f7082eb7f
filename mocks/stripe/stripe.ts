/**
 * A stand-in for Stripe.js, only for the demo channel. It has the API that @stripe/react-stripe-js and a
 * checkout use. Card data stays in a frame, test numbers decide the outcome, and no money moves.
 */
import { intentId } from './client-secret.ts';
import { DemoElement, type Fields } from './element.ts';
import { DemoElements } from './elements.ts';
import { backendOf, type Settled, type StripeError, settle } from './intents.ts';
import { resolveLocale } from './messages.ts';
import type { CardSummary } from './protocol.ts';

const backend = backendOf(import.meta.url);
const now = () => Math.floor(Date.now() / 1000);

interface Made {
  paymentMethod?: Fields & { id: string };
  error?: StripeError;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function describe(card: Omit<CardSummary, 'id'>) {
  const { brand, last4, expMonth, expYear } = card;
  return {
    brand,
    display_brand: brand,
    last4,
    exp_month: expMonth,
    exp_year: expYear,
    country: 'US',
    funding: 'credit',
  };
}

function methodOf(card: CardSummary, billing: unknown): Fields & { id: string } {
  const details = {
    address: null,
    email: null,
    name: null,
    phone: null,
    ...(isFields(billing) ? billing : {}),
  };
  return {
    id: card.id,
    object: 'payment_method',
    type: 'card',
    created: now(),
    livemode: false,
    billing_details: details,
    card: describe(card),
  };
}

async function fromElement(element: DemoElement, billing: unknown): Promise<Made> {
  const { card, error } = await element.request('tokenise');
  if (error) return { error: { type: 'validation_error', ...error } };
  if (!card) throw new Error('The Stripe stand-in: the element was removed before it answered.');
  return { paymentMethod: methodOf(card, billing) };
}

/** Converts everything that Stripe accepts: an id, an element, or an element with billing details. */
async function methodFrom(source: unknown): Promise<Made> {
  if (typeof source === 'string') return { paymentMethod: { id: source } };
  if (source instanceof DemoElement) return fromElement(source, null);
  if (isFields(source) && source.card instanceof DemoElement)
    return fromElement(source.card, source.billing_details);
  throw new Error('The Stripe stand-in needs a card element or a payment method.');
}

function intentOf({ intent, error, paymentMethod }: Settled, clientSecret: string) {
  const status = error ? 'requires_payment_method' : 'succeeded';
  const id = intentId(intent);
  return {
    id,
    object: `${intent.kind}_intent`,
    client_secret: clientSecret,
    status,
    payment_method: paymentMethod,
    last_payment_error: error,
  };
}

async function confirm(clientSecret: string, source: unknown, locale: string) {
  const made = source === undefined || source === null ? {} : await methodFrom(source);
  if (made.error) return { error: made.error };
  const settled = await settle(backend, clientSecret, made.paymentMethod?.id ?? null, locale);
  const intent = intentOf(settled, clientSecret);
  const name = settled.intent.kind === 'payment' ? 'payment_intent' : 'setup_intent';
  if (settled.error) return { error: { ...settled.error, [name]: intent } };
  return settled.intent.kind === 'payment' ? { paymentIntent: intent } : { setupIntent: intent };
}

interface ConfirmOptions {
  elements?: DemoElements;
  clientSecret?: string;
  confirmParams?: Fields & { payment_method?: unknown; return_url?: string };
  redirect?: 'always' | 'if_required';
}

class DemoStripe {
  private readonly locale: string;
  private readonly settled = new Map<string, unknown>();

  constructor(options: Fields) {
    this.locale = textOf(options.locale) ?? 'auto';
  }

  elements = (options: Fields = {}) => new DemoElements({ locale: this.locale, ...options });

  createPaymentMethod = async (options: Fields): Promise<Made> => {
    const { elements, params } = options;
    if (elements instanceof DemoElements) {
      if (!elements.submitted)
        throw new Error('elements.submit() must be called before stripe.createPaymentMethod().');
      const walletCard = elements.wallet?.takeCard();
      if (walletCard) return { paymentMethod: methodOf(walletCard, null) };
      if (!elements.cardElement) throw new Error('The Stripe stand-in: there is no Payment Element.');
      return fromElement(elements.cardElement, isFields(params) ? params.billing_details : null);
    }
    if (options.card instanceof DemoElement) return fromElement(options.card, options.billing_details);
    throw new Error('The Stripe stand-in makes payment methods of card elements only.');
  };

  createToken = async (element: unknown) => {
    const made = await methodFrom(element);
    if (!made.paymentMethod) return { error: made.error };
    const { id, card } = made.paymentMethod;
    return {
      token: {
        id: id.replace(/^pm_/, 'tok_'),
        object: 'token',
        type: 'card',
        created: now(),
        livemode: false,
        used: false,
        card,
      },
    };
  };

  confirmCardPayment = (secret: string, data: Fields = {}) => this.confirmed(secret, data.payment_method);
  confirmCardSetup = (secret: string, data: Fields = {}) => this.confirmed(secret, data.payment_method);
  handleCardAction = (secret: string) => this.confirmed(secret, null);
  handleNextAction = ({ clientSecret }: { clientSecret: string }) => this.confirmed(clientSecret, null);
  confirmPayment = (options: ConfirmOptions) => this.confirmElements(options);
  confirmSetup = (options: ConfirmOptions) => this.confirmElements(options);

  retrievePaymentIntent = async (secret: string) => ({
    paymentIntent: this.settled.get(secret) ?? { client_secret: secret, status: 'processing' },
  });
  retrieveSetupIntent = async (secret: string) => ({
    setupIntent: this.settled.get(secret) ?? { client_secret: secret, status: 'processing' },
  });

  paymentRequest = () => {
    const request = {
      canMakePayment: async () => null,
      on: () => request,
      off: () => request,
      show() {},
      update() {},
      abort() {},
    };
    return request;
  };

  registerAppInfo(): void {}
  _registerWrapper(): void {}

  private async confirmed(secret: string, source: unknown) {
    const result = await confirm(secret, source, resolveLocale(this.locale));
    const intent =
      'paymentIntent' in result ? result.paymentIntent : 'setupIntent' in result ? result.setupIntent : null;
    if (intent) this.settled.set(secret, intent);
    return result;
  }

  private async confirmElements({
    elements,
    clientSecret,
    confirmParams,
    redirect = 'always',
  }: ConfirmOptions) {
    const secret = clientSecret ?? elements?.clientSecret;
    if (!secret) throw new Error('The Stripe stand-in needs a client secret to confirm.');
    const paymentMethod = textOf(confirmParams?.payment_method);
    const result = await this.confirmed(secret, paymentMethod ?? elements?.cardElement ?? null);
    if (!result.error && redirect === 'always' && confirmParams?.return_url) {
      const back = new URL(confirmParams.return_url, location.href);
      back.searchParams.set(
        secret.startsWith('pi_') ? 'payment_intent_client_secret' : 'setup_intent_client_secret',
        secret,
      );
      back.searchParams.set('redirect_status', 'succeeded');
      location.assign(back);
    }
    return result;
  }
}

/** A live key is rejected, so that nobody mistakes the stand-in for a real checkout. */
const makeStripe = (key: string, options: Fields = {}) => {
  if (!/^pk_(test|demo)_/.test(key)) throw new Error('The Stripe stand-in accepts only test keys.');
  return new DemoStripe(options);
};

Object.assign(globalThis, { Stripe: Object.assign(makeStripe, { version: 'endive' }) });
