import type { Package, Subscription } from '@generated/model';
import { allInPrice } from '../../lib/event/all-in-price';
import { type Difference, sameBenefits } from '../../lib/purchase/same-benefits';

/** How plans and passes with the same benefits differ, by `plan-<id>` and `pass-<id>`. */
export function offerDifferences(
  passes: readonly Package[],
  plans: readonly Subscription[],
  trialOf: (plan: Subscription) => number | null,
): ReadonlyMap<string, Difference> {
  return sameBenefits([
    ...plans.map((plan) => ({
      ...{ key: `plan-${plan.id}`, name: plan.name, price: plan.price, period: plan.period },
      ...{ renews: true, trialDays: trialOf(plan), capabilities: plan.capabilities, opens: null },
    })),
    // Each team makes a team pass another product.
    ...passes
      .filter(({ is_team_pass }) => !is_team_pass)
      .map((pass) => ({
        ...{ key: `pass-${pass.id}`, name: pass.name, price: allInPrice(pass), period: pass.period },
        ...{ renews: false, trialDays: null, capabilities: pass.capabilities },
        opens: pass.type === 'all_access' ? null : pass.event_categories,
      })),
  ]);
}
