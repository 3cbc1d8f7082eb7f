import type { Brand, Field, FieldError } from './cards.ts';

/** The messages between the page and its frames. None contains a card's number or code. */

export type ElementType = 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'payment';

export interface FrameOptions {
  type: ElementType;
  /** Frames with the same group make up one card. */
  group: string;
  locale: string;
  appearance: unknown;
  style: unknown;
  disabled: boolean;
  placeholder: string | null;
  scheme: string;
}

export interface ProblemReport {
  code: FieldError;
  message: string;
}

export interface CardSummary {
  id: string;
  brand: Brand;
  last4: string;
  expMonth: number;
  expYear: number;
}

export type ToFrame =
  | { to: 'frame'; kind: 'options'; options: FrameOptions }
  | { to: 'frame'; kind: 'focus' | 'blur' | 'clear' }
  | { to: 'frame'; kind: 'validate' | 'tokenise'; call: number }
  | { to: 'frame'; kind: 'challenge'; locale: string };

export type FromFrame =
  | { to: 'page'; kind: 'loaded' | 'ready' | 'focus' | 'blur' | 'escape' }
  | { to: 'page'; kind: 'height'; height: number }
  | {
      to: 'page';
      kind: 'change';
      complete: boolean;
      empty: boolean;
      error: ProblemReport | null;
      brand: Brand;
    }
  | { to: 'page'; kind: 'result'; call: number; card: CardSummary | null; error: ProblemReport | null }
  | { to: 'page'; kind: 'challenged'; completed: boolean };

export const FIELDS: Record<ElementType, readonly Field[]> = {
  card: ['number', 'expiry', 'cvc'],
  payment: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};

/** Listens to one window of this origin only and ignores all other messages. */
export function listen<Message extends ToFrame | FromFrame>(
  from: () => Window | null,
  side: Message['to'],
  receive: (message: Message) => void,
): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source !== from()) return;
    const { data } = event;
    if (typeof data !== 'object' || data === null || !('to' in data) || data.to !== side) return;
    // The origin, the window and the direction were checked, and only this program posts messages there.
    receive(data as Message);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
