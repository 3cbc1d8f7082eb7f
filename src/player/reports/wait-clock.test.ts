import { describe, expect, test } from 'vitest';
import { newWaitClock, type Wait, type WaitPulse, waiting } from './wait-clock';

type Step = [now: number, state: WaitPulse['state'], more?: Partial<WaitPulse>];

function told(steps: readonly Step[]): Wait[] {
  let clock = newWaitClock(0);
  const waits: Wait[] = [];
  for (const [now, state, more] of steps) {
    const [next, wait] = waiting(clock, { now, state, online: true, sought: false, since: now, ...more });
    clock = next;
    if (wait) waits.push(wait);
  }
  return waits;
}

const seconds = (from: number, to: number, state: WaitPulse['state'], more?: Partial<WaitPulse>): Step[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [(from + index) * 1_000, state, more]);

const last = (steps: readonly Step[]) => told(steps).at(-1);

describe('waits', () => {
  test.each<[string, Step[], Partial<Wait> | undefined]>([
    [
      'the first picture',
      [
        [0, 'start'],
        [900, 'moving'],
      ],
      { type: 'start', milliseconds: 900, state: 'over' },
    ],
    [
      'one that does not come in time',
      [
        [0, 'start'],
        [900, 'idle'],
      ],
      { type: 'start', milliseconds: 900, state: 'left' },
    ],
    [
      'a picture that stands still',
      [
        [0, 'moving'],
        [1_000, 'stall'],
        [3_400, 'moving'],
      ],
      { type: 'stall', milliseconds: 2_400, state: 'over', offline: 0 },
    ],
    [
      'too short to be seen',
      [
        [1_000, 'stall'],
        [1_250, 'moving'],
      ],
      undefined,
    ],
    [
      'a short one after a jump',
      [
        [1_000, 'stall', { sought: true }],
        [2_900, 'moving'],
      ],
      undefined,
    ],
    [
      'a long one after a jump, in full',
      [...seconds(1, 4, 'stall', { sought: true }), [4_500, 'moving']],
      { type: 'stall', milliseconds: 3_500, state: 'over' },
    ],
    ['one that goes on', seconds(0, 12, 'stall'), { milliseconds: 11_000, state: 'going' }],
    [
      'a viewer who pauses',
      [...seconds(0, 3, 'stall'), [3_500, 'idle']],
      { milliseconds: 3_500, state: 'left' },
    ],
    [
      'one that is noticed late',
      [
        [9_000, 'stall', { since: 6_000 }],
        [9_500, 'moving'],
      ],
      { milliseconds: 3_500 },
    ],
    [
      'a machine that sleeps',
      [...seconds(0, 2, 'stall'), [9_000_000, 'stall'], [9_000_500, 'moving']],
      { milliseconds: 2_500, state: 'over' },
    ],
    [
      'a device without a connection for a part of it',
      [...seconds(0, 3, 'stall', { online: false }), ...seconds(4, 6, 'stall'), [6_500, 'moving']],
      { milliseconds: 6_500, offline: 4_000 },
    ],
    ['a picture that moves', seconds(0, 20, 'moving'), undefined],
  ])('%s', (_, steps, expected) => {
    if (expected) expect(last(steps)).toMatchObject(expected);
    else expect(told(steps)).toEqual([]);
  });

  test('the first is told of at once, a going one every five seconds, its end once', () => {
    const waits = told([...seconds(0, 11, 'start'), [11_200, 'moving'], [12_000, 'moving']]);
    expect(waits.map(({ milliseconds, state }) => [milliseconds, state])).toEqual([
      [0, 'going'],
      [5_000, 'going'],
      [10_000, 'going'],
      [11_200, 'over'],
    ]);
  });
});
