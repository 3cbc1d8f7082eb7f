import type { Subscription } from '@generated/model';
import { useViewer } from '../../api/hooks/viewer';
import { Text } from '../../i18n/text';
import { buyPath } from '../../lib/links/paths';
import { trialDays } from '../../lib/purchase/renewal';
import { LinkButton } from '../../ui/button/button';
import { useAddToCart } from './use-item-list-seen';

interface PlanActionProps {
  plan: Subscription;
  eventId: number | null;
  isPrimary: boolean;
}

/** The button that subscribes to a plan or starts its free trial. */
export function PlanAction({ plan, eventId, isPrimary }: PlanActionProps) {
  const addToCart = useAddToCart();
  const days = trialDays(plan, useViewer());
  const basket = {
    type: 'subscription',
    subscription_id: plan.id,
    ...(eventId !== null && { event_id: eventId, target: 'event' as const }),
  } as const;
  return (
    <LinkButton
      to={buyPath(basket)}
      size="large"
      wide
      look={isPrimary ? 'primary' : 'secondary'}
      onClick={() => addToCart(plan)}
    >
      {days === null ? <Text id="buy.subscribe" /> : <Text id="buy.tryFree" values={{ days }} />}
    </LinkButton>
  );
}
