import type { Fields, Handler } from './element.ts';
import { encodePaymentMethod } from './payment-method-id.ts';
import type { CardSummary } from './protocol.ts';

/** The card in the stand-in's wallet. */
const CARD = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, outcome: 'success' } as const;

/** Stripe detects Apple Pay in the same way. */
const hasApplePay = () => 'ApplePaySession' in window;

/** The express checkout shows an Apple Pay button on devices that have Apple Pay, and nothing on others. */
export class WalletElement {
  readonly type = 'expressCheckout';
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly onDestroy: () => void;
  private button: HTMLButtonElement | null = null;
  private confirmed: CardSummary | null = null;

  constructor(onDestroy: () => void) {
    this.onDestroy = onDestroy;
  }

  /** Returns the wallet's card once, while the sheet that the viewer confirmed is open. */
  takeCard(): CardSummary | null {
    const card = this.confirmed;
    this.confirmed = null;
    return card;
  }

  get isConfirmed(): boolean {
    return this.confirmed !== null;
  }

  on(event: string, handler: Handler): this {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler));
    return this;
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  mount(container: HTMLElement): void {
    if (hasApplePay()) container.replaceChildren(this.draw());
    setTimeout(() => {
      const availablePaymentMethods = hasApplePay() ? { applePay: true } : undefined;
      this.emit('ready', { elementType: this.type, availablePaymentMethods });
    });
  }

  update(_options: Fields): void {}

  unmount(): void {
    this.button?.remove();
    this.button = null;
  }

  destroy(): void {
    this.unmount();
    this.handlers.clear();
    this.onDestroy();
  }

  private emit(event: string, value: unknown): void {
    for (const handler of this.handlers.get(event) ?? []) handler(value);
  }

  private draw(): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Apple Pay';
    Object.assign(button.style, {
      width: '100%',
      minHeight: '48px',
      border: '1px solid #fff',
      borderRadius: '6px',
      background: '#000',
      color: '#fff',
      font: '600 18px system-ui, sans-serif',
    });
    button.addEventListener('click', () =>
      this.emit('click', { expressPaymentType: 'apple_pay', resolve: () => this.confirm(), reject() {} }),
    );
    this.button = button;
    return button;
  }

  /** The viewer confirms immediately, as with a fingerprint on a real device. */
  private confirm(): void {
    this.confirmed = { ...CARD, id: encodePaymentMethod(CARD, crypto.randomUUID().replaceAll('-', '')) };
    const paymentFailed = () => {
      this.confirmed = null;
    };
    this.emit('confirm', { expressPaymentType: 'apple_pay', paymentFailed });
  }
}
