import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadStripeClient } from './stripeScript.ts';

/** Stripe's client; null while its script is on its way. */
export function useStripeClient(publishableKey: string): Stripe | 'failed' | null {
  const [client, setClient] = useState<Stripe | 'failed' | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const next = await loadStripeClient(publishableKey).catch(() => 'failed' as const);
      if (isCurrent) setClient(next);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [publishableKey]);

  return client;
}
