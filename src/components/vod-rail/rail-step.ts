/** The interval between two automatic scroll steps. */
export const RAIL_STEP_MS = 5_000;

export interface RailState {
  /** The scroll position. */
  left: number;
  visibleWidth: number;
  totalWidth: number;
  /** The distance between the starts of two cards. */
  cardStep: number;
}

/** Whether a rail is wider than its visible part. */
export const canScroll = ({
  visibleWidth,
  totalWidth,
}: Pick<RailState, 'visibleWidth' | 'totalWidth'>): boolean => totalWidth - visibleWidth > 1;

/** The next position of the automatic scrolling: one card forward, or back to the start at the end. */
export function nextScrollLeft({ left, visibleWidth, totalWidth, cardStep }: RailState): number {
  const end = totalWidth - visibleWidth;
  if (left >= end - 1) return 0;
  return Math.min(left + cardStep, end);
}

/**
 * The position after an arrow press: moves by the number of fully visible cards, but at least by one card.
 */
export function arrowScrollLeft(
  { left, visibleWidth, totalWidth, cardStep }: RailState,
  step: 1 | -1,
): number {
  const cards = Math.max(1, Math.floor(visibleWidth / cardStep));
  return Math.max(0, Math.min(left + step * cards * cardStep, totalWidth - visibleWidth));
}
