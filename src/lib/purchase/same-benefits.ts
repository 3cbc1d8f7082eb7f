import { isAnnual, type Period } from './renewal';

export interface Beneficial {
  key: string;
  name: string;
  price: number;
  period: Period | null;
  renews: boolean;
  trialDays: number | null;
  capabilities: readonly string[];
  /** The sports that it opens; null for everything. */
  opens: readonly number[] | null;
}

/** What sets an offer apart from another one with the same benefits. */
export interface Difference {
  other: string;
  /** Minor units that it costs more (or less) for the same time; null where the times differ. */
  extraCost: number | null;
  /** Whether this offer renews; null where both do, or neither. */
  renews: boolean | null;
  /** Its length, where the other's differs. */
  period: 'year' | 'month' | null;
  /** Its free days, where the other has another number of them. */
  trialDays: number | null;
}

const DAYS = { year: 365, month: 30 } as const;
const lengthOf = ({ period }: Beneficial) => (period !== null && isAnnual(period) ? 'year' : 'month');
const signature = ({ capabilities, opens }: Beneficial) =>
  JSON.stringify([[...capabilities].sort(), opens && [...opens].sort((one, other) => one - other)]);
const perDay = (offer: Beneficial) => offer.price / DAYS[lengthOf(offer)];

/** For each offer that has a twin: how it differs from the cheapest other one. */
export function sameBenefits(offers: readonly Beneficial[]): ReadonlyMap<string, Difference> {
  const lasting = offers.filter(({ period }) => period !== null);
  const found = new Map<string, Difference>();
  for (const offer of lasting) {
    const [other] = lasting
      .filter((each) => each.key !== offer.key && signature(each) === signature(offer))
      .sort((one, two) => perDay(one) - perDay(two));
    if (!other) continue;
    const isAsLong = lengthOf(offer) === lengthOf(other);
    const extraCost = isAsLong && offer.price !== other.price ? offer.price - other.price : null;
    found.set(offer.key, {
      other: other.name,
      extraCost,
      renews: offer.renews === other.renews ? null : offer.renews,
      period: isAsLong ? null : lengthOf(offer),
      trialDays: offer.trialDays === other.trialDays ? null : (offer.trialDays ?? 0),
    });
  }
  return found;
}
