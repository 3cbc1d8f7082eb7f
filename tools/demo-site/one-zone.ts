import type { World } from '../../mocks/store/world.ts';

export const VENUES_ZONE = 'America/Chicago';

/**
 * Moves all games to one zone. The edge renders first pages in the zone of most games on home, which come and go with the
 * time of day.
 */
export function playInOneZone({ catalogue }: World): void {
  for (const event of catalogue.events) event.time_zone = VENUES_ZONE;
}
