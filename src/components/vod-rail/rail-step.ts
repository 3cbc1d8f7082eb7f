/** The interval of automatic scrolling. */
export const RAIL_STEP_MS = 5_000;

export interface RailPlace {
  /** Scroll position, visible width and full width. */
  left: number;
  shown: number;
  whole: number;
  /** Distance between the starts of two cards. */
  card: number;
}

/** Whether a rail is wider than its visible part. */
export const canScroll = ({ shown, whole }: Pick<RailPlace, 'shown' | 'whole'>): boolean => whole - shown > 1;

/** The next position of automatic scrolling: one card forward, or from the end to the start. */
export function nextPlace({ left, shown, whole, card }: RailPlace): number {
  const end = whole - shown;
  if (left >= end - 1) return 0;
  return Math.min(left + card, end);
}

/** The target of an arrow: forward by the fully visible cards, at least one. */
export function arrowPlace({ left, shown, whole, card }: RailPlace, step: 1 | -1): number {
  const cards = Math.max(1, Math.floor(shown / card));
  return Math.max(0, Math.min(left + step * cards * card, whole - shown));
}
