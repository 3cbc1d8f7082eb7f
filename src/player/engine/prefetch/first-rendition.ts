import { allowedQualities, type DataUse } from '../data-use';
import { qualitiesOf } from '../quality-levels';
import type { ListedRendition } from './playlist-text';

/** The bandwidth in bits per second that the library also assumes before it has measured any. */
const ASSUMED_BANDWIDTH = 4_194_304;
/** The bandwidth must exceed that of a rendition by this factor. */
const HEADROOM = 1.2;

interface Start {
  /** The width of the video on the page, in physical pixels. */
  width: number;
  dataUse: DataUse;
}

/**
 * The rendition to start with: of those that the viewer's data use and the connection allow, the smallest that
 * fills the page's video, else the best.
 */
export function firstRendition(
  renditions: readonly ListedRendition[],
  { width, dataUse }: Start,
): ListedRendition | null {
  const qualities = qualitiesOf(
    renditions.map(({ url, height, bandwidth }) => ({ id: url, height, bandwidth: bandwidth ?? 0 })),
  );
  const allowedUrls = new Set(allowedQualities(qualities, dataUse).flatMap(({ renditions: urls }) => urls));
  const allowed = renditions
    .filter(({ url }) => allowedUrls.has(url))
    .toSorted((a, b) => (a.bandwidth ?? 0) - (b.bandwidth ?? 0));
  const affordable = allowed.filter(({ bandwidth }) => (bandwidth ?? 0) * HEADROOM < ASSUMED_BANDWIDTH);
  const filling = affordable.find((rendition) => rendition.width !== null && rendition.width >= width);
  return filling ?? affordable.at(-1) ?? allowed[0] ?? null;
}
