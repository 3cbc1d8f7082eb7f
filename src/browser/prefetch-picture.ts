/** What will be the largest thing of the first view is on its way before its screen is rendered. */
export function prefetchPicture(address: string): void {
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = address;
}
