/**
 * Resolves when the page is idle, but after this time at the latest. Safari has no idle callback, so there it
 * resolves after this time.
 */
export function whenIdle(atLatestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    else setTimeout(resolve, atLatestMs);
  });
}
