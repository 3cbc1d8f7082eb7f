import type { Package, Subscription } from '@generated/model';
import type { AddedNow, ProductAdds } from '../../../components/passes/use-added';
import { allInPrice } from '../../../lib/event/all-in-price';
import { isAnnual } from '../../../lib/purchase/renewal';
import type { RankedOffer } from '../../../lib/purchase/three-offers';
import type { Option } from '../finder/options';

/** One column of the comparison. */
export interface ComparedOffer extends RankedOffer {
  name: string;
  isAnnual: boolean;
  renews: boolean;
  figures: ProductAdds;
  product: { plan: Subscription } | { pass: Package; team: number | null };
}

const PERIOD_DAYS = { year: 365, month: 30 } as const;

const lengthFields = (annual: boolean) => ({
  isAnnual: annual,
  days: annual ? PERIOD_DAYS.year : PERIOD_DAYS.month,
});
const addedCount = ({ coming, recordings, countsRecordings }: ProductAdds) =>
  coming.length + (countsRecordings ? recordings.length : 0);

/**
 * All passes and plans that can be compared. A team pass is included only for the team
 * of `best`, and tickets are left out.
 */
export function comparedOffers(
  passes: readonly Package[],
  plans: readonly Subscription[],
  added: AddedNow,
  best: Option | null,
): ComparedOffer[] {
  const team = best?.basket?.participant_id ?? null;
  return [
    ...plans.map((plan): ComparedOffer => {
      const figures = added.byPlan(plan);
      return {
        key: `plan-${plan.id}`,
        name: plan.name,
        price: plan.price,
        ...lengthFields(isAnnual(plan.period)),
        renews: true,
        capabilities: plan.capabilities,
        figures,
        adds: addedCount(figures),
        product: { plan },
      };
    }),
    ...passes.flatMap((pass): ComparedOffer[] => {
      if (pass.period === null || (pass.is_team_pass && team === null)) return [];
      const ofTeam = pass.is_team_pass ? team : null;
      const key = `pass-${pass.id}-${ofTeam}`;
      if (pass.is_team_pass && key !== best?.key) return [];
      const figures = added.byPass(pass, ofTeam);
      return [
        {
          key,
          name: key === best?.key ? best.name : pass.name,
          price: allInPrice(pass),
          ...lengthFields(isAnnual(pass.period)),
          renews: false,
          capabilities: pass.capabilities,
          figures,
          adds: addedCount(figures),
          product: { pass, team: ofTeam },
        },
      ];
    }),
  ];
}

export type RowId = 'renewal' | 'covers' | 'coming' | 'recordings' | 'length' | `can-${string}`;

/** The rows of the comparison: what each offer adds, and everything in which the offers differ. */
export function differingRows(offers: readonly ComparedOffer[], capabilities: readonly string[]): RowId[] {
  const differs = (read: (offer: ComparedOffer) => unknown) =>
    new Set(offers.map((offer) => JSON.stringify(read(offer)))).size > 1;
  const rows: [RowId, (offer: ComparedOffer) => unknown][] = [
    ['length', (offer) => offer.isAnnual],
    ['renewal', (offer) => offer.renews],
    ['covers', ({ product }) => ('plan' in product ? null : [product.team, product.pass.event_categories])],
    ...capabilities.map((name): [RowId, (offer: ComparedOffer) => unknown] => [
      `can-${name}`,
      (offer) => offer.capabilities.includes(name),
    ]),
  ];
  const counts: RowId[] = offers.every(({ figures }) => figures.countsRecordings)
    ? ['coming', 'recordings']
    : ['coming'];
  return [...counts, ...rows.flatMap(([id, read]) => (differs(read) ? [id] : []))];
}
