import type { Order, User } from '@generated/model';
import { useEffect, useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { useGeoRestriction } from '../../api/hooks/geo-restriction';
import { useOrders } from '../../api/hooks/orders';
import { LoadFailure } from '../../components/loading/load-failure';
import { ReadyLine } from '../../components/ready-line/ready-line';
import { useLanguage } from '../../i18n/language-context';
import { Text } from '../../i18n/text';
import { lineageIds } from '../../lib/channel/category-tree';
import type { Basket } from '../../lib/links/paths';
import type { Product } from '../../lib/purchase/product';
import { productPurchased } from '../../lib/purchase/purchased';
import { trialDays } from '../../lib/purchase/renewal';
import { confirm } from '../../ui/overlay/popups';
import { stripeFor } from './card/stripe';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';
import { BoughtPanel } from './outcome/bought-panel';
import { ConfirmingPanel } from './outcome/confirming-panel';
import { RegionBlockedPanel } from './outcome/region-blocked-panel';
import { SuccessPanel } from './outcome/success-panel';
import { toBankAnswer } from './settlement/bank-answer';
import { cardReason } from './settlement/refusal';
import { type BankAnswer, isUnderWay } from './settlement/settlement';
import { useSettlement } from './settlement/use-settlement';
import { toPriceSummary } from './summary/price-summary';
import { Summary } from './summary/summary';
import { useProductAdds } from './summary/use-product-adds';
import { type QuoteNow, useQuote } from './summary/use-quote';
import { useCommerce } from './use-commerce';
import type { Purchasable } from './use-product';

interface CheckoutProps {
  viewer: User;
  basket: Required<Basket>;
  product: Product;
  purchasable: Purchasable;
}

/** Loads the viewer's orders and the price. Shows the checkout only once both have loaded. */
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
  return (
    <LoadFailure level={1} error={error} onRetry={retry} retrying={orders.isFetching || quote.isFetching} />
  );
}

interface CheckoutReadyProps extends CheckoutProps {
  orders: readonly Order[];
  quote: QuoteNow;
  plainTotal: number;
}

function CheckoutReady({
  viewer,
  basket,
  product,
  purchasable,
  orders,
  quote,
  plainTotal,
}: CheckoutReadyProps) {
  const channel = useChannel();
  const { language } = useLanguage();
  const [skipsTrial, setSkipsTrial] = useState(false);
  const [openedAt] = useState(() => new Date());
  const commerce = useCommerce(product, purchasable, quote);
  const stripeKey = channel.settings.stripe_publishable_key;
  const geoRestriction = useGeoRestriction(purchasable.event?.id ?? null);
  // A pass is sold despite a regional block, since the viewer may use it in another region on its other days.
  const singleProduct = purchasable.event ?? purchasable.medium;
  const blockedProduct = geoRestriction.blocked ? singleProduct : null;

  const lineageOf = (id: number) => lineageIds(channel['events-categories'], id);
  const isBought = (list: readonly Order[]) =>
    productPurchased(list, product, purchasable.item ?? undefined, lineageOf);

  async function authenticate(clientSecret: string): Promise<BankAnswer> {
    if (!stripeKey) return 'notStarted';
    try {
      const stripe = await stripeFor(stripeKey, language);
      const { error } = await stripe.handleNextAction({ clientSecret });
      return toBankAnswer(error);
    } catch {
      return 'notStarted';
    }
  }

  const settlement = useSettlement({
    viewerId: viewer.id,
    product,
    orders,
    isBought,
    authenticate,
    onPaid: commerce.trackPaid,
    onRefused: commerce.trackRefused,
    onFailed: (order) => {
      commerce.trackFailed(order);
      const message = cardReason(order.failure);
      const popup = { title: 'buy.failedTitle', body: message, ok: 'buy.tryAnotherCard' } as const;
      const again = () => settlement.returnToForm({ about: 'card', message });
      void confirm(popup).then(again);
    },
  });
  const { state } = settlement;
  const adds = useProductAdds(purchasable);
  const bought =
    isBought(orders) ||
    (state.phase === 'ready' && (state.endReason === 'bought' || state.refusal?.about === 'bought'));
  const open = state.phase === 'ready' && !bought && !blockedProduct;
  useEffect(() => {
    if (open) commerce.trackView();
  });

  if (state.phase === 'paid')
    return <SuccessPanel order={state.order} purchasable={purchasable} adds={adds} />;
  if (isUnderWay(state) && state.phase !== 'sending')
    return (
      <ConfirmingPanel
        state={state}
        purchasable={purchasable}
        onAuthenticate={settlement.authenticate}
        onCheckAgain={settlement.checkAgain}
      />
    );
  const isSending = state.phase === 'sending';
  if (!isSending && bought) return <BoughtPanel product={product} basket={basket} />;

  const offeredTrialDays = purchasable.plan && !skipsTrial ? trialDays(purchasable.plan, viewer) : null;
  const amounts = quote.quote?.amounts ?? quote.plain?.amounts;
  const priceSummary = toPriceSummary({
    total: amounts?.total ?? plainTotal,
    plainTotal,
    plan: purchasable.plan,
    trialDays: offeredTrialDays,
    now: openedAt,
  });

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Text id="buy.checkout" />
      </h1>
      <div className={styles.ready}>
        {!blockedProduct && <ReadyLine eventId={purchasable.event?.id ?? null} />}
      </div>
      <div className={styles.columns}>
        <Summary
          adds={adds}
          purchasable={purchasable}
          priceSummary={priceSummary}
          quote={quote}
          promo={priceSummary.mode !== 'trial' && plainTotal > 0}
        />
        {blockedProduct ? (
          <RegionBlockedPanel id={blockedProduct.id} onRecheck={geoRestriction.recheck} />
        ) : (
          <CheckoutForm
            basket={basket}
            purchasable={purchasable}
            priceSummary={priceSummary}
            quote={quote}
            settlement={settlement}
            stripeKey={stripeKey}
            regionBlocked={geoRestriction.blocked}
            adds={adds}
            isGeoBlocked={async () => singleProduct !== null && (await geoRestriction.whenKnown())}
            onSkipTrial={offeredTrialDays === null ? null : () => setSkipsTrial(true)}
          />
        )}
      </div>
    </div>
  );
}
