import type { Order, User } from '@generated/model';
import { useEffect, useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { useGeoRestriction } from '../../api/hooks/geo-restriction';
import { useOrders } from '../../api/hooks/orders';
import { LoadFailure } from '../../components/loading/load-failure';
import { ReadyLine } from '../../components/ready-line/ready-line';
import { useLanguage } from '../../i18n/language-context';
import { Text } from '../../i18n/text';
import { categoryIds } from '../../lib/channel/category-tree';
import type { Basket } from '../../lib/links/paths';
import type { Product } from '../../lib/purchase/product';
import { productPurchased } from '../../lib/purchase/purchased';
import { trialDays } from '../../lib/purchase/renewal';
import { askViewer } from '../../ui/overlay/popups';
import { stripeFor } from './card/stripe';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';
import { BoughtPanel } from './outcome/bought-panel';
import { ConfirmingPanel } from './outcome/confirming-panel';
import { RegionBlockedPanel } from './outcome/region-blocked-panel';
import { SuccessPanel } from './outcome/success-panel';
import { cardReason } from './settlement/refusal';
import { isUnderWay } from './settlement/settlement';
import { useSettlement } from './settlement/use-settlement';
import { toPriceSummary } from './summary/price-summary';
import { Summary } from './summary/summary';
import { type QuoteNow, useQuote } from './summary/use-quote';
import { useCommerce } from './use-commerce';
import type { Purchasable } from './use-product';

interface CheckoutProps {
  viewer: User;
  basket: Required<Basket>;
  product: Product;
  ware: Purchasable;
}

/** Waits for what was bought before and for the price; only then is there anything to press. */
export function Checkout(props: CheckoutProps) {
  const orders = useOrders();
  const quote = useQuote(props.basket, true);
  if (orders.data && quote.plain)
    return (
      <CheckoutReady
        {...props}
        orders={orders.data.data}
        quote={quote}
        plainTotal={quote.plain.amounts.total}
      />
    );
  const error = orders.error ?? quote.error;
  if (!error) return <CheckoutSkeleton />;
  const retry = () => void Promise.all([orders.error && orders.refetch(), quote.error && quote.refresh()]);
  return <LoadFailure error={error} onRetry={retry} retrying={orders.isFetching || quote.isFetching} />;
}

interface TillProps extends CheckoutProps {
  orders: readonly Order[];
  quote: QuoteNow;
  plainTotal: number;
}

function CheckoutReady({ viewer, basket, product, ware, orders, quote, plainTotal }: TillProps) {
  const channel = useChannel();
  const { language } = useLanguage();
  const [passOnTrial, setPassOnTrial] = useState(false);
  const [openedAt] = useState(() => new Date());
  const commerce = useCommerce(product, ware, quote);
  const stripeKey = channel.settings.stripe_publishable_key;
  const place = useGeoRestriction(ware.event?.id ?? null);
  // A pass is for all its days, and may be watched elsewhere; a game or a video is not.
  const single = ware.event ?? ware.medium;
  const refused = place.blocked ? single : null;

  const lineOf = (id: number) => categoryIds(channel['events-categories'], id);
  const isBought = (list: readonly Order[]) =>
    productPurchased(list, product, ware.item ?? undefined, lineOf);

  async function authenticate(secret: string): Promise<boolean> {
    if (!stripeKey) return false;
    try {
      const stripe = await stripeFor(stripeKey, language);
      await stripe.handleNextAction({ clientSecret: secret });
      return true;
    } catch {
      return false;
    }
  }

  const settlement = useSettlement({
    viewerId: viewer.id,
    product,
    orders,
    isBought,
    authenticate,
    onPaid: commerce.paid,
    onRefused: commerce.refused,
    onFailed: (order) => {
      commerce.failed(order);
      const message = cardReason(order.failure);
      const popup = { title: 'buy.failedTitle', body: message, ok: 'buy.tryAnotherCard' } as const;
      const again = () => settlement.again({ about: 'card', message });
      askViewer(popup).then(again, again);
    },
  });
  const { state } = settlement;
  const bought = isBought(orders) || (state.phase === 'ready' && state.refusal?.about === 'bought');
  const open = state.phase === 'ready' && !bought && !refused;
  useEffect(() => {
    if (open) commerce.opened();
  });

  if (state.phase === 'paid') return <SuccessPanel order={state.order} />;
  if (isUnderWay(state) && state.phase !== 'sending')
    return <ConfirmingPanel state={state} onAuthenticate={settlement.authenticate} ware={ware} />;
  const waiting = state.phase === 'sending';
  if (!waiting && bought) return <BoughtPanel product={product} basket={basket} />;

  const days = ware.plan && !passOnTrial ? trialDays(ware.plan, viewer) : null;
  const amounts = quote.quote?.amounts ?? quote.plain?.amounts;
  const deal = toPriceSummary({
    total: amounts?.total ?? plainTotal,
    plainTotal,
    plan: ware.plan,
    trialDays: days,
    now: openedAt,
  });

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Text id="buy.checkout" />
      </h1>
      <div className={styles.ready}>{!refused && <ReadyLine eventId={ware.event?.id ?? null} />}</div>
      <div className={styles.columns}>
        {refused ? (
          <RegionBlockedPanel id={refused.id} onRecheck={place.recheck} />
        ) : (
          <CheckoutForm
            basket={basket}
            ware={ware}
            deal={deal}
            quote={quote}
            settlement={settlement}
            stripeKey={stripeKey}
            elsewhere={place.blocked}
            isRefusedHere={async () => single !== null && (await place.whenKnown())}
            onPassOnTrial={days === null ? null : () => setPassOnTrial(true)}
          />
        )}
        <Summary ware={ware} deal={deal} quote={quote} promo={deal.mode !== 'trial' && plainTotal > 0} />
      </div>
    </div>
  );
}
