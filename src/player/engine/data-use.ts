import type { Quality } from './quality-levels';

export const DATA_USES = ['best', 'hd', 'saver'] as const;

/** The stored setting for how much data automatic quality may use. */
export type DataUse = (typeof DATA_USES)[number];

export const isDataUse = (value: unknown): value is DataUse => DATA_USES.some((use) => use === value);

const HD_HEIGHT = 720;
const SAVER_HEIGHT = 480;

/**
 * The qualities that automatic quality may choose from, best first. `hd` allows at most 720p; `saver` allows
 * the lower half of the qualities, at most 480p. The lowest quality is always allowed.
 */
export function allowedQualities(qualities: readonly Quality[], use: DataUse): readonly Quality[] {
  if (use === 'best') return qualities;
  const limit = use === 'hd' ? HD_HEIGHT : SAVER_HEIGHT;
  const candidates = use === 'hd' ? qualities : qualities.slice(Math.ceil(qualities.length / 2));
  const allowed = candidates.filter(({ height }) => height === null || height <= limit);
  return allowed.length > 0 ? allowed : qualities.slice(-1);
}
