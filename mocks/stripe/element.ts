import { FrameWindow } from './frame-window.ts';
import { resolveLocale, say } from './messages.ts';
import type { CardSummary, ElementType, FromFrame, ProblemReport } from './protocol.ts';

export type Handler = (event?: unknown) => void;
export type Fields = Record<string, unknown>;

export interface Group {
  id: string;
  options: Fields;
}

type ElementResult = { card: CardSummary | null; error: ProblemReport | null };

const TITLES = {
  card: 'card',
  payment: 'card',
  cardNumber: 'number',
  cardExpiry: 'expiry',
  cardCvc: 'cvc',
} as const;

/** An element of the Stripe API: it mounts a frame in the page and emits events. */
export class DemoElement {
  readonly type: ElementType;
  private readonly group: Group;
  private options: Fields;
  private frame: FrameWindow | null = null;
  private ready = false;
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly calls = new Map<number, (result: ElementResult) => void>();
  private callCount = 0;
  private readonly onDestroy: (element: DemoElement) => void;

  constructor(type: ElementType, group: Group, options: Fields, onDestroy: (element: DemoElement) => void) {
    this.type = type;
    this.group = group;
    this.options = options;
    this.onDestroy = onDestroy;
  }

  on(event: string, handler: Handler): this {
    const known = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, known.add(handler));
    if (event === 'ready' && this.ready) queueMicrotask(() => handler({ elementType: this.type }));
    return this;
  }

  once(event: string, handler: Handler): this {
    const first: Handler = (value) => {
      this.off(event, first);
      handler(value);
    };
    return this.on(event, first);
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  mount(target: string | HTMLElement): void {
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!container) throw new Error(`Stripe stand-in: nothing to mount the ${this.type} element on.`);
    this.unmount();
    this.frame = new FrameWindow(this.title(), (message) => this.receive(message));
    this.frame.iframe.style.height = this.type === 'payment' ? '230px' : '28px';
    container.classList.add('StripeElement');
    container.replaceChildren(this.frame.iframe);
    this.emit('loaderstart', { elementType: this.type });
  }

  unmount(): void {
    this.frame?.close();
    this.frame = null;
    this.ready = false;
    for (const settle of this.calls.values()) settle({ card: null, error: null });
    this.calls.clear();
  }

  destroy(): void {
    this.unmount();
    this.handlers.clear();
    this.onDestroy(this);
  }

  update(options: Fields = {}): void {
    this.options = { ...this.options, ...options };
    if (this.frame && this.ready) this.sendOptions();
  }

  focus = () => this.frame?.send({ to: 'frame', kind: 'focus' });
  blur = () => this.frame?.send({ to: 'frame', kind: 'blur' });
  clear = () => this.frame?.send({ to: 'frame', kind: 'clear' });
  collapse(): void {}

  /** Requests the frame to validate its fields, or to create an id from them. */
  request(kind: 'validate' | 'tokenise'): Promise<ElementResult> {
    if (!this.frame || !this.ready)
      throw new Error(`Stripe stand-in: the ${this.type} element is not mounted or not ready.`);
    const call = ++this.callCount;
    return new Promise((resolve) => {
      this.calls.set(call, resolve);
      this.frame?.send({ to: 'frame', kind, call });
    });
  }

  locale = () => resolveLocale(this.group.options.locale);

  private title = () => say(TITLES[this.type], this.locale());

  private sendOptions(): void {
    if (this.frame) this.frame.iframe.title = this.title();
    const { placeholder, style, disabled, readOnly } = this.options;
    this.frame?.send({
      to: 'frame',
      kind: 'options',
      options: {
        type: this.type,
        group: this.group.id,
        locale: this.locale(),
        appearance: this.group.options.appearance ?? null,
        style: style ?? null,
        disabled: disabled === true || readOnly === true,
        placeholder: typeof placeholder === 'string' ? placeholder : null,
        scheme: 'light',
      },
    });
  }

  private emit(event: string, value: Fields): void {
    for (const handler of [...(this.handlers.get(event) ?? [])]) handler(value);
  }

  private receive(message: FromFrame): void {
    const elementType = this.type;
    switch (message.kind) {
      case 'loaded':
        this.sendOptions();
        return;
      case 'ready':
        this.ready = true;
        this.emit('ready', { elementType });
        return;
      case 'height':
        if (this.frame) this.frame.iframe.style.height = `${message.height}px`;
        return;
      case 'change': {
        const { complete, empty, brand } = message;
        const error = message.error ? { type: 'validation_error', ...message.error } : undefined;
        const value = elementType === 'payment' ? { type: 'card' } : { postalCode: '' };
        this.emit('change', { elementType, complete, empty, error, brand, value, collapsed: false });
        return;
      }
      case 'result':
        this.calls.get(message.call)?.({ card: message.card, error: message.error });
        this.calls.delete(message.call);
        return;
      case 'focus':
      case 'blur':
      case 'escape':
        this.emit(message.kind, { elementType });
        return;
    }
  }
}
