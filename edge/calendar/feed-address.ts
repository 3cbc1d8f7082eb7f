import { isLanguage, type Language } from '../../src/i18n/languages.ts';
import type { FeedIds } from '../../src/lib/links/feed-links.ts';

export const FEED_PATH = '/calendar.ics';
const MAX_IDS = 200;

/** Whose games a calendar has, by the ids in its address. */
export interface FeedSubject extends Required<FeedIds> {
  /** The language that the subscriber read when they subscribed. */
  language?: Language | undefined;
}

/** Reads `?teams=12,15&schools=3&sports=2&lang=fr`; null if it is malformed or names nothing. */
export function parseFeedAddress(query: URLSearchParams): FeedSubject | null {
  const [teams, schools, sports] = [query.get('teams'), query.get('schools'), query.get('sports')].map(
    parseIds,
  );
  const language = query.get('lang');
  if (!teams || !schools || !sports || (language !== null && !isLanguage(language))) return null;
  const count = teams.length + schools.length + sports.length;
  if (count === 0 || count > MAX_IDS) return null;
  return { teams, schools, sports, ...(language === null ? {} : { language }) };
}

/** Sorted and without repetitions, so that the same games have the same calendar. */
function parseIds(text: string | null): number[] | null {
  if (text === null) return [];
  if (!/^[1-9]\d{0,11}(,[1-9]\d{0,11})*$/.test(text)) return null;
  return [...new Set(text.split(',').map(Number))].toSorted((one, other) => one - other);
}
