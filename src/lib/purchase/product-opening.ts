import type { TimedOpening } from './added';
import { afterPeriod, type Period } from './renewal';

interface PassLike {
  capabilities: readonly string[];
  event_categories: readonly number[];
  period: Period | null;
}

/** What a pass opens from now on, for the team that is chosen where it is a team pass. */
export function passOpening(
  { capabilities, event_categories, period }: PassLike,
  participant_id: number | null,
  now: Date,
): TimedOpening {
  return {
    opening: { capabilities, everything: false, event_id: null, participant_id, event_categories },
    until: period === null ? Number.POSITIVE_INFINITY : afterPeriod(now, period).getTime(),
  };
}

/** What a plan opens: everything in passes, for as long as it renews. */
export function planOpening({ capabilities }: Pick<PassLike, 'capabilities'>): TimedOpening {
  return {
    opening: { capabilities, everything: true, event_id: null, participant_id: null, event_categories: [] },
    until: Number.POSITIVE_INFINITY,
  };
}
