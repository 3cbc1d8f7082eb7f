import type { EventRow } from './events.ts';

/** As the contract has it: 'away at home' for two, the name otherwise. */
export function eventTitle({ name, participants }: EventRow): string {
  const [home, away] = participants;
  return participants.length === 2 && home && away ? `${away.short_name} at ${home.short_name}` : name;
}
