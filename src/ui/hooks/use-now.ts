import { useSyncExternalStore } from 'react';
import { firstView } from '../../browser/first-view';
import { createValueStore } from '../../lib/store/store';

type Step = 'second' | 'minute';

const STEP_MS: Record<Step, number> = { second: 1_000, minute: 60_000 };

/** Creates a timer that all subscribers of a step share. It runs only while there are subscribers. */
function createClock(step: Step) {
  const clock = createValueStore(Date.now, {
    onObserved() {
      let timer: ReturnType<typeof setTimeout>;
      const schedule = () => {
        const now = Date.now();
        clock.replace(now);
        timer = setTimeout(schedule, STEP_MS[step] - (now % STEP_MS[step]));
      };
      schedule();
      return () => clearTimeout(timer);
    },
  });
  return clock;
}

const clocks: Record<Step, ReturnType<typeof createClock>> = {
  second: createClock('second'),
  minute: createClock('minute'),
};

/** The current time in milliseconds, updated every second or minute. */
export function useNow(step: Step): number {
  return useSyncExternalStore(clocks[step].subscribe, clocks[step].get, firstView.time);
}
