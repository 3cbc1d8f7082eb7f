import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSendQueue, PACE_MS, type SendQueue } from './send-queue';

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

describe('while the page stands', () => {
  test('records go one after the other, at a pace, in order', async () => {
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
      [2, PACE_MS + 20],
      [3, 2 * (PACE_MS + 20)],
    ]);
  });

  test('they wait for what has to be there, and none is lost by its failure', async () => {
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

  test('a service that is down is left alone, longer each time', async () => {
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

  test('the oldest go where too many wait', async () => {
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

describe('when the page goes', () => {
  test.each([
    ['hidden', hide],
    ['left', leave],
  ])('%s: all that waits goes at once, and what comes after it too', async (_, go) => {
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

  test('without a session it is kept on the device, and sent on the next page', async () => {
    let stash: number[] = [];
    const parts = {
      keep: (items: number[]) => {
        stash = [...stash, ...items];
      },
      kept: () => stash.splice(0),
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

  test('a page that comes back from the cache goes on', async () => {
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

  test('more than a browser lets out at once is kept', () => {
    const big = 'x'.repeat(10_000);
    const keep = vi.fn();
    const send = vi.fn(async () => true);
    const strings = createSendQueue<string>({ send, keep, prepare: () => new Promise(() => {}) });
    for (let item = 0; item < 7; item += 1) strings.add(big);
    leave();
    strings.stop();
    expect(send).toHaveBeenCalledTimes(5);
    expect(keep).toHaveBeenCalledWith([big, big]);
  });
});

test('once stopped nothing is sent, and nothing is taken', async () => {
  const send = vi.fn(async () => true);
  queue = createSendQueue<number>({ send, prepare: async () => true });
  queue.add(1);
  queue.stop();
  queue.add(2);
  await vi.advanceTimersByTimeAsync(10_000);
  leave();
  expect(send).not.toHaveBeenCalled();
});
