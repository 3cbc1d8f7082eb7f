import type { Subscription } from '@generated/model';
import { useOrders } from '../../api/hooks/orders';
import { useViewer } from '../../api/hooks/viewer';
import { ProductAdds } from '../../components/passes/product-adds';
import { Text } from '../../i18n/text';
import { buyPath } from '../../lib/links/paths';
import { subscriptionPurchased } from '../../lib/purchase/purchased';
import { isAnnual, trialDays } from '../../lib/purchase/renewal';
import { LinkButton } from '../../ui/button/button';
import { Offer } from './offer';
import { useAddToCart } from './use-item-list-seen';

interface PlanCardProps {
  plan: Subscription;
  eventId: number | null;
  /** Only one button of a row is primary, so that the row has one clear choice. */
  isPrimary: boolean;
}

/** A plan that renews, with its free days where the viewer still has them. */
export function PlanCard({ plan, eventId, isPrimary }: PlanCardProps) {
  const viewer = useViewer();
  const orders = useOrders().data?.data ?? [];
  const addToCart = useAddToCart();
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
      capabilities={plan.capabilities}
      excludesPayPerView={plan.capabilities.includes('watch')}
      price={plan.price}
      fee={plan.service_fee}
      per={<Text id={annual ? 'buy.perYear' : 'buy.perMonth'} />}
      duration={<Text id={annual ? 'buy.everyYear' : 'buy.everyMonth'} />}
      purchased={purchased}
      action={
        <LinkButton
          to={buyPath({
            type: 'subscription',
            subscription_id: plan.id,
            ...(eventId !== null && { event_id: eventId, target: 'event' as const }),
          })}
          size="large"
          wide
          look={isPrimary ? 'primary' : 'secondary'}
          onClick={() => addToCart(plan)}
        >
          {days === null ? <Text id="buy.subscribe" /> : <Text id="buy.tryFree" values={{ days }} />}
        </LinkButton>
      }
    />
  );
}
