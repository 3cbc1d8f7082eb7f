import type { Package, Subscription } from '@generated/model';
import { allInPrice } from '../../lib/event/all-in-price';
import { type Difference, sameBenefits } from '../../lib/purchase/same-benefits';

/** The differences between plans and passes with the same benefits, keyed by `plan-<id>` and `pass-<id>`. */
export function offerDifferences(
  passes: readonly Package[],
  plans: readonly Subscription[],
  trialOf: (plan: Subscription) => number | null,
): ReadonlyMap<string, Difference> {
  return sameBenefits([
    ...plans.map((plan) => ({
      ...{ key: `plan-${plan.id}`, name: plan.name, price: plan.price, period: plan.period },
      ...{ renews: true, trialDays: trialOf(plan), capabilities: plan.capabilities, sportIds: null },
    })),
    // Team passes are left out, because a team pass is a different product for each team.
    ...passes
      .filter(({ is_team_pass }) => !is_team_pass)
      .map((pass) => ({
        ...{ key: `pass-${pass.id}`, name: pass.name, price: allInPrice(pass), period: pass.period },
        ...{ renews: false, trialDays: null, capabilities: pass.capabilities },
        sportIds: pass.type === 'all_access' ? null : pass.event_categories,
      })),
  ]);
}
