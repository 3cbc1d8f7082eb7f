import { getListCardsQueryKey } from '@generated/api/checkout/checkout';
import { useBuy, useCreateSetupIntent } from '@generated/api/checkout/checkout-mutations';
import { useStartTrial } from '@generated/api/orders/orders-mutations';
import type { BuyRequest } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import type { Basket } from '../../lib/links/paths';
import { onlySport } from '../../lib/purchase/only-sport';
import type { CardEntryHandle, CreatedMethod } from './card/card-entry';
import type { Prepared } from './settlement/purchase';
import type { CardChoice, PriceSummary } from './summary/price-summary';
import type { Purchasable } from './use-product';

interface Facts {
  basket: Required<Basket>;
  purchasable: Purchasable;
  priceSummary: PriceSummary;
  code: string | null;
  keepsCard: boolean;
}

/** Prepares the card, and then returns the purchase request to send. Nothing is charged yet. */
export function usePreparation({ basket, purchasable, priceSummary, code, keepsCard }: Facts) {
  const queryClient = useQueryClient();
  const { mutateAsync: buy } = useBuy();
  const { mutateAsync: startTrial } = useStartTrial();
  const { mutateAsync: createSetupIntent } = useCreateSetupIntent();

  function request(methodId: string | null, isNew: boolean): BuyRequest {
    return {
      ...basket,
      event_category_id: basket.event_category_id ?? (purchasable.item && onlySport(purchasable.item)),
      payment_method_id: methodId,
      save_card: isNew && keepsCard,
      coupon: code,
      expected_total: priceSummary.total,
    };
  }

  async function saveCard(method: CreatedMethod): Promise<Prepared | null> {
    const { client_secret } = await createSetupIntent();
    const refusal = await method.save(client_secret);
    void queryClient.invalidateQueries({ queryKey: getListCardsQueryKey() });
    return refusal && { refusal };
  }

  return async (
    choice: CardChoice,
    create: () => ReturnType<CardEntryHandle['create']> | undefined,
  ): Promise<Prepared> => {
    const trial = purchasable.plan;
    if (priceSummary.mode === 'free') return { send: () => buy({ data: request(null, false) }) };
    if (choice?.kind === 'saved' && priceSummary.mode === 'pay')
      return { send: () => buy({ data: request(choice.id, false) }) };
    if (choice?.kind === 'new') {
      const made = await create();
      if (!made) return { refusal: { about: 'card', message: 'buy.chooseCard' } };
      if ('refusal' in made) return made;
      if (priceSummary.mode === 'pay') return { send: () => buy({ data: request(made.id, true) }) };
      const refused = await saveCard(made);
      if (refused) return refused;
    }
    if (!trial) return { refusal: { about: 'unavailable' } };
    return {
      send: async () => ({
        order: await startTrial({ data: { subscription_id: trial.id } }),
        client_secret: null,
      }),
    };
  };
}
