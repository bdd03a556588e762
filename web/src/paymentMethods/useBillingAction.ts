import { useState } from 'react';
import { toast } from '../ui/feedback/toast.ts';
import type { BillingError } from '../businesses/paymentMethods/BillingError.ts';
import { faultMessage } from '../platform/relay/Fault.ts';

/** Runs one change of billing at a time and says how it went. */
export function useBillingAction() {
  const [isUnderWay, setIsUnderWay] = useState(false);

  /** @param done what to say when it was carried out */
  const run = async (action: () => Promise<readonly BillingError[]>, done: string) => {
    setIsUnderWay(true);
    try {
      const [error] = await action();
      if (error) toast({ tone: 'danger', title: error.message });
      else toast({ tone: 'success', title: done });
    } catch (error) {
      toast({ tone: 'danger', title: faultMessage(error) });
    } finally {
      setIsUnderWay(false);
    }
  };
  return { isUnderWay, run };
}
