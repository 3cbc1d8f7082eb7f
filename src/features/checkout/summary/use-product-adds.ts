import { type AddedNow, type ProductAdds, useAdded } from '../../../components/passes/use-added';
import type { Purchasable } from '../use-product';

export type CheckoutAdds = ProductAdds & { owned: AddedNow['owned'] };

/** What a pass or a plan adds for this viewer. Null for single events and videos, and until it has loaded. */
export function useProductAdds({ item, plan, team }: Purchasable): CheckoutAdds | null {
  const pass = item !== null && item.event_id === null ? item : null;
  const added = useAdded(pass !== null || plan !== null);
  if (!added) return null;
  const { owned } = added;
  if (pass) return { ...added.byPass(pass, team?.id ?? null), owned };
  return plan && { ...added.byPlan(plan), owned };
}
