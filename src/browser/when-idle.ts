/** When the page has nothing else to do, or at the latest after so long; not every browser tells of it. */
export function whenIdle(atLatestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    else setTimeout(resolve, atLatestMs);
  });
}
