import { useListCards } from '@generated/api/checkout/checkout';
import type { Card } from '@generated/model';
import { useState } from 'react';
import { type CardChoice, firstChoice, isExpired, type PriceSummary } from '../summary/price-summary';

const NO_CARDS: Card[] = [];

/** The saved cards that can pay this, and which one is chosen. */
export function useCards(priceSummary: PriceSummary, enabled: boolean) {
  const { data, error, isPending, refetch, isFetching } = useListCards({ query: { enabled } });
  const [chosen, choose] = useState<CardChoice>(null);
  const [now] = useState(() => new Date());
  const all = data?.data ?? NO_CARDS;
  // A trial's first charge goes to the default card, whichever is chosen here.
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
    // A new card can be entered where the saved ones can't be had.
    loading: enabled && isPending,
    error,
    retry: () => void refetch(),
    isFetching,
  };
}

export type CardsNow = ReturnType<typeof useCards>;
