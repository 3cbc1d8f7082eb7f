import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the element is in view or at most this far from it. Only frames near the viewport are rendered,
 * because each is a whole site.
 */
export function useNear(element: RefObject<HTMLElement | null>, distance: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: distance },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);
  return isNear;
}
