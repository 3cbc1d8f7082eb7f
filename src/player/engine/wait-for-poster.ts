import { whenIdle } from '../../browser/when-idle';
import { withTimeout } from '../../lib/time/time';

/** Longer than a picture takes where a video can be watched at all. */
const PATIENCE_MS = 1_000;
/** The page is drawn before it is idle. */
const PAINT_MS = 300;

/** Until the poster is seen: the engine weighs ten times as much, and would hold it up on a slow line. */
export async function waitForPoster(poster: string | null | undefined): Promise<void> {
  if (!poster) return;
  const picture = new Image();
  picture.src = poster;
  const painted = picture.decode().then(
    () => whenIdle(PAINT_MS),
    () => {},
  );
  await withTimeout(PATIENCE_MS, painted);
}
