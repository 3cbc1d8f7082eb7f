import type { Language } from '../../generated/model/index.ts';
import type { EventRow } from './events.ts';
import { inLanguage } from './words.ts';

/** Returns 'away at home' for two participants, in French 'away c. home', and otherwise the event's name. */
export function eventTitle(language: Language, { name, participants }: EventRow): string {
  const [home, away] = participants;
  if (participants.length !== 2 || !home || !away) return name;
  return `${away.short_name} ${inLanguage(language, ['at', 'c.'])} ${home.short_name}`;
}
