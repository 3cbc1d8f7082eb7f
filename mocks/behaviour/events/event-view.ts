import type { Event, RecordingStatus, StreamStatus } from '../../../generated/model/index.ts';
import { mediaOf } from '../../data/event-media.ts';
import type { EventRow } from '../../data/events.ts';
import { scoreAt } from '../../data/scores.ts';
import type { World } from '../../store/world.ts';
import { type Access, eventAccess } from './access.ts';

/** The time after an event until its recording is ready. */
const PREPARING_SECONDS = 2.5 * 3600;
/** The time that a signed media URL stays valid. Fetching the event again renews it. */
const SIGNED_SECONDS = 4 * 3600;
const GUARDED_KINDS: readonly number[] = [2, 3, 4];

export function statusOf(row: EventRow, now: number): StreamStatus {
  if (now < row.start) return 'upcoming';
  return now < row.start + row.planned ? 'live' : 'finished';
}

export function recordingOf(row: EventRow, now: number): RecordingStatus {
  if (!row.recorded || statusOf(row, now) !== 'finished') return 'none';
  return now < row.start + row.planned + PREPARING_SECONDS ? 'preparing' : 'ready';
}

export function eventsWithClips(world: World): Set<number> {
  return new Set(
    world.store.clips.where(({ clip }) => clip.status === 'ready').map(({ clip }) => clip.event_id),
  );
}

/** Returns the event as this viewer may see it now. */
export function viewEvent(
  world: World,
  access: Access,
  row: EventRow,
  withClips = eventsWithClips(world),
): Event {
  const now = world.now();
  const status = statusOf(row, now);
  const recording = recordingOf(row, now);
  const hasAccess = eventAccess(world, access, row).has_access && !access.geoBlocked;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    image: row.image,
    type: row.type,
    stream_status: status,
    event_utc_ts: row.start,
    time_zone: row.time_zone,
    duration: row.planned,
    has_access: hasAccess,
    participants: row.participants,
    location_id: row.location_id,
    event_category_id: row.event_category_id,
    base_price: row.base_price,
    service_fee: row.service_fee,
    price: row.price,
    single_event_package_id: row.single_event_package_id,
    recording,
    has_clips: withClips.has(row.id),
    is_featured: row.is_featured,
    score:
      row.scoring && status !== 'upcoming'
        ? scoreAt(row.scoring, (world.scoresAt - row.start) / row.planned)
        : null,
    media: mediaOf(row, status, recording).map((medium) => {
      if (!GUARDED_KINDS.includes(medium.kind)) return medium;
      const open = hasAccess && !(medium.kind === 2 && status === 'upcoming');
      return { ...medium, url: open ? medium.url : null, expires_ts: open ? now + SIGNED_SECONDS : null };
    }),
  };
}
