import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Language } from '../../src/i18n/languages.ts';
import calendarEn from '../../src/i18n/messages/calendar/en.json' with { type: 'json' };
import calendarFr from '../../src/i18n/messages/calendar/fr.json' with { type: 'json' };
import siteEn from '../../src/i18n/messages/site/en.json' with { type: 'json' };
import siteFr from '../../src/i18n/messages/site/fr.json' with { type: 'json' };
import { categoryLineage, lineageIds } from '../../src/lib/channel/category-tree.ts';
import { calendarFile } from '../../src/lib/event/calendar-entry.ts';
import { eventTitle } from '../../src/lib/event/event-title.ts';
import { followsEvent } from '../../src/lib/favourites/follows-event.ts';
import type { ChannelClient } from '../channel-client.ts';
import { errorResponse } from '../error-response.ts';
import { etagOf } from '../etag.ts';
import { type FeedSubject, parseFeedAddress } from './feed-address.ts';
import { createGameLists, type GameList } from './game-list.ts';

const MESSAGES = {
  en: { versus: siteEn['event.versus'], feed: calendarEn['calendar.feedName'] },
  fr: { versus: siteFr['event.versus'], feed: calendarFr['calendar.feedName'] },
} as const satisfies Record<Language, unknown>;

const TIMEOUT_MS = 8_000;
const FRESH_S = 600;
const REFRESH_HOURS = 1;
const cache = createIntlCache();

/**
 * Returns the names of the teams, schools and sports of a calendar. Empty if the channel has none of them.
 */
function namesOf({ teams, schools, sports }: FeedSubject, list: GameList): string[] {
  const schoolNames = new Map(
    [...list.teams.values()].flatMap((team) => team.schools.map(({ id, name }) => [id, name])),
  );
  return [
    ...teams.map((id) => list.teams.get(id)?.name),
    ...schools.map((id) => schoolNames.get(id)),
    ...sports.map((id) => categoryLineage(list.sports, id).at(-1)?.name),
  ].filter((name) => name !== undefined);
}

function gamesOf({ teams, schools, sports }: FeedSubject, list: GameList) {
  const rows = (favoritable_type: string, ids: readonly number[]) =>
    ids.map((favoritable_id) => ({ favoritable_type, favoritable_id }));
  const followed = [...rows('participant', teams), ...rows('group', schools), ...rows('category', sports)];
  const known = {
    schoolsOf: (id: number) => list.teams.get(id)?.schools.map((school) => school.id) ?? [],
    categoriesOf: (id: number) => lineageIds(list.sports, id),
  };
  return list.games.filter((game) => followsEvent(followed, game, known));
}

interface WrittenFeed {
  subject: FeedSubject;
  list: GameList;
  address: URL;
  language: Language;
  channel: string;
  nowS: number;
}

/**
 * Returns the calendar's text, or null if the channel has none of the teams, schools and sports in the URL.
 */
function writeFeed({ subject, list, address, language, channel, nowS }: WrittenFeed): string | null {
  const names = namesOf(subject, list);
  const [name] = names;
  if (!name) return null;
  const { versus, feed } = MESSAGES[language];
  const intl = createIntl({ locale: language, messages: { versus, feed } }, cache);
  const entries = gamesOf(subject, list).map((game) => ({
    id: game.id,
    title: eventTitle(game, (teams) => intl.formatMessage({ id: 'versus' }, teams)),
    description: game.description,
    start: game.event_utc_ts,
    duration: game.duration,
    location: list.places.get(game.location_id ?? 0) ?? null,
    url: `${address.origin}/watch/${game.id}`,
    changed: list.revisions.get(game.id)?.sinceS ?? nowS,
  }));
  return calendarFile(entries, {
    host: address.hostname,
    now: nowS,
    name: names.length === 1 ? name : intl.formatMessage({ id: 'feed' }, { channel }),
    refreshHours: REFRESH_HOURS,
  });
}

/**
 * Serves `/calendar.ics?teams=12,15&schools=3&sports=2&lang=fr` for calendar programs. The URL contains only
 * ids, never a key. If the API fails, the response is 503, because an empty calendar would remove every game
 * from the subscriber's phone.
 */
export function createCalendarFeed({ api, gate, find, now }: ChannelClient, timeoutMs = TIMEOUT_MS) {
  const lists = createGameLists(api, now);

  async function respond(request: Request, waitUntil?: (work: Promise<unknown>) => void): Promise<Response> {
    const address = new URL(request.url);
    const subject = parseFeedAddress(address.searchParams);
    if (!subject)
      return errorResponse(
        400,
        'The address needs ids: /calendar.ics?teams=12,15&schools=3&sports=2&lang=en',
      );
    if (!gate.admits(address.host)) throw new Error('a host without a channel');
    const signal = AbortSignal.timeout(timeoutMs);
    const acceptLanguage = request.headers.get('Accept-Language') ?? '';
    const found = await find(address, { acceptLanguage, chosen: subject.language }, signal);
    if (!found) throw new Error('no channel');
    const { channel, language, varies } = found;
    const list = await lists(address, language, signal, waitUntil);
    const nowS = Math.floor(now() / 1_000);
    const text = writeFeed({ subject, list, address, language, channel: channel.name, nowS });
    if (text === null) return errorResponse(404, 'This channel has no such team, school or sport.');
    const etag = await etagOf(text);
    const headers = new Headers({
      'Cache-Control': `public, max-age=${FRESH_S}`,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Language': language,
      ETag: etag,
      ...(varies ? { Vary: 'Accept-Language' } : {}),
    });
    if (request.headers.get('If-None-Match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    headers.set('Content-Disposition', 'inline; filename="games.ics"');
    return new Response(request.method === 'HEAD' ? null : text, { headers });
  }

  return (request: Request, waitUntil?: (work: Promise<unknown>) => void): Promise<Response> =>
    respond(request, waitUntil).catch(() => errorResponse(503, 'The calendar can’t be made at the moment.'));
}
