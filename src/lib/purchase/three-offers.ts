export type OfferRole = 'best' | 'cheapest' | 'complete';

export interface RankedOffer {
  key: string;
  /** The first payment, in minor units. */
  price: number;
  /** The number of days that the first payment covers. */
  days: number;
  capabilities: readonly string[];
  /** The number of games and recordings that the offer adds for this viewer. */
  adds: number;
}

export interface ChosenOffer<Offer> {
  offer: Offer;
  roles: OfferRole[];
}

type Order<Offer> = (one: Offer, other: Offer) => number;

const firstBy = <Offer>(offers: readonly Offer[], order: Order<Offer>): Offer | undefined =>
  [...offers].sort(order)[0];

/**
 * Chooses at most three offers to compare: the best for this viewer, the cheapest and the most complete.
 * Offers that are free or add nothing are left out. `otherPrices` are the prices of passes that cannot be
 * compared, such as a team pass without a chosen team.
 */
export function threeOffers<Offer extends RankedOffer>(
  offers: readonly Offer[],
  bestKey: string | null,
  otherPrices: readonly number[] = [],
): ChosenOffer<Offer>[] {
  const useful = offers.filter(({ price, adds }) => price > 0 && adds > 0);
  const cheapest = firstBy(useful, (one, other) => one.price - other.price || other.adds - one.adds);
  const perDay = ({ price, days }: Offer) => price / days;
  const named: [OfferRole, Offer | undefined][] = [
    ['best', useful.find(({ key }) => key === bestKey)],
    ['cheapest', cheapest && otherPrices.every((price) => price >= cheapest.price) ? cheapest : undefined],
    [
      'complete',
      firstBy(
        useful,
        (one, other) =>
          other.adds - one.adds ||
          other.capabilities.length - one.capabilities.length ||
          perDay(one) - perDay(other),
      ),
    ],
  ];
  const chosen = new Map<Offer, OfferRole[]>();
  for (const [role, offer] of named) if (offer) chosen.set(offer, [...(chosen.get(offer) ?? []), role]);
  return chosen.size < 2 ? [] : [...chosen].map(([offer, roles]) => ({ offer, roles }));
}
