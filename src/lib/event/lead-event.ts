interface LeadCandidate {
  id: number;
  has_access: boolean;
  is_featured: boolean;
}

/**
 * Returns the event that home shows first: a live event, or otherwise the next one. Among live events, the
 * viewer's favourites come first, then those that they may watch, then featured ones. Among upcoming events,
 * the next favourite comes first.
 */
export function leadEvent<Row extends LeadCandidate>(
  { live, upcoming }: { live: readonly Row[]; upcoming: readonly Row[] },
  isFollowed: (event: Row) => boolean = () => false,
): Row | null {
  const rank = (event: Row) =>
    (isFollowed(event) ? 4 : 0) + (event.has_access ? 2 : 0) + (event.is_featured ? 1 : 0);
  const [first, ...others] = live;
  if (first) return others.reduce((best, event) => (rank(event) > rank(best) ? event : best), first);
  return upcoming.find(isFollowed) ?? upcoming[0] ?? null;
}
