import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Debounces a value. An empty value is returned at once. */
export function useDebounced(value: string): string {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}
