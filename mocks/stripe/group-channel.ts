import type { Values } from './card-form.ts';
import type { Brand } from './cards.ts';

/**
 * Messages between up to three frames, which contain the number, the date and the code of one card. The page
 * receives none of them.
 */
type GroupMessage =
  | { kind: 'brand'; brand: Brand }
  | { kind: 'request'; call: number; from: string }
  | { kind: 'values'; call: number; to: string; values: Partial<Values> };

const TIMEOUT_MS = 1_500;

export class GroupChannel {
  private readonly channel: BroadcastChannel;
  private readonly ownId = crypto.randomUUID();
  private readonly waiting = new Map<number, (values: Partial<Values>) => void>();
  private calls = 0;

  constructor(group: string, own: () => Partial<Values>, onBrand: (brand: Brand) => void) {
    this.channel = new BroadcastChannel(`stripe-demo-${group}`);
    this.channel.onmessage = ({ data }: MessageEvent<GroupMessage>) => {
      if (data.kind === 'brand') onBrand(data.brand);
      if (data.kind === 'request')
        this.send({ kind: 'values', call: data.call, to: data.from, values: own() });
      if (data.kind === 'values' && data.to === this.ownId) this.waiting.get(data.call)?.(data.values);
    };
  }

  sendBrand(brand: Brand): void {
    this.send({ kind: 'brand', brand });
  }

  /** Returns the whole card from the values of this frame and the other frames. */
  async gather(own: Partial<Values>): Promise<Values | null> {
    const call = ++this.calls;
    const found = { ...own };
    const isWhole = () => found.number !== undefined && found.expiry !== undefined && found.cvc !== undefined;
    if (!isWhole()) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, TIMEOUT_MS);
        this.waiting.set(call, (values) => {
          Object.assign(found, values);
          if (!isWhole()) return;
          clearTimeout(timer);
          resolve();
        });
        this.send({ kind: 'request', call, from: this.ownId });
      });
      this.waiting.delete(call);
    }
    const { number, expiry, cvc } = found;
    return number === undefined || expiry === undefined || cvc === undefined ? null : { number, expiry, cvc };
  }

  private send(message: GroupMessage): void {
    this.channel.postMessage(message);
  }
}
