import type { ListEventsParams } from '@generated/model';
import { parseDay } from '../../../lib/parse/parse-day';
import { parseId } from '../../../lib/parse/parse-id';

const KINDS = ['team', 'school', 'sport'] as const;
export type WishKind = (typeof KINDS)[number];

/** What the finder is asked, as it stands in the address. */
export interface Wishes {
  team: number[];
  school: number[];
  sport: number[];
  /** One event to start from. */
  event: number | null;
  start_date: string | null;
  end_date: string | null;
  /** Whether plans that renew by themselves may be among the answer. */
  renewing: boolean;
}

/** So many of a kind at once: each is a list of its own to ask for. */
export const MOST_WISHES = 6;

export function readWishes(query: URLSearchParams): Wishes {
  const ids = (name: WishKind) =>
    [...new Set(query.getAll(name).flatMap((text) => parseId(text) ?? []))].slice(0, MOST_WISHES);
  const start_date = parseDay(query.get('start_date'));
  const end_date = parseDay(query.get('end_date'));
  return {
    team: ids('team'),
    school: ids('school'),
    sport: ids('sport'),
    event: parseId(query.get('event_id')),
    start_date,
    end_date: start_date && end_date && end_date < start_date ? null : end_date,
    renewing: query.get('renewing') !== '0',
  };
}

export function writeWishes(wishes: Wishes): URLSearchParams {
  const query = new URLSearchParams();
  for (const kind of KINDS) for (const value of wishes[kind]) query.append(kind, String(value));
  if (wishes.event) query.set('event_id', String(wishes.event));
  if (wishes.start_date) query.set('start_date', wishes.start_date);
  if (wishes.end_date) query.set('end_date', wishes.end_date);
  if (!wishes.renewing) query.set('renewing', '0');
  return query;
}

export const countWishes = ({ team, school, sport }: Wishes): number =>
  team.length + school.length + sport.length;

/** The lists to ask for, one for each wish; days alone are a list too. What is over is on demand: by its day. */
export function listsFor(wishes: Wishes, today: string): ListEventsParams[] {
  const { start_date, end_date } = wishes;
  const days = {
    start_date: start_date ?? (end_date && end_date < today ? end_date : today),
    ...(end_date && { end_date }),
  };
  const lists = KINDS.flatMap((kind) =>
    wishes[kind].map((value): ListEventsParams => ({ [kind]: value, ...days })),
  );
  return lists.length === 0 && start_date && end_date ? [days] : lists;
}
