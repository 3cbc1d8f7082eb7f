import { pause } from '../../../lib/time/pause';
import { POLL_MS, type SettlingOrder } from './settlement';

/** The order failed for good. The flag `popup` means that a popup reports the failure. */
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
  /** Called for each response while the order is not settled. */
  onWaiting?(order: Order): void;
  signal: AbortSignal;
  firstMs?: number;
}

/**
 * Polls an order every 2 seconds. Resolves once it is paid or refunded; rejects if it
 * failed or a request fails.
 */
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
