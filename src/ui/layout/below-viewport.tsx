import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useStartsWhole } from '../navigation/use-starts-whole';
import styles from './below-viewport.module.css';

/**
 * The part of a screen below the first viewport. It is rendered after the first viewport is shown, which a phone
 * shows about a third sooner then.
 */
export function BelowViewport({ children }: { children: ReactNode }) {
  const [isRendered, setIsRendered] = useState(useStartsWhole());
  useEffect(() => startTransition(() => setIsRendered(true)), []);
  return isRendered ? children : <div className={styles.room} />;
}
