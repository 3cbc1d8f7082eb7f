import type { OperationId } from '@generated/operations';
import { apiEvents } from '../../src/api/events';

/** An operation and a status that the contract documents for it. */
export type Pair = `${OperationId} ${number}`;

const received = new Set<string>();
const shown = new Set<string>();

apiEvents.on('exchange', ({ operation, status }) => {
  received.add(`${operation} ${status}`);
});

/** The responses that the current story really received, and the ones that it then found on the screen. */
export const record = {
  begin(): void {
    received.clear();
    shown.clear();
  },
  has: (pair: Pair) => received.has(pair),
  show(pairs: readonly Pair[]): void {
    for (const pair of pairs) shown.add(pair);
  },
  /** The received answers in the order in which each came first, as `getEvent 404`, or `getEvent null` without one. */
  inOrder: () => [...received],
  read: () => ({ received: [...received].sort(), shown: [...shown].sort() }),
};
