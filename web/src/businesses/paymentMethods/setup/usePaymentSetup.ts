import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { userMessage } from '../../../ui/feedback/userMessage.ts';
import { type PaymentSetup, startPaymentSetup } from './startPaymentSetup.ts';

type State = { setup: PaymentSetup | null; failure: string | null };

/** Starts a payment setup when the form opens. Both are null while it is pending. */
export function usePaymentSetup(ownerId: string): State {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ setup: null, failure: null });

  useEffect(() => {
    let isCurrent = true;
    const start = async (): Promise<State> => {
      try {
        return { setup: await startPaymentSetup(environment, ownerId), failure: null };
      } catch (error) {
        return { setup: null, failure: userMessage(error) };
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
