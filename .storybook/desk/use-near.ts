import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the element is in view or at most this far from it. Only frames near the viewport are rendered,
 * because each is a whole site.
 */
export function useNear(place: RefObject<HTMLElement | null>, distance: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: distance },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, distance]);
  return isNear;
}
