import { isLanguage, type Language } from '../../src/i18n/languages.ts';
import type { FeedIds } from '../../src/lib/links/feed-links.ts';

export const FEED_PATH = '/calendar.ics';
const MAX_IDS = 200;

/** The ids in a calendar's URL, which select its games. */
export interface FeedSubject extends Required<FeedIds> {
  /** The language that the site had when the viewer subscribed. */
  language?: Language | undefined;
}

/** Parses `?teams=12,15&schools=3&sports=2&lang=fr`. Returns null if it is malformed or has no ids. */
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

/** Sorts the ids and removes duplicates, so that the same games have the same calendar. */
function parseIds(text: string | null): number[] | null {
  if (text === null) return [];
  if (!/^[1-9]\d{0,11}(,[1-9]\d{0,11})*$/.test(text)) return null;
  return [...new Set(text.split(',').map(Number))].toSorted((one, other) => one - other);
}
