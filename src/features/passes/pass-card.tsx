import type { Package } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useOrders } from '../../api/hooks/orders';
import { PassCovers } from '../../components/passes/pass-covers';
import { ProductAdds } from '../../components/passes/product-adds';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { categoryIds } from '../../lib/channel/category-tree';
import { allInPrice } from '../../lib/event/all-in-price';
import { buyPath, paths } from '../../lib/links/paths';
import { onlySport } from '../../lib/purchase/only-sport';
import { packagePurchased } from '../../lib/purchase/purchased';
import { isAnnual } from '../../lib/purchase/renewal';
import { LinkButton } from '../../ui/button/button';
import { Offer } from './offer';
import { TeamCrests } from './team-crests';
import { useAddToCart } from './use-item-list-seen';

interface PassCardProps {
  item: Package;
  /** The event that the viewer came from, where the pass opens it. */
  eventId: number | null;
  /** Only one button of a list is primary, so that there is one clear choice. */
  isPrimary: boolean;
  level?: 2 | 3;
}

/** A pass as it is offered: what it opens, for how long, for how much. */
export function PassCard({ item, eventId, isPrimary, level = 3 }: PassCardProps) {
  const tree = useChannel()['events-categories'];
  const orders = useOrders().data?.data ?? [];
  const addToCart = useAddToCart();
  const price = usePrice();
  const lineOf = (id: number) => categoryIds(tree, id);
  const purchased = packagePurchased(orders, item, lineOf);
  const amount = allInPrice(item);
  const upgrade = useChannel().packages.find(({ id }) => id === item.upgrade_package_id);

  return (
    <Offer
      level={level}
      name={item.name}
      tone={isPrimary ? 'strong' : 'plain'}
      picture={item.type === 'team' ? <TeamCrests ids={item.participants} /> : undefined}
      covers={
        <>
          <PassCovers item={item} />
          {item.event_id === null && !item.is_team_pass && !purchased && (
            <ProductAdds read={(added) => added.byPass(item, null)} />
          )}
        </>
      }
      description={item.description}
      capabilities={item.capabilities}
      excludesPayPerView={item.event_id === null && item.capabilities.includes('watch')}
      price={amount}
      fee={item.service_fee}
      duration={
        amount === 0 ? null : (
          <Text
            id={
              item.period === null
                ? 'buy.forThisEvent'
                : isAnnual(item.period)
                  ? 'buy.forAYear'
                  : 'buy.forAMonth'
            }
          />
        )
      }
      purchased={purchased}
      action={
        item.is_team_pass ? (
          <LinkButton
            to={paths.selectPackage(item.id)}
            size="large"
            wide
            look={isPrimary ? 'primary' : 'secondary'}
          >
            <Text id="buy.chooseTeam" />
          </LinkButton>
        ) : (
          <LinkButton
            to={buyPath(basketOf(item, eventId))}
            size="large"
            wide
            look={isPrimary ? 'primary' : 'secondary'}
            onClick={() => addToCart(item)}
          >
            {amount === 0 ? <Text id="buy.get" /> : <Text id="event.buy" values={{ price: price(amount) }} />}
          </LinkButton>
        )
      }
      more={
        upgrade && (
          <LinkButton to={paths.selectPackage(upgrade.id)} look="quiet" size="small">
            <Text id="buy.upgrade" values={{ name: upgrade.name }} />
          </LinkButton>
        )
      }
    />
  );
}

function basketOf(item: Package, eventId: number | null): Parameters<typeof buyPath>[0] {
  if (item.event_id !== null)
    return { type: 'event', target: 'event', event_id: item.event_id, single_event_package_id: item.id };
  return {
    type: 'package',
    package_id: item.id,
    event_category_id: onlySport(item),
    ...(eventId !== null && { event_id: eventId, target: 'event' as const }),
  };
}
