import type { stepsOf } from './steps';
import { TEST_SECONDS } from './test-stream';

/** The share of the test video in the progress. The other steps share the rest. */
const VIDEO_PERCENT = 60;

/** The progress of the check in whole percent. */
export function progressOf(steps: ReturnType<typeof stepsOf>, playedSeconds: number): number {
  const others = steps.filter(({ part }) => part !== 'video');
  const found = others.filter(({ finding }) => finding !== null).length;
  const shown = steps.some(({ part, finding }) => part === 'video' && finding !== null)
    ? 1
    : Math.min(1, Math.max(0, playedSeconds) / TEST_SECONDS);
  return Math.round(VIDEO_PERCENT * shown + ((100 - VIDEO_PERCENT) * found) / others.length);
}
