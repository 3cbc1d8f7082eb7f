import { recordingOf, statusOf } from './behaviour/events/event-view.ts';
import type { EventRow } from './data/events.ts';
import type { World } from './store/world.ts';

interface Wanted {
  status: 'upcoming' | 'live' | 'finished';
  recording?: 'none' | 'ready';
  type?: EventRow['type'];
}

/** Returns an event of this kind: the latest one if it is over, otherwise the next one. */
export function eventLike(world: World, { status, recording, type }: Wanted): EventRow {
  const now = world.now();
  const rows = world.catalogue.events.filter(
    (row) =>
      statusOf(row, now) === status &&
      (!recording || recordingOf(row, now) === recording) &&
      (!type || row.type === type) &&
      !row.embedded &&
      row.participants.length === 2,
  );
  const row = status === 'finished' ? rows.at(-1) : rows[0];
  if (!row) throw new Error(`the demo channel has no such event: ${status} ${recording} ${type}`);
  return row;
}

export function liveGames(world: World, count: number): EventRow[] {
  const now = world.now();
  return world.catalogue.events.filter((row) => statusOf(row, now) === 'live').slice(0, count);
}

/** Removes prerolls, for tests that are not about them. */
export function withoutPrerolls(world: World): void {
  world.catalogue.settings.prerolls = [];
}
