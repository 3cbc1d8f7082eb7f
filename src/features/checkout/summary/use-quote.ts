import { getApplyCouponQueryOptions, useApplyCoupon } from '@generated/api/checkout/checkout';
import type { ApplyCouponParams } from '@generated/model';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage, type ErrorMessageId } from '../../../api/error-messages';
import { isApiError } from '../../../api/errors';
import type { Basket } from '../../../lib/links/paths';

function paramsOf({ target: _, ...basket }: Required<Basket>): ApplyCouponParams {
  const given = Object.entries(basket).filter(([, value]) => value !== null);
  // The remaining entries are valid parameters, but the type of `fromEntries` cannot express that.
  return Object.fromEntries(given) as unknown as ApplyCouponParams;
}

/** The price of the basket for this viewer, with the applied promo code. */
export function useQuote(basket: Required<Basket>, enabled: boolean) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const params = paramsOf(basket);
  const plain = useApplyCoupon(params, { query: { enabled, staleTime: 0 } });
  const coded = useApplyCoupon(
    { ...params, ...(code && { code }) },
    { query: { enabled: enabled && code !== null, staleTime: 0, placeholderData: keepPreviousData } },
  );
  const quote = code === null ? plain.data : coded.data;

  /** Applies a promo code. Resolves to the problem with the code, or to null if it was applied. */
  async function apply(code: string): Promise<ErrorMessageId | null> {
    const options = getApplyCouponQueryOptions({ ...params, code });
    try {
      const found = await queryClient.fetchQuery({ ...options, staleTime: 0 });
      if (found.code)
        queryClient.setQueryData(getApplyCouponQueryOptions({ ...params, code: found.code }).queryKey, found);
      setCode(found.code);
      return null;
    } catch (error) {
      return isApiError(error) ? apiErrorMessage(error) : 'error.somethingWrong';
    }
  }

  return {
    plain: plain.data,
    quote,
    code,
    error: plain.error,
    isFetching: plain.isFetching,
    apply,
    remove: () => setCode(null),
    /** Refetches the price. */
    refresh: () => Promise.all([plain.refetch(), code !== null && coded.refetch()]),
  };
}

export type QuoteNow = ReturnType<typeof useQuote>;
