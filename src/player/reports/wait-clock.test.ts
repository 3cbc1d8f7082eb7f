import { describe, expect, test } from 'vitest';
import { createWaitClock, updateWaitClock, type Wait, type WaitPulse } from './wait-clock';

type Step = [now: number, state: WaitPulse['state'], more?: Partial<WaitPulse>];

function reports(steps: readonly Step[]): Wait[] {
  let clock = createWaitClock(0);
  const waits: Wait[] = [];
  for (const [now, state, more] of steps) {
    const [next, wait] = updateWaitClock(clock, {
      now,
      state,
      online: true,
      hasSeeked: false,
      since: now,
      ...more,
    });
    clock = next;
    if (wait) waits.push(wait);
  }
  return waits;
}

const seconds = (from: number, to: number, state: WaitPulse['state'], more?: Partial<WaitPulse>): Step[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [(from + index) * 1_000, state, more]);

const last = (steps: readonly Step[]) => reports(steps).at(-1);

describe('wait clock', () => {
  test.each<[string, Step[], Partial<Wait> | undefined]>([
    [
      'the first frame',
      [
        [0, 'start'],
        [900, 'moving'],
      ],
      { type: 'start', milliseconds: 900, state: 'over' },
    ],
    [
      'a first frame that never comes',
      [
        [0, 'start'],
        [900, 'idle'],
      ],
      { type: 'start', milliseconds: 900, state: 'left' },
    ],
    [
      'a stall',
      [
        [0, 'moving'],
        [1_000, 'stall'],
        [3_400, 'moving'],
      ],
      { type: 'stall', milliseconds: 2_400, state: 'over', offline: 0 },
    ],
    [
      'a stall too short to notice',
      [
        [1_000, 'stall'],
        [1_250, 'moving'],
      ],
      undefined,
    ],
    [
      'a short wait after a seek is ignored',
      [
        [1_000, 'stall', { hasSeeked: true }],
        [2_900, 'moving'],
      ],
      undefined,
    ],
    [
      'a long wait after a seek counts in full',
      [...seconds(1, 4, 'stall', { hasSeeked: true }), [4_500, 'moving']],
      { type: 'stall', milliseconds: 3_500, state: 'over' },
    ],
    ['an ongoing stall', seconds(0, 12, 'stall'), { milliseconds: 11_000, state: 'going' }],
    [
      'a viewer who pauses during a stall',
      [...seconds(0, 3, 'stall'), [3_500, 'idle']],
      { milliseconds: 3_500, state: 'left' },
    ],
    [
      'a stall that is detected late',
      [
        [9_000, 'stall', { since: 6_000 }],
        [9_500, 'moving'],
      ],
      { milliseconds: 3_500 },
    ],
    [
      'a sleeping machine',
      [...seconds(0, 2, 'stall'), [9_000_000, 'stall'], [9_000_500, 'moving']],
      { milliseconds: 2_500, state: 'over' },
    ],
    [
      'a device that is offline for part of the wait',
      [...seconds(0, 3, 'stall', { online: false }), ...seconds(4, 6, 'stall'), [6_500, 'moving']],
      { milliseconds: 6_500, offline: 4_000 },
    ],
    ['a picture that moves', seconds(0, 20, 'moving'), undefined],
  ])('reports how long the viewer waits for the video to play: %s', (_, steps, expected) => {
    if (expected) expect(last(steps)).toMatchObject(expected);
    else expect(reports(steps)).toEqual([]);
  });

  test('reports a wait at once, every five seconds while it lasts, and once at its end', () => {
    const waits = reports([...seconds(0, 11, 'start'), [11_200, 'moving'], [12_000, 'moving']]);
    expect(waits.map(({ milliseconds, state }) => [milliseconds, state])).toEqual([
      [0, 'going'],
      [5_000, 'going'],
      [10_000, 'going'],
      [11_200, 'over'],
    ]);
  });
});
