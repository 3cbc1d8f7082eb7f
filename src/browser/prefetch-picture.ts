/** Prefetches the largest picture of the first view before its screen renders. */
export function prefetchPicture(address: string): void {
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = address;
}
