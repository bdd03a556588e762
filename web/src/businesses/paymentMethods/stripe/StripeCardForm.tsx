import { Elements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import type { CardFormProps } from '../setup/CardFormProps.ts';
import { FormFailure } from '../setup/FormFailure.tsx';
import { FormSkeleton } from '../setup/FormSkeleton.tsx';
import { stripeAppearance } from './stripeAppearance.ts';
import { StripeFields } from './StripeFields.tsx';
import { useStripeClient } from './useStripeClient.ts';

type Props = CardFormProps & { publishableKey: string };

/** The card form of Stripe: what is typed goes to Stripe and nowhere else. */
export default function StripeCardForm(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onTriedAgain={() => setAttempt((count) => count + 1)} />;
}

function Attempt({
  publishableKey,
  clientSecret,
  onTriedAgain,
  ...form
}: Props & { onTriedAgain: () => void }) {
  const client = useStripeClient(publishableKey);
  if (client === 'failed') {
    return (
      <FormFailure onTriedAgain={onTriedAgain}>
        Check your connection, or whether something in your browser blocks Stripe.
      </FormFailure>
    );
  }
  if (client === null) return <FormSkeleton />;
  return (
    <Elements stripe={client} options={{ clientSecret, appearance: stripeAppearance() }}>
      <StripeFields {...form} />
    </Elements>
  );
}
