/** Resolves when the page is idle, at the latest after this time; Safari has no idle callback. */
export function whenIdle(atLatestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    else setTimeout(resolve, atLatestMs);
  });
}
