import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** A placeholder with the same size as the content that is loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      // `noticeSlowLoads` finds the placeholder by this attribute.
      data-placeholder=""
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
    />
  );
}

/** Placeholders for list items that are loading. */
export function PlaceholderItems({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
    <li key={index} aria-hidden="true">
      {children}
    </li>
  ));
}
