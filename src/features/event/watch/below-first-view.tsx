import { type ReactNode, useRef } from 'react';
import { useIsUntouched } from '../../../browser/use-is-untouched';
import { useSeen } from '../../../ui/hooks/use-seen';
import styles from './watch-screen.module.css';

/** What a page that the edge has rendered leaves out until the viewer sees its place, or does anything. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isUntouched = useIsUntouched();
  const isSeen = useSeen(place);
  return isUntouched && !isSeen ? <div ref={place} className={styles.waiting} /> : children;
}
