import { useEffect, useState } from 'react';

const RELOAD_LOCK_S = 60;

/** Returns the seconds until the reload button unlocks, updated every second. */
export function useReloadLock(): { secondsLeft: number; lockAgain(): void } {
  const [until, setUntil] = useState(() => Date.now() + RELOAD_LOCK_S * 1_000);
  const [secondsLeft, setSecondsLeft] = useState(RELOAD_LOCK_S);

  useEffect(() => {
    // The seconds are computed from the clock, because a sleeping tab skips ticks.
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  return { secondsLeft, lockAgain: () => setUntil(Date.now() + RELOAD_LOCK_S * 1_000) };
}
