import type { Package } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useOrders } from '../../api/hooks/orders';
import { PassCovers } from '../../components/passes/pass-covers';
import { ProductAdds } from '../../components/passes/product-adds';
import { Text } from '../../i18n/text';
import { lineageIds } from '../../lib/channel/category-tree';
import { allInPrice } from '../../lib/event/all-in-price';
import { paths } from '../../lib/links/paths';
import { packagePurchased } from '../../lib/purchase/purchased';
import { isAnnual } from '../../lib/purchase/renewal';
import type { Difference } from '../../lib/purchase/same-benefits';
import { LinkButton } from '../../ui/button/button';
import { Offer } from './offer';
import { PassAction } from './pass-action';
import { TeamCrests } from './team-crests';

interface PassCardProps {
  item: Package;
  /** All passes, so that the upgrade of this pass can be found. */
  others: readonly Package[];
  /** The id of the event from which the viewer came, if the pass opens the event. */
  eventId: number | null;
  /** Only one button of a list is primary, so that there is one clear choice. */
  isPrimary: boolean;
  /** The difference to another offer with the same benefits. */
  difference?: Difference | undefined;
  level?: 2 | 3;
}

/** A card for a pass: what it opens, its duration and its price. */
export function PassCard({ item, others, eventId, isPrimary, difference, level = 3 }: PassCardProps) {
  const tree = useChannel()['events-categories'];
  const orders = useOrders().data?.data ?? [];
  const lineageOf = (id: number) => lineageIds(tree, id);
  const purchased = packagePurchased(orders, item, lineageOf);
  const amount = allInPrice(item);
  const upgrade = others.find(({ id }) => id === item.upgrade_package_id);

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
      difference={difference}
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
      action={<PassAction item={item} eventId={eventId} isPrimary={isPrimary} />}
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
