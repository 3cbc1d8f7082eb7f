import type { Random } from './random.ts';

export interface Slot {
  start: number;
  phase: 'live' | 'upcoming' | 'finished';
}

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const ARCHIVE_START_S = Date.UTC(2022, 7, 1, 18) / 1000;

/**
 * Returns a start time in seconds of the UTC day, which is between noon and nine in the evening in North
 * America.
 */
function randomStartOfDay(random: Random): number {
  return random.number.int({ min: 34, max: 51 }) * 1_800;
}

/**
 * Returns start times around `anchor`, oldest first: some events are live, a few start today so that
 * something is always live, and the others go back to the archive's start and weeks ahead, denser near today.
 */
export function buildSlots(count: number, anchor: number, random: Random): Slot[] {
  const live = Math.max(6, Math.round(count / 500));
  const soon = 8;
  const upcoming = Math.round(count * 0.15);
  const finished = count - live - soon - upcoming;
  const midnight = Math.floor(anchor / DAY_S) * DAY_S;
  const slots: Slot[] = [];

  for (let index = 0; index < live; index += 1)
    slots.push({ start: anchor - (15 + ((index * 13) % 60)) * 60, phase: 'live' });
  for (let index = 0; index < soon; index += 1)
    slots.push({ start: anchor + (1 + index) * 2_700, phase: 'upcoming' });
  for (let index = 0; index < upcoming; index += 1) {
    const day = 1 + Math.floor(((index + 0.5) / upcoming) ** 1.3 * 35);
    slots.push({ start: midnight + day * DAY_S + randomStartOfDay(random), phase: 'upcoming' });
  }

  // Two events ended only hours ago, so that their recordings are still being prepared.
  slots.push(
    { start: anchor - 4 * HOUR_S, phase: 'finished' },
    { start: anchor - 4.25 * HOUR_S, phase: 'finished' },
  );
  const days = Math.floor((midnight - ARCHIVE_START_S) / DAY_S) - 1;
  for (let index = 0; index < finished - 2; index += 1) {
    const day = 1 + Math.floor((index / Math.max(1, finished - 3)) ** 2.6 * days);
    const start = midnight - day * DAY_S + randomStartOfDay(random) - DAY_S;
    slots.push({ start: Math.max(start, ARCHIVE_START_S), phase: 'finished' });
  }
  return slots.sort((one, other) => one.start - other.start);
}
