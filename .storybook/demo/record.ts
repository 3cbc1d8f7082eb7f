import type { OperationId } from '@generated/operations';
import { apiEvents } from '../../src/api/events';

/** An operation and a status that the contract documents for it. */
export type Pair = `${OperationId} ${number}`;

const received = new Set<string>();
const shown = new Set<string>();
const requested = new Set<string>();

apiEvents.on('exchange', ({ operation, status }) => {
  received.add(`${operation} ${status}`);
});

/** Records the responses that the current story received, and those that it then found on the screen. */
export const record = {
  reset(): void {
    received.clear();
    shown.clear();
    requested.clear();
  },
  request: ({ method, url }: Request) => requested.add(`${method} ${new URL(url).pathname}`),
  has: (pair: Pair) => received.has(pair),
  show(pairs: readonly Pair[]): void {
    for (const pair of pairs) shown.add(pair);
  },
  /**
   * Returns the received responses in order of their first arrival, such as `getEvent 404`, or `getEvent
   * null` for a failed request.
   */
  inOrder: () => [...received],
  /** Returns every request, with or without a response, such as `GET /api/events/12`. */
  requests: () => [...requested],
  read: () => ({ received: [...received].sort(), shown: [...shown].sort() }),
};
