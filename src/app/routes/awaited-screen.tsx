import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { Loader } from '../../ui/feedback/loader';
import styles from './awaited-screen.module.css';

/** What the first screen waits for while the layout is shown; null if nothing. */
export const AwaitedByScreen = createContext<Promise<unknown> | null>(null);

/**
 * Shows the loader in place of the first screen until what it needs has loaded. This is not a suspended
 * screen, because React delays content after a fallback.
 */
export function AwaitedScreen({ children }: { children: ReactNode }) {
  const awaited = use(AwaitedByScreen);
  const [loaded, setLoaded] = useState<Promise<unknown> | null>(null);
  useEffect(() => {
    // A failure replaces the whole site.
    awaited?.then(
      () => startTransition(() => setLoaded(awaited)),
      () => {},
    );
  }, [awaited]);
  if (awaited === loaded) return children;
  return (
    <div className={styles.loader} data-placeholder="">
      <Loader />
    </div>
  );
}
