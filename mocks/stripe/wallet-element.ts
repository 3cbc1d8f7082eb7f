import type { Fields, Handler } from './element.ts';

/** The express checkout: the demo has no wallets, so it is ready at once and shows none. */
export class WalletElement {
  readonly type = 'expressCheckout';
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly gone: () => void;

  constructor(gone: () => void) {
    this.gone = gone;
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

  mount(): void {
    setTimeout(() => {
      const event = { elementType: this.type, availablePaymentMethods: undefined };
      for (const handler of this.handlers.get('ready') ?? []) handler(event);
    });
  }

  update(_options: Fields): void {}
  unmount(): void {}

  destroy(): void {
    this.handlers.clear();
    this.gone();
  }
}
