import type { Basket } from '../links/paths';
import { parseId } from '../parse/parse-id';

const TYPES = ['event', 'package', 'subscription'] as const;
const TARGETS = ['event', 'vod'] as const;
const IDS = [
  'event_id',
  'package_id',
  'subscription_id',
  'participant_id',
  'event_category_id',
  'single_event_package_id',
  'vod_id',
] as const;

/** Reads the basket from a query. A missing type is inferred from the ids. */
export function readBasket(query: URLSearchParams): Required<Basket> {
  const ids = Object.fromEntries(IDS.map((name) => [name, parseId(query.get(name))])) as Record<
    (typeof IDS)[number],
    number | null
  >;
  const implied = ids.subscription_id ? 'subscription' : ids.package_id ? 'package' : 'event';
  const type = TYPES.find((known) => known === query.get('type')) ?? implied;
  const target = TARGETS.find((known) => known === query.get('target')) ?? null;
  return { ...ids, type, target };
}

interface Facts {
  isTeamPass?: boolean;
  /** Whether the event is not free: it is sold on its own or opened by passes. */
  isPaidEvent?: boolean;
}

export type PreparationProblem = 'buy.idNotSelected' | 'buy.teamNotSelected';

/** Returns what is missing before the basket can be bought; null if it is complete. */
export function findPreparationProblem(
  basket: Basket,
  { isTeamPass, isPaidEvent }: Facts,
): PreparationProblem | null {
  switch (basket.type) {
    case 'subscription':
      return basket.subscription_id ? null : 'buy.idNotSelected';
    case 'package':
      if (!basket.package_id) return 'buy.idNotSelected';
      return isTeamPass && !basket.participant_id ? 'buy.teamNotSelected' : null;
    case 'event':
      if (!basket.event_id) return basket.vod_id ? null : 'buy.idNotSelected';
      return isPaidEvent && !basket.single_event_package_id ? 'buy.idNotSelected' : null;
  }
}
