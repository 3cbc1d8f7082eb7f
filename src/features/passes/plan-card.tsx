import type { Subscription } from '@generated/model';
import { useOrders } from '../../api/hooks/orders';
import { useViewer } from '../../api/hooks/viewer';
import { ProductAdds } from '../../components/passes/product-adds';
import { Text } from '../../i18n/text';
import { subscriptionPurchased } from '../../lib/purchase/purchased';
import { isAnnual, trialDays } from '../../lib/purchase/renewal';
import type { Difference } from '../../lib/purchase/same-benefits';
import { Offer } from './offer';
import { PlanAction } from './plan-action';

interface PlanCardProps {
  plan: Subscription;
  eventId: number | null;
  /** Only one button of a row is primary, so that the row has one clear choice. */
  isPrimary: boolean;
  /** The difference to another offer with the same benefits. */
  difference?: Difference | undefined;
}

/** A card for a plan that renews automatically. It offers the free trial if the viewer may still use it. */
export function PlanCard({ plan, eventId, isPrimary, difference }: PlanCardProps) {
  const viewer = useViewer();
  const orders = useOrders().data?.data ?? [];
  const annual = isAnnual(plan.period);
  const days = trialDays(plan, viewer);
  const purchased = subscriptionPurchased(orders, plan.id);
  return (
    <Offer
      level={3}
      name={plan.name}
      tone="plain"
      badge={days !== null && <Text id="buy.trialBadge" values={{ days }} />}
      covers={!purchased && <ProductAdds read={(added) => added.byPlan(plan)} />}
      description={plan.description}
      difference={difference}
      capabilities={plan.capabilities}
      excludesPayPerView={plan.capabilities.includes('watch')}
      price={plan.price}
      fee={plan.service_fee}
      per={<Text id={annual ? 'buy.perYear' : 'buy.perMonth'} />}
      duration={<Text id={annual ? 'buy.everyYear' : 'buy.everyMonth'} />}
      purchased={purchased}
      action={<PlanAction plan={plan} eventId={eventId} isPrimary={isPrimary} />}
    />
  );
}
