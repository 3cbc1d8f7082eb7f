type StopTimer = () => void;

function startTimer(callback: () => void, ms: number): StopTimer {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** The waits of requests, apart from all other timers: the fault matrix replaces these and nothing else. */
export const requestClock = {
  /** Ends a request that has no response in time. */
  timeout: startTimer,
  /** Starts the next attempt or poll. */
  wait: startTimer,
};
