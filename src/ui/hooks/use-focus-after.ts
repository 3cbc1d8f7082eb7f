import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref to the element that gets the focus after a change has removed the focused element. */
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
