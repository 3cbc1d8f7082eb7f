type StopTimer = () => void;

function startTimer(callback: () => void, ms: number): StopTimer {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/**
 * The timers of requests, separate from all other timers, so that the fault matrix can replace only these.
 */
export const requestClock = {
  /** Runs the callback that aborts a request without a response. */
  timeout: startTimer,
  /** Runs the callback that starts the next attempt or poll. */
  wait: startTimer,
};
