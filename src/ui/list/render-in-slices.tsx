import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './render-in-slices.module.css';

/**
 * Renders the parts of a long page one after another, so that an interaction has to wait for only one part.
 */
export function RenderInSlices({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(1);
  const more = count < parts.length;

  useEffect(() => {
    if (more) startTransition(() => setCount(count + 1));
  }, [more, count]);

  return <div className={more ? styles.rendering : undefined}>{parts.slice(0, count)}</div>;
}
