import type { EventRow } from '../../mocks/data/events.ts';
import type { World } from '../../mocks/store/world.ts';

/** Adds a public clip, which is a key moment, to a free recording. Returns the recording's event. */
export function addKeyMoment({ catalogue, store }: World, name: string, start_time: number): EventRow {
  const seeded = store.clips.all().find(({ clip }) => clip.status === 'ready');
  if (!seeded) throw new Error('the demo channel has no clip');
  const row = catalogue.eventById.get(seeded.clip.event_id);
  if (!row) throw new Error('the clip has no event');
  row.type = 'free';
  store.clips.update(seeded, { clip: { ...seeded.clip, name, start_time } });
  return row;
}
