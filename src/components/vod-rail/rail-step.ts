/** The interval between two automatic scroll steps. */
export const RAIL_STEP_MS = 5_000;

export interface RailPlace {
  /** The scroll position. */
  left: number;
  shown: number;
  whole: number;
  /** The distance between the starts of two cards. */
  card: number;
}

/** Whether a rail is wider than its visible part. */
export const canScroll = ({ shown, whole }: Pick<RailPlace, 'shown' | 'whole'>): boolean => whole - shown > 1;

/** The next position of the automatic scrolling: one card forward, or back to the start at the end. */
export function nextPlace({ left, shown, whole, card }: RailPlace): number {
  const end = whole - shown;
  if (left >= end - 1) return 0;
  return Math.min(left + card, end);
}

/**
 * The position after an arrow press: moves by the number of fully visible cards, but at least by one card.
 */
export function arrowPlace({ left, shown, whole, card }: RailPlace, step: 1 | -1): number {
  const cards = Math.max(1, Math.floor(shown / card));
  return Math.max(0, Math.min(left + step * cards * card, whole - shown));
}
