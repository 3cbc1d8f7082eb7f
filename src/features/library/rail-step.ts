/** How often a rail moves on by itself. */
export const RAIL_STEP_MS = 5_000;

export interface RailPlace {
  /** How far the rail is scrolled, how much of it shows, how long it is. */
  left: number;
  shown: number;
  whole: number;
  /** From one card to the next. */
  card: number;
}

/** Whether a rail is longer than what shows of it. */
export const canScroll = ({ shown, whole }: Pick<RailPlace, 'shown' | 'whole'>): boolean => whole - shown > 1;

/** Where a rail scrolls to by itself: a card on, and from its end back to its beginning. */
export function nextPlace({ left, shown, whole, card }: RailPlace): number {
  const end = whole - shown;
  if (left >= end - 1) return 0;
  return Math.min(left + card, end);
}

/** Where an arrow leads: as many cards as show in full, at least one. */
export function arrowPlace({ left, shown, whole, card }: RailPlace, step: 1 | -1): number {
  const cards = Math.max(1, Math.floor(shown / card));
  return Math.max(0, Math.min(left + step * cards * card, whole - shown));
}
