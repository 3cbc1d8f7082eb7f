/** A preroll advertisement, as the backend describes it. */
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
  /** The event's category and its ancestors. */
  categoryIds: readonly number[];
  /** Whether the viewer has the capability no_ads. */
  noAds: boolean;
  /** Whether a preroll was shown recently to this viewer before this event. */
  suppressed: boolean;
}

/** The preroll with the lowest weight among those that match the video. */
export function choosePreroll<Rule extends PrerollRule>(
  prerolls: readonly Rule[],
  occasion: PrerollOccasion,
): Rule | null {
  if (occasion.noAds || occasion.suppressed) return null;
  const { streamStatus, locationId, categoryIds } = occasion;
  const matches = (rule: Rule) =>
    (streamStatus === 'live' ? rule.for_live : rule.for_vod) &&
    (rule.location_id === null || rule.location_id === locationId) &&
    (rule.event_categories.length === 0 || rule.event_categories.some((id) => categoryIds.includes(id)));
  return prerolls.filter(matches).toSorted((a, b) => a.weight - b.weight || a.id - b.id)[0] ?? null;
}
