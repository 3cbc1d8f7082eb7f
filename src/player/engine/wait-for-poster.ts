import { withTimeout } from '../../lib/time/time';

/** Longer than a poster takes on any connection that is fast enough for video. */
const MAX_WAIT_MS = 1_000;

/**
 * Waits until the poster is visible, because the engine is ten times as large and would delay it on a slow
 * connection.
 */
export async function waitForPoster(poster: string | null | undefined): Promise<void> {
  if (!poster) return;
  const picture = new Image();
  picture.src = poster;
  await withTimeout(
    MAX_WAIT_MS,
    picture.decode().catch(() => {}),
  );
}
