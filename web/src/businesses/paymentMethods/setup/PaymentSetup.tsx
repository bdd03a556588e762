import { lazy, Suspense, useState } from 'react';
import type { CardFormProps } from './CardFormProps.ts';
import { FormFailure } from './FormFailure.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { usePaymentSetup } from './usePaymentSetup.ts';

const SandboxCardForm = lazy(() => import('../sandbox/SandboxCardForm.tsx'));
const StripeCardForm = lazy(() => import('../stripe/StripeCardForm.tsx'));

type Props = Omit<CardFormProps, 'clientSecret'>;

/** Takes a new payment method, by the form of the card network that is in use. */
export function PaymentSetup(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onTriedAgain={() => setAttempt((count) => count + 1)} />;
}

function Attempt({ onTriedAgain, ...form }: Props & { onTriedAgain: () => void }) {
  const { setup, failure } = usePaymentSetup(form.ownerId);
  if (failure !== null) return <FormFailure onTriedAgain={onTriedAgain}>{failure}</FormFailure>;
  if (setup === null) return <FormSkeleton />;
  const { clientSecret } = setup;
  return (
    <Suspense fallback={<FormSkeleton />}>
      {setup.network === 'SANDBOX' ? (
        <SandboxCardForm {...form} clientSecret={clientSecret} />
      ) : (
        <StripeCardForm {...form} clientSecret={clientSecret} publishableKey={setup.publishableKey} />
      )}
    </Suspense>
  );
}
