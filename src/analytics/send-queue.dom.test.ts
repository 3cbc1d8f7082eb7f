import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSendQueue, INTERVAL_MS, type SendQueue } from './send-queue';

let queue: SendQueue<number> | undefined;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  queue?.stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const hide = () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
};
const leave = () => window.dispatchEvent(new Event('pagehide'));

describe('while the page is open', () => {
  test('the send queue sends records one at a time, at a fixed pace, in order', async () => {
    let underWay = 0;
    let most = 0;
    const sent: [number, number][] = [];
    const begin = Date.now();
    queue = createSendQueue<number>({
      async send(item) {
        most = Math.max(most, ++underWay);
        sent.push([item, Date.now() - begin]);
        await new Promise((resolve) => setTimeout(resolve, 20));
        underWay -= 1;
        return true;
      },
    });
    for (const item of [1, 2, 3]) queue.add(item);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(most).toBe(1);
    expect(sent).toEqual([
      [1, 0],
      [2, INTERVAL_MS + 20],
      [3, 2 * (INTERVAL_MS + 20)],
    ]);
  });

  test('the send queue retries a failing preparation without losing a record', async () => {
    const send = vi.fn(async () => true);
    const prepare = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    queue = createSendQueue<number>({ send, prepare });
    queue.add(1);
    queue.add(2);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send.mock.calls).toEqual([[1], [2]]);
  });

  test('the send queue doubles its backoff while the service is down', async () => {
    const times: number[] = [];
    const begin = Date.now();
    queue = createSendQueue<number>({
      async send() {
        times.push(Date.now() - begin);
        return false;
      },
    });
    for (let item = 0; item < 5; item += 1) queue.add(item);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toEqual([0, 5_000, 15_000, 35_000]);
  });

  test('the send queue drops its oldest records when it is full', async () => {
    const sent: number[] = [];
    queue = createSendQueue<number>({
      send: async (item) => sent.push(item) > 0,
      prepare: () => new Promise((resolve) => setTimeout(resolve, 10, true)),
    });
    for (let item = 0; item < 600; item += 1) queue.add(item);
    await vi.advanceTimersByTimeAsync(600 * 200);
    expect(sent).toEqual(Array.from({ length: 500 }, (_, index) => index + 100));
  });
});

describe('when the page is left', () => {
  test.each([
    ['hidden', hide],
    ['left', leave],
  ])('a page that is %s sends all queued and later records at once', async (_, go) => {
    const send = vi.fn(async () => true);
    queue = createSendQueue<number>({ send });
    for (const item of [1, 2, 3]) queue.add(item);
    await settle();
    expect(send.mock.calls).toEqual([[1]]);
    go();
    expect(send.mock.calls).toEqual([[1], [2], [3]]);
    queue.add(4);
    expect(send.mock.calls.at(-1)).toEqual([4]);
  });

  test('stores records that cannot be sent yet and sends them on the next page', async () => {
    let stash: number[] = [];
    const parts = {
      store: (items: number[]) => {
        stash = [...stash, ...items];
      },
      takeStored: () => stash.splice(0),
    };
    const send = vi.fn(async () => true);
    queue = createSendQueue<number>({
      send,
      prepare: () => new Promise<boolean>(() => {}),
      isReady: () => false,
      ...parts,
    });
    queue.add(1);
    queue.add(2);
    leave();
    queue.add(3);
    expect(send).not.toHaveBeenCalled();
    expect(stash).toEqual([1, 2, 3]);
    queue.stop();
    queue = createSendQueue<number>({ send, ...parts });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send.mock.calls).toEqual([[1], [2], [3]]);
    expect(stash).toEqual([]);
  });

  test('the send queue resumes when the page is restored from the back/forward cache', async () => {
    const send = vi.fn(async () => true);
    queue = createSendQueue<number>({ send });
    leave();
    window.dispatchEvent(new Event('pageshow'));
    queue.add(1);
    queue.add(2);
    expect(send.mock.calls).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send.mock.calls).toEqual([[1], [2]]);
  });

  test("the send queue stores the records that exceed the browser's limit for a closing page", () => {
    const big = 'x'.repeat(10_000);
    const store = vi.fn();
    const send = vi.fn(async () => true);
    const strings = createSendQueue<string>({ send, store, prepare: () => new Promise(() => {}) });
    for (let item = 0; item < 7; item += 1) strings.add(big);
    leave();
    strings.stop();
    expect(send).toHaveBeenCalledTimes(5);
    expect(store).toHaveBeenCalledWith([big, big]);
  });
});

test('a stopped send queue neither sends nor accepts records', async () => {
  const send = vi.fn(async () => true);
  queue = createSendQueue<number>({ send, prepare: async () => true });
  queue.add(1);
  queue.stop();
  queue.add(2);
  await vi.advanceTimersByTimeAsync(10_000);
  leave();
  expect(send).not.toHaveBeenCalled();
});
