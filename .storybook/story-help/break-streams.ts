import type { StreamFailure } from '../demo/story-responses';

/**
 * Makes every stream fail from now on, until the next story opens. The worker is loaded on request, because tools
 * also read the stories outside of a browser.
 */
export async function breakStreams(failure: StreamFailure): Promise<void> {
  const worker = await import('../demo/worker');
  worker.breakStreams(failure);
}
