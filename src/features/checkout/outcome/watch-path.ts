import { paths } from '../../../lib/links/paths';

/** Where a purchase leads: to what was bought, or to what the viewer came from. */
export function watchPath({
  event_id,
  vod_id,
}: {
  event_id?: number | null;
  vod_id?: number | null;
}): string {
  if (event_id) return paths.watch(event_id);
  return vod_id ? paths.watchLibrary(vod_id) : paths.upcoming;
}
