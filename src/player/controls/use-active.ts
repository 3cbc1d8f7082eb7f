import { useEffect, useRef, useState } from 'react';

const IDLE_MS = 3_000;

export interface Activity {
  active: boolean;
  /** Reports viewer activity, which keeps the controls visible for a while. */
  showControls(): void;
  hideControls(): void;
}

/** Tracks whether the viewer has been active recently. `active` is always true while `held`. */
export function useActive(held: boolean): Activity {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function showControls() {
    clearTimeout(timer.current);
    setAwake(true);
    timer.current = setTimeout(() => setAwake(false), IDLE_MS);
  }

  useEffect(() => {
    if (held) return;
    timer.current = setTimeout(() => setAwake(false), IDLE_MS);
    return () => clearTimeout(timer.current);
  }, [held]);

  return {
    active: held || awake,
    showControls,
    hideControls() {
      clearTimeout(timer.current);
      setAwake(false);
    },
  };
}
