import type { TimedOpening } from './added';
import { afterPeriod, type Period } from './renewal';

interface PassLike {
  capabilities: readonly string[];
  event_categories: readonly number[];
  period: Period | null;
}

/** Returns the events that a pass opens from now on; for a team pass, those of the chosen team. */
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

/** Returns the events that a plan opens: all that passes can open, for as long as the plan renews. */
export function planOpening({ capabilities }: Pick<PassLike, 'capabilities'>): TimedOpening {
  return {
    opening: { capabilities, everything: true, event_id: null, participant_id: null, event_categories: [] },
    until: Number.POSITIVE_INFINITY,
  };
}
