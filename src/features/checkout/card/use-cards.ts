import { useListCards } from '@generated/api/checkout/checkout';
import type { Card } from '@generated/model';
import { useState } from 'react';
import { type CardChoice, firstChoice, isExpired, type PriceSummary } from '../summary/price-summary';

const NO_CARDS: Card[] = [];

/** The saved cards that can pay for this purchase, and the chosen one. */
export function useCards(priceSummary: PriceSummary, enabled: boolean) {
  const { data, error, isPending, refetch, isFetching } = useListCards({ query: { enabled } });
  const [chosen, choose] = useState<CardChoice>(null);
  const [now] = useState(() => new Date());
  const all = data?.data ?? NO_CARDS;
  // The first charge after a trial goes to the default card, so no other saved card is offered.
  const trial = priceSummary.mode === 'trial';
  const saved = trial ? all.filter((card) => card.is_default && !isExpired(card, now)) : all;
  const takesNew = !trial || saved.length === 0;
  const isAvailable = chosen?.kind === 'new' ? takesNew : saved.some(({ id }) => id === chosen?.id);
  return {
    saved,
    takesNew,
    choice: chosen && isAvailable ? chosen : firstChoice(saved, now),
    choose,
    isExpired: (card: Card) => isExpired(card, now),
    // If the saved cards fail to load, `loading` is false and the viewer can enter a new card.
    loading: enabled && isPending,
    error,
    retry: () => void refetch(),
    isFetching,
  };
}

export type CardsNow = ReturnType<typeof useCards>;
