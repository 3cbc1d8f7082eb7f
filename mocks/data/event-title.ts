import type { Language } from '../../generated/model/index.ts';
import type { EventRow } from './events.ts';
import { inLanguage } from './words.ts';

/** 'Away at home' for two, as the contract has it; in French 'away c. home'. The name otherwise. */
export function eventTitle(language: Language, { name, participants }: EventRow): string {
  const [home, away] = participants;
  if (participants.length !== 2 || !home || !away) return name;
  return `${away.short_name} ${inLanguage(language, ['at', 'c.'])} ${home.short_name}`;
}
