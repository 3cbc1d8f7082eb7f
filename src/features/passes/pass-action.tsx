import type { Package } from '@generated/model';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { allInPrice } from '../../lib/event/all-in-price';
import { type Basket, buyPath, paths } from '../../lib/links/paths';
import { onlySport } from '../../lib/purchase/only-sport';
import { LinkButton } from '../../ui/button/button';
import { useAddToCart } from './use-item-list-seen';

interface PassActionProps {
  item: Package;
  /** The id of the event from which the viewer came, if the pass opens the event. */
  eventId: number | null;
  /** The chosen team of a team pass, if known. */
  team?: number | null;
  isPrimary: boolean;
}

/** The button that buys a pass, or that opens the choice of a team first. */
export function PassAction({ item, eventId, team = null, isPrimary }: PassActionProps) {
  const addToCart = useAddToCart();
  const price = usePrice();
  const amount = allInPrice(item);
  const look = isPrimary ? 'primary' : 'secondary';
  if (item.is_team_pass && team === null)
    return (
      <LinkButton to={paths.selectPackage(item.id)} size="large" wide look={look}>
        <Text id="buy.chooseTeam" />
      </LinkButton>
    );
  return (
    <LinkButton
      to={buyPath(basketOf(item, eventId, team))}
      size="large"
      wide
      look={look}
      onClick={() => addToCart(item)}
    >
      {amount === 0 ? <Text id="buy.get" /> : <Text id="event.buy" values={{ price: price(amount) }} />}
    </LinkButton>
  );
}

function basketOf(item: Package, eventId: number | null, team: number | null): Basket {
  if (item.event_id !== null)
    return { type: 'event', target: 'event', event_id: item.event_id, single_event_package_id: item.id };
  return {
    type: 'package',
    package_id: item.id,
    ...(team === null ? { event_category_id: onlySport(item) } : { participant_id: team }),
    ...(eventId !== null && { event_id: eventId, target: 'event' as const }),
  };
}
