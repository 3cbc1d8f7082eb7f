import { getApplyCouponQueryOptions, useApplyCoupon } from '@generated/api/checkout/checkout';
import type { ApplyCouponParams } from '@generated/model';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage, type ErrorMessageId } from '../../../api/error-messages';
import { isApiError } from '../../../api/errors';
import type { Basket } from '../../../lib/links/paths';

function paramsOf({ target: _, ...basket }: Required<Basket>): ApplyCouponParams {
  const given = Object.entries(basket).filter(([, value]) => value !== null);
  // What is left are the basket's own names with their values, which fromEntries can't say.
  return Object.fromEntries(given) as unknown as ApplyCouponParams;
}

/** What the basket costs this viewer, with the promo code that was applied. */
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

  /** Resolves to what is wrong with the code; null where it was applied. */
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
    /** The price as it is now. */
    refresh: () => Promise.all([plain.refetch(), code !== null && coded.refetch()]),
  };
}

export type QuoteNow = ReturnType<typeof useQuote>;
