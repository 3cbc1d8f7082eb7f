import type { World } from '../../mocks/store/world.ts';

export const VENUES_ZONE = 'America/Chicago';

/**
 * Moves all games to one time zone. The edge renders pages in the zone of most games on the home page, which
 * changes with the time of day.
 */
export function playInOneZone({ catalogue }: World): void {
  for (const event of catalogue.events) event.time_zone = VENUES_ZONE;
}
