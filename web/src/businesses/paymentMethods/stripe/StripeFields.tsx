import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useState, type FormEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useAction } from '../../../ui/actions/useAction.ts';
import { useUnsavedChanges } from '../../../ui/forms/useUnsavedChanges.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import styles from '../Billing.module.css';
import { CardFormActions } from '../setup/CardFormActions.tsx';
import { confirmStripeSetup } from './confirmStripeSetup.ts';
import type { CardFormProps } from '../setup/CardFormProps.ts';
import { savePaymentMethod } from '../setup/savePaymentMethod.ts';

/** Stripe's payment fields with our buttons. A refused card leaves the fields filled in. */
export function StripeFields({ ownerId, onSaved, onCancelled }: Omit<CardFormProps, 'clientSecret'>) {
  const stripe = useStripe();
  const elements = useElements();
  const environment = useRelayEnvironment();
  const [isReady, setIsReady] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const { run, isPending, errorMessage } = useAction({
    action: async (ready: { stripe: Stripe; elements: StripeElements }) => {
      const setup = await confirmStripeSetup(ready.stripe, ready.elements);
      if ('failure' in setup) return [{ message: setup.failure }];
      return savePaymentMethod(environment, ownerId, setup.paymentMethodId);
    },
    onSuccess: onSaved,
  });
  const { prompt, requestClose } = useUnsavedChanges(isDirty && !isPending, onCancelled);

  return (
    <form
      className={styles.sections}
      aria-label="Payment method"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (stripe && elements) void run({ stripe, elements });
      }}
    >
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
      <PaymentElement
        // Browser wallets need a permission that the security policy denies.
        options={{ wallets: { applePay: 'never', googlePay: 'never' } }}
        onReady={() => setIsReady(true)}
        onChange={({ empty }) => setIsDirty(!empty)}
      />
      <CardFormActions isSaving={isPending} isDisabled={!isReady} onCancelled={requestClose} />
      {prompt}
    </form>
  );
}
