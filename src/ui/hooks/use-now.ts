import { useSyncExternalStore } from 'react';

type Step = 'second' | 'minute';

const MS: Record<Step, number> = { second: 1_000, minute: 60_000 };

/** One timer a step for the whole page, and none while nobody looks at the clock. */
function createClock(step: Step) {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    now = Date.now();
    timer = setTimeout(tick, MS[step] - (now % MS[step]));
    for (const listener of [...listeners]) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        now = Date.now();
        timer = setTimeout(tick, MS[step] - (now % MS[step]));
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    read: () => now,
  };
}

const clocks: Record<Step, ReturnType<typeof createClock>> = {
  second: createClock('second'),
  minute: createClock('minute'),
};

/** The time in milliseconds, moving on by itself. */
export function useNow(step: Step): number {
  return useSyncExternalStore(clocks[step].subscribe, clocks[step].read);
}
