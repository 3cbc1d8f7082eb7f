import { requestClock } from '../../../lib/time/request-clock';
import { POLL_MS, type SettlingOrder } from './settlement';

/** The order failed for good. `popup`: to be told in a popup, over whatever shows. */
export class OrderFailed<Order extends SettlingOrder> extends Error {
  override readonly name = 'OrderFailed';
  readonly popup = true;
  readonly order: Order;

  constructor(order: Order) {
    super(`order ${order.id} failed`);
    this.order = order;
  }
}

interface SettleOptions<Order> {
  read(id: number): Promise<Order>;
  /** Each answer while the order is not settled. */
  onWaiting?(order: Order): void;
  signal: AbortSignal;
  firstMs?: number;
}

/** Asks every 2 seconds. Resolves on paid, rejects on failed and on whatever a request rejects with. */
export async function settleOrder<Order extends SettlingOrder>(
  id: number,
  { read, onWaiting, signal, firstMs = POLL_MS }: SettleOptions<Order>,
): Promise<Order> {
  for (let wait = firstMs; ; wait = POLL_MS) {
    await pause(wait, signal);
    const order = await read(id);
    signal.throwIfAborted();
    if (order.status === 'failed') throw new OrderFailed(order);
    if (order.status !== 'created') return order;
    onWaiting?.(order);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      stopWaiting();
      reject(signal.reason);
    };
    const stopWaiting = requestClock.wait(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
  });
}
