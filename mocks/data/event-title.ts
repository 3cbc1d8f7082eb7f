import type { Language } from '../../generated/model/index.ts';
import type { EventRow } from './events.ts';
import { inLanguage } from './words.ts';

/** As the contract has it: 'away at home' for two, the name otherwise. */
export function eventTitle(language: Language, { name, participants }: EventRow): string {
  const [home, away] = participants;
  if (participants.length !== 2 || !home || !away) return name;
  return `${away.short_name} ${inLanguage(language, ['at', 'à'])} ${home.short_name}`;
}
