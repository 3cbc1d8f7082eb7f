import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForPoster } from './wait-for-poster';

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false;
  void promise.then(() => {
    isSettled = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return () => isSettled;
};

function stubImage(complete: boolean) {
  let finish = () => {};
  const decode = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      complete = complete;
      decode = decode;
    },
  );
  return { decode, finish: () => finish() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('waitForPoster', () => {
  it('does not wait for a poster that the page already shows', async () => {
    const { decode } = stubImage(true);
    expect((await settled(waitForPoster('/poster.webp')))()).toBe(true);
    expect(decode).not.toHaveBeenCalled();
  });

  it('waits until a poster that is still loading is visible', async () => {
    const { finish } = stubImage(false);
    const isSettled = await settled(waitForPoster('/poster.webp'));
    expect(isSettled()).toBe(false);
    finish();
    await vi.waitFor(() => expect(isSettled()).toBe(true));
  });

  it('waits at most a second for a poster that does not come', async () => {
    vi.useFakeTimers();
    stubImage(false);
    const isSettled = await settled(waitForPoster('/poster.webp'));
    await vi.advanceTimersByTimeAsync(999);
    expect(isSettled()).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(isSettled()).toBe(true);
  });

  it('does not wait where an event has no poster', async () => {
    expect((await settled(waitForPoster(null)))()).toBe(true);
  });
});
