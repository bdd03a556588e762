import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../../platform/relay/Fault.ts';
import { type PaymentSetup, startPaymentSetup } from './startPaymentSetup.ts';

type State = { setup: PaymentSetup | null; failure: string | null };

/** Begins to take a payment method as soon as its form is opened. Both are null while that is under way. */
export function usePaymentSetup(ownerId: string): State {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ setup: null, failure: null });

  useEffect(() => {
    let isCurrent = true;
    const start = async (): Promise<State> => {
      try {
        return { setup: await startPaymentSetup(environment, ownerId), failure: null };
      } catch (error) {
        return { setup: null, failure: faultMessage(error) };
      }
    };
    const show = async () => {
      const next = await start();
      if (isCurrent) setState(next);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [environment, ownerId]);

  return state;
}
