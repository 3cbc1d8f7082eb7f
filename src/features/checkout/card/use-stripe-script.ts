import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { Language } from '../../../i18n/languages';
import { stripeFor } from './stripe';

/** Stripe in the viewer's language, or null until its script has loaded. */
export function useStripeScript(key: string, language: Language) {
  const [attempt, setAttempt] = useState(0);
  const requestKey = `${key} ${language} ${attempt}`;
  const [state, setState] = useState<{ key: string; stripe: Stripe | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the script again
  useEffect(() => {
    let current = true;
    stripeFor(key, language).then(
      (stripe) => current && setState({ key: requestKey, stripe }),
      () => current && setState({ key: requestKey, stripe: null }),
    );
    return () => {
      current = false;
    };
  }, [key, language, attempt]);

  const settled = state?.key === requestKey ? state : null;
  return {
    stripe: settled?.stripe ?? null,
    failed: settled !== null && settled.stripe === null,
    retry: () => setAttempt(attempt + 1),
  };
}
