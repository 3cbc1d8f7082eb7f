import { whenIdle } from '../../browser/when-idle';
import { withTimeout } from '../../lib/time/time';

/** Longer than a poster takes on any connection that is fast enough for video. */
const MAX_WAIT_MS = 1_000;
/** Longest wait for the browser to become idle, which it does after painting the poster. */
const IDLE_TIMEOUT_MS = 300;

/**
 * Waits until the poster is visible: the engine is ten times as large and would delay it on a slow
 * connection.
 */
export async function waitForPoster(poster: string | null | undefined): Promise<void> {
  if (!poster) return;
  const picture = new Image();
  picture.src = poster;
  const painted = picture.decode().then(
    () => whenIdle(IDLE_TIMEOUT_MS),
    () => {},
  );
  await withTimeout(MAX_WAIT_MS, painted);
}
