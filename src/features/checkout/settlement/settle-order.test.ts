import { shows } from '@tests/statements/shows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderFailed, settleOrder } from './settle-order';
import type { SettlingOrder } from './settlement';

const order = (status: SettlingOrder['status']): SettlingOrder => ({
  id: 7,
  type: 'package',
  status,
  activity_status: 'inactive',
  failure: null,
  event_id: null,
  vod_id: null,
  product: { id: 30, event_categories: [], participant_id: null },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function settle(...responses: (SettlingOrder | Error)[]) {
  const requestedAt: number[] = [];
  const start = Date.now();
  const aborter = new AbortController();
  const read = async () => {
    requestedAt.push(Date.now() - start);
    const response = responses.shift();
    if (!response || response instanceof Error) throw response ?? new Error('polled too often');
    return response;
  };
  return { requestedAt, aborter, end: settleOrder(7, { read, signal: aborter.signal }) };
}

test(
  'settleOrder polls an order every two seconds and resolves once the order is paid',
  shows('order polled every 2 seconds', 'constant order poll 2,000 ms'),
  async () => {
    const { requestedAt, end } = settle(order('created'), order('created'), order('paid'));
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await end).status).toBe('paid');
    expect(requestedAt).toEqual([2_000, 4_000, 6_000]);
  },
);

test(
  'settleOrder rejects if the order failed, with the flag that a popup reports it',
  shows('order rejects on failed', 'failed orders'),
  async () => {
    const { end } = settle(order('failed'));
    const refused = expect(end).rejects.toMatchObject({
      name: 'OrderFailed',
      popup: true,
      message: 'order 7 failed',
      order: { status: 'failed' },
    });
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
    expect(await end.catch((error: unknown) => error)).toBeInstanceOf(OrderFailed);
  },
);

test(
  'settleOrder rejects with the error of a failed poll',
  shows('order rejects on request error'),
  async () => {
    const { end } = settle(order('created'), new Error('no response'));
    const refused = expect(end).rejects.toThrow('no response');
    await vi.advanceTimersByTimeAsync(4_000);
    await refused;
  },
);

test('settleOrder stops polling once it is aborted', async () => {
  const { requestedAt, aborter, end } = settle(order('created'));
  const refused = expect(end).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(2_000);
  aborter.abort();
  await refused;
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requestedAt).toEqual([2_000]);
});

test('settleOrder requests nothing if it is aborted before it begins', async () => {
  const read = vi.fn(async () => order('paid'));
  const aborter = new AbortController();
  aborter.abort();
  await expect(settleOrder(7, { read, signal: aborter.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).not.toHaveBeenCalled();
});

test('settleOrder ignores a response that arrives after it was aborted', async () => {
  const answering = Promise.withResolvers<SettlingOrder>();
  const aborter = new AbortController();
  const onWaiting = vi.fn();
  const end = settleOrder(7, { read: () => answering.promise, onWaiting, signal: aborter.signal });
  const refused = expect(end).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(2_000);
  aborter.abort();
  answering.resolve(order('created'));
  await refused;
  expect(onWaiting).not.toHaveBeenCalled();
});

test('settleOrder reports each response while the order is not settled', async () => {
  const onWaiting = vi.fn();
  const responses = [order('created'), order('paid')];
  const read = async () => responses.shift() ?? order('failed');
  const end = settleOrder(7, { read, onWaiting, signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(4_000);
  await end;
  expect(onWaiting).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'created' }));
});

test('settleOrder removes its abort listener after each pause between polls', async () => {
  const { signal } = new AbortController();
  const listeners = new Set<unknown>();
  const add = vi
    .spyOn(signal, 'addEventListener')
    .mockImplementation(
      (type: string, listener: unknown) => void (type === 'abort' && listeners.add(listener)),
    );
  vi.spyOn(signal, 'removeEventListener').mockImplementation(
    (type: string, listener: unknown) => void (type === 'abort' && listeners.delete(listener)),
  );
  const responses = [order('created'), order('created'), order('paid')];
  const end = settleOrder(7, { read: async () => responses.shift() ?? order('failed'), signal });
  await vi.advanceTimersByTimeAsync(6_000);
  await end;
  expect(add).toHaveBeenCalledTimes(3);
  expect(listeners.size).toBe(0);
});
