import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when a change has taken away what had it. */
export function useFocusAfter<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) target.current?.focus();
  }, [change]);
  return target;
}
