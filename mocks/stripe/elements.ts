import { DemoElement, type Fields, type Group } from './element.ts';
import type { ElementType } from './protocol.ts';
import { WalletElement } from './wallet-element.ts';

const TYPES: readonly ElementType[] = ['card', 'cardNumber', 'cardExpiry', 'cardCvc', 'payment'];

type Result = { selectedPaymentMethod?: string; error?: { type: string; code: string; message: string } };

/** A group of Stripe elements, which together make up one payment method. */
export class DemoElements {
  private readonly group: Group;
  private readonly made = new Map<string, DemoElement | WalletElement>();
  submitted = false;

  constructor(options: Fields) {
    this.group = { id: crypto.randomUUID(), options };
  }

  get clientSecret(): string | null {
    const { clientSecret } = this.group.options;
    return typeof clientSecret === 'string' ? clientSecret : null;
  }

  create(type: string, options: Fields = {}): DemoElement | WalletElement {
    if (this.made.has(type)) throw new Error(`Can only create one Element of type ${type}`);
    const element = this.make(type, options);
    this.made.set(type, element);
    return element;
  }

  getElement(type: string | { __elementType?: string }): DemoElement | WalletElement | null {
    const name = typeof type === 'string' ? type : (type.__elementType ?? '');
    return this.made.get(name) ?? null;
  }

  update(options: Fields): void {
    Object.assign(this.group.options, options);
    for (const element of this.made.values()) element.update({});
  }

  fetchUpdates = async () => ({});

  /** The element that creates the token: the whole card, or the element with the number. */
  get cardElement(): DemoElement | null {
    for (const type of ['payment', 'card', 'cardNumber']) {
      const element = this.made.get(type);
      if (element instanceof DemoElement) return element;
    }
    return null;
  }

  /** The wallet element, if the viewer has just confirmed a payment with it. */
  get wallet(): WalletElement | null {
    const element = this.made.get('expressCheckout');
    return element instanceof WalletElement && element.isConfirmed ? element : null;
  }

  async submit(): Promise<Result> {
    if (this.wallet) {
      this.submitted = true;
      return { selectedPaymentMethod: 'apple_pay' };
    }
    const element = this.made.get('payment');
    if (!(element instanceof DemoElement))
      throw new Error('elements.submit() needs a mounted Payment Element.');
    const { error } = await element.request('validate');
    this.submitted = error === null;
    return error ? { error: { type: 'validation_error', ...error } } : { selectedPaymentMethod: 'card' };
  }

  private make(type: string, options: Fields): DemoElement | WalletElement {
    if (type === 'expressCheckout') return new WalletElement(() => this.made.delete(type));
    const known = TYPES.find((candidate) => candidate === type);
    if (!known) throw new Error(`The Stripe stand-in has no ${type} element.`);
    return new DemoElement(known, this.group, options, () => this.made.delete(type));
  }
}
