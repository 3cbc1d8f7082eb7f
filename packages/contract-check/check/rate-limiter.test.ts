import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

function fakeClock() {
  let time = 0;
  const clock = {
    now: () => time,
    sleep: async (ms: number) => {
      time += ms;
    },
  };
  return clock;
}

test('the rate limiter spaces calls evenly at a given rate', async () => {
  const clock = fakeClock();
  const limiter = new RateLimiter({ clock, perSecond: 4, maxWaitMs: 0 });
  const times: number[] = [];
  for (let call = 0; call < 4; call++) {
    await limiter.acquire();
    times.push(clock.now());
  }
  expect(times).toEqual([0, 250, 500, 750]);
});

test('without a rate, the limiter sends calls at once, and slows down after the backend limits them', async () => {
  const clock = fakeClock();
  const limiter = new RateLimiter({ clock, maxWaitMs: 60_000 });
  await limiter.acquire();
  await limiter.acquire();
  expect(clock.now()).toBe(0);
  expect(limiter.pause(30)).toBe(true);
  await limiter.acquire();
  expect(clock.now()).toBe(30_000);
  await limiter.acquire();
  expect(clock.now()).toBe(30_025);
});

test('the rate limiter counts the waits of concurrent calls for the same pause once', () => {
  const waits: number[] = [];
  const limiter = new RateLimiter({ clock: fakeClock(), maxWaitMs: 40_000, onWait: (ms) => waits.push(ms) });
  expect([limiter.pause(30), limiter.pause(30), limiter.pause(30)]).toEqual([true, true, true]);
  expect(waits).toEqual([30_000]);
});

test('the rate limiter refuses a pause longer than the remaining waiting time', async () => {
  const clock = fakeClock();
  const limiter = new RateLimiter({ clock, maxWaitMs: 40_000 });
  expect(limiter.pause(30)).toBe(true);
  await limiter.acquire();
  expect(limiter.pause(30)).toBe(false);
});
