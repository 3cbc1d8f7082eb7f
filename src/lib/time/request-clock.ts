type StopTimer = () => void;

function startTimer(callback: () => void, ms: number): StopTimer {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** Timers of requests, separate from all others: the fault matrix replaces only these. */
export const requestClock = {
  /** Aborts a request without a response. */
  timeout: startTimer,
  /** Waits before the next attempt or poll. */
  wait: startTimer,
};
