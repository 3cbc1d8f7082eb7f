/** Prefetches a picture, for example the largest one of the first view, before its screen renders. */
export function prefetchPicture(address: string, priority: 'high' | 'low' = 'high'): void {
  const picture = new Image();
  picture.fetchPriority = priority;
  picture.src = address;
}
