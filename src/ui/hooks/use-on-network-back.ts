import { useEffect, useEffectEvent } from 'react';

/** Calls the callback when the device comes back online. */
export function useOnNetworkBack(run: () => void): void {
  const onOnline = useEffectEvent(run);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
