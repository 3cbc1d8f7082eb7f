import { useEffect, useState } from 'react';

const RELOAD_LOCK_S = 60;

/** Seconds until the button may be pressed, counted down each second. */
export function useReloadLock(): { secondsLeft: number; lockAgain(): void } {
  const [until, setUntil] = useState(() => Date.now() + RELOAD_LOCK_S * 1_000);
  const [secondsLeft, setSecondsLeft] = useState(RELOAD_LOCK_S);

  useEffect(() => {
    // Read off the clock, so that a sleeping tab does not wait longer than it must.
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  return { secondsLeft, lockAgain: () => setUntil(Date.now() + RELOAD_LOCK_S * 1_000) };
}
