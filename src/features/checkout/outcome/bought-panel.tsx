import { Text } from '../../../i18n/text';
import { type Basket, paths } from '../../../lib/links/paths';
import { watchPathOf } from '../../../lib/orders/watch-path';
import type { Product } from '../../../lib/purchase/product';
import { LinkButton } from '../../../ui/button/button';
import { MessagePanel } from '../../../ui/feedback/message-panel';

/** Replaces the payment form if the viewer owns the product already, so that it is not bought twice. */
export function BoughtPanel({ product, basket }: { product: Product; basket: Basket }) {
  return (
    <MessagePanel
      level={1}
      title={<Text id="buy.alreadyBought" values={{ type: product.kind }} />}
      actions={
        <>
          <LinkButton to={watchPathOf(basket)}>
            <Text id="buy.watchNow" />
          </LinkButton>
          <LinkButton to={paths.profile} look="secondary">
            <Text id="buy.yourOrders" />
          </LinkButton>
        </>
      }
    >
      <p>
        <Text id="buy.alreadyBoughtBody" />
      </p>
    </MessagePanel>
  );
}
