import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './render-in-slices.module.css';

/** The parts of a long page, each rendered for itself: what is pressed meanwhile waits for one, not for all. */
export function RenderInSlices({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [shown, show] = useState(1);
  const more = shown < parts.length;

  useEffect(() => {
    if (more) startTransition(() => show(shown + 1));
  }, [more, shown]);

  return <div className={more ? styles.unfolding : undefined}>{parts.slice(0, shown)}</div>;
}
