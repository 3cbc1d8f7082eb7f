import { paths } from '../links/paths';

interface Bought {
  event_id?: number | null;
  vod_id?: number | null;
  product?: { participant_id: number | null };
}

/**
 * Returns the path where a purchase can be watched: the event or video that was bought or that led to the
 * purchase, or the schedule of a team pass's team.
 */
export function watchPathOf({ event_id, vod_id, product }: Bought): string {
  if (event_id) return paths.watch(event_id);
  if (vod_id) return paths.watchLibrary(vod_id);
  return product?.participant_id ? `${paths.schedule}?team=${product.participant_id}` : paths.upcoming;
}
