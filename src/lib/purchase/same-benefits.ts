import { isAnnual, type Period } from './renewal';

export interface ComparableOffer {
  key: string;
  name: string;
  price: number;
  period: Period | null;
  renews: boolean;
  trialDays: number | null;
  capabilities: readonly string[];
  /** The ids of the sports that the offer opens; null if it opens everything. */
  sportIds: readonly number[] | null;
}

/** The differences between an offer and another one with the same benefits. */
export interface Difference {
  other: string;
  /**
   * The minor units by which the offer costs more (or less) for the same time; null if the times differ or
   * the prices are equal.
   */
  extraCost: number | null;
  /** Whether this offer renews; null if both offers do, or neither does. */
  renews: boolean | null;
  /** The offer's period, if it differs from the other offer's; otherwise null. */
  period: 'year' | 'month' | null;
  /** The offer's free trial days, if they differ from the other offer's; otherwise null. */
  trialDays: number | null;
}

const PERIOD_DAYS = { year: 365, month: 30 } as const;
const lengthOf = ({ period }: ComparableOffer) => (period !== null && isAnnual(period) ? 'year' : 'month');
const signature = ({ capabilities, sportIds }: ComparableOffer) =>
  JSON.stringify([[...capabilities].sort(), sportIds && [...sportIds].sort((one, other) => one - other)]);
const perDay = (offer: ComparableOffer) => offer.price / PERIOD_DAYS[lengthOf(offer)];

/**
 * For each offer for which there is another one with the same benefits, returns the differences from the
 * cheapest of those.
 */
export function sameBenefits(offers: readonly ComparableOffer[]): ReadonlyMap<string, Difference> {
  const periodic = offers.filter(({ period }) => period !== null);
  const found = new Map<string, Difference>();
  for (const offer of periodic) {
    const [other] = periodic
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
