/** An advertisement before a video, as the channel describes it. */
export interface PrerollRule {
  id: number;
  url: string;
  weight: number;
  location_id: number | null;
  event_categories: readonly number[];
  for_vod: boolean;
  for_live: boolean;
  skip_after: number | null;
  suppress_for: number | null;
}

export interface PrerollOccasion {
  streamStatus: 'live' | 'finished';
  locationId: number | null;
  /** The event's category and all above it. */
  categoryIds: readonly number[];
  /** The viewer's capability no_ads. */
  noAds: boolean;
  /** Shown to this viewer before this event not long ago. */
  isSuppressed(prerollId: number): boolean;
}

/** The lightest preroll that fits the video and that this viewer is due. */
export function choosePreroll<Rule extends PrerollRule>(
  prerolls: readonly Rule[],
  occasion: PrerollOccasion,
): Rule | null {
  if (occasion.noAds) return null;
  const { streamStatus, locationId, categoryIds, isSuppressed } = occasion;
  const fits = (rule: Rule) =>
    (streamStatus === 'live' ? rule.for_live : rule.for_vod) &&
    (rule.location_id === null || rule.location_id === locationId) &&
    (rule.event_categories.length === 0 || rule.event_categories.some((id) => categoryIds.includes(id)));
  const due = prerolls.filter((rule) => fits(rule) && !isSuppressed(rule.id));
  return due.toSorted((a, b) => a.weight - b.weight || a.id - b.id)[0] ?? null;
}
