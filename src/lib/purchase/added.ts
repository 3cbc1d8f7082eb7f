import { eventEnd } from '../event/event-end';
import { type Coverable, covers, type LineageOf, type Opening } from './coverage';
import { categoriesOf, type OrderLike } from './product';
import { isInForce } from './purchased';

export interface Game extends Coverable {
  event_utc_ts: number;
  duration: number | null;
  stream_status: 'upcoming' | 'live' | 'finished';
  recording: 'none' | 'preparing' | 'ready';
  has_access: boolean;
}

/**
 * The events that a product or an order opens, and the time until which it does, in milliseconds since 1970.
 */
export interface TimedOpening {
  opening: Opening;
  until: number;
}

interface OwnedOrder extends OrderLike {
  period_end: string | null;
  auto_renewal: 'on' | 'cancelling' | 'cancelled' | null;
}

interface Offered {
  id: number;
  capabilities: readonly string[];
  event_id?: number | null;
}

export interface OnOffer {
  packages: readonly Offered[];
  plans: readonly Offered[];
}

/**
 * Returns the viewer's orders that are in force, with the events that each order opens and the time until
 * which it does.
 */
export function ownedOpenings<Order extends OwnedOrder>(
  orders: readonly Order[],
  { packages, plans }: OnOffer,
): (TimedOpening & { order: Order })[] {
  return orders.filter(isInForce).map((order) => {
    const { product, type, event_id, period_end } = order;
    const item = type === 'package' ? packages.find(({ id }) => id === product.id) : undefined;
    const plan = type === 'subscription' ? plans.find(({ id }) => id === product.id) : undefined;
    const opening: Opening = {
      // A product that is no longer offered still opens the events for which it was sold.
      capabilities: (plan ?? item)?.capabilities ?? ['watch'],
      everything: type === 'subscription',
      event_id: type === 'event' ? (event_id ?? 0) : (item?.event_id ?? null),
      participant_id: product.participant_id,
      event_categories: categoriesOf(order),
    };
    const renews = order.auto_renewal === 'on';
    const until = renews || period_end === null ? Number.POSITIVE_INFINITY : Date.parse(period_end);
    return { order, opening, until };
  });
}

/** Returns the end of a game for a viewer who watches it live; a recording counts as watched now. */
function endMs({ event_utc_ts, duration, stream_status }: Game, now: number): number {
  return stream_status === 'finished' ? now : eventEnd(event_utc_ts, duration) * 1000;
}

function opensToEnd(
  { opening, until }: TimedOpening,
  game: Game,
  now: number,
  lineageOf: LineageOf,
): boolean {
  return covers(opening, game, lineageOf) && endMs(game, now) <= until;
}

export interface Added<AGame> {
  /** All live and upcoming games that the product opens, whatever else the viewer owns, earliest first. */
  allComing: AGame[];
  /** The live and upcoming games that the viewer cannot watch without the product, earliest first. */
  coming: AGame[];
  recordings: AGame[];
  /** Whether the product opens games and the viewer can already watch all of them. */
  ownsAll: boolean;
  /** The earliest end of the access that makes the product unnecessary; null if that access does not end. */
  ownedUntil: number | null;
  /**
   * The live and upcoming pay-per-view games that viewers would expect in the product, although it does not
   * open them.
   */
  excluded: AGame[];
}

interface Viewer {
  owned: readonly TimedOpening[];
  now: number;
  lineageOf: LineageOf;
}

/** Returns what a product would add for this viewer, among these games. */
export function addedBy<AGame extends Game>(
  product: TimedOpening,
  games: readonly AGame[],
  { owned, now, lineageOf }: Viewer,
): Added<AGame> {
  const isPlayable = (game: AGame) => game.stream_status !== 'finished' || game.recording === 'ready';
  const openers = (game: AGame) => owned.filter((each) => opensToEnd(each, game, now, lineageOf));
  /** Whether the viewer has a right that no order explains, such as one that the channel granted manually. */
  const isGranted = (game: AGame) =>
    game.has_access && !owned.some(({ opening }) => covers(opening, game, lineageOf));
  const opened = games.filter((game) => isPlayable(game) && opensToEnd(product, game, now, lineageOf));
  const missing = opened.filter((game) => openers(game).length === 0 && !isGranted(game));
  const ends = opened.map((game) => Math.max(...openers(game).map(({ until }) => until)));
  const firstEnd = Math.min(...ends.filter((end) => end > 0));
  const ahead = (list: readonly AGame[]) =>
    list
      .filter(({ stream_status }) => stream_status !== 'finished')
      .sort((one, other) => one.event_utc_ts - other.event_utc_ts || one.id - other.id);
  return {
    allComing: ahead(opened),
    coming: ahead(missing),
    recordings: missing.filter(({ stream_status }) => stream_status === 'finished'),
    ownsAll: opened.length > 0 && missing.length === 0,
    ownedUntil: missing.length === 0 && Number.isFinite(firstEnd) ? firstEnd : null,
    excluded: games.filter(
      (game) =>
        game.type === 'ppv' &&
        game.stream_status !== 'finished' &&
        !game.has_access &&
        opensToEnd(product, { ...game, type: 'paid' }, now, lineageOf),
    ),
  };
}

interface Counted extends Added<unknown> {
  hasMoreComing: boolean;
  countsRecordings: boolean;
}

/** Whether it is certain that the product opens no game that the viewer cannot already watch. */
export function addsNothing({ coming, recordings, hasMoreComing, countsRecordings }: Counted): boolean {
  return countsRecordings && !hasMoreComing && coming.length + recordings.length === 0;
}
