import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState, type FormEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useUnsavedChanges } from '../../../shell/useUnsavedChanges.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import styles from '../Billing.module.css';
import { faultMessage } from '../../../platform/relay/Fault.ts';
import { CardFormActions } from '../setup/CardFormActions.tsx';
import { confirmStripeSetup } from './confirmStripeSetup.ts';
import type { CardFormProps } from '../setup/CardFormProps.ts';
import { savePaymentMethod } from '../setup/savePaymentMethod.ts';

/** Stripe's fields with our buttons. A card that fails leaves them as they were typed. */
export function StripeFields({ ownerId, onSaved, onCancelled }: Omit<CardFormProps, 'clientSecret'>) {
  const stripe = useStripe();
  const elements = useElements();
  const environment = useRelayEnvironment();
  const [isReady, setIsReady] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { prompt, requestClose } = useUnsavedChanges(isDirty && !isSaving, onCancelled);

  const save = async () => {
    if (!stripe || !elements || isSaving) return;
    setIsSaving(true);
    setFailure(null);
    try {
      const setup = await confirmStripeSetup(stripe, elements);
      if ('failure' in setup) {
        setFailure(setup.failure);
        return;
      }
      const [error] = await savePaymentMethod(environment, ownerId, setup.paymentMethodId);
      if (error) setFailure(error.message);
      else onSaved();
    } catch (error) {
      setFailure(faultMessage(error));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form
      className={styles.sections}
      aria-label="Payment method"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure === null ? null : (
        <InlineAlert tone="danger" isLive>
          {failure}
        </InlineAlert>
      )}
      <PaymentElement
        // Browsers' wallets would need a permission that no page of ours has.
        options={{ wallets: { applePay: 'never', googlePay: 'never' } }}
        onReady={() => setIsReady(true)}
        onChange={({ empty }) => setIsDirty(!empty)}
      />
      <CardFormActions isSaving={isSaving} isDisabled={!isReady} onCancelled={requestClose} />
      {prompt}
    </form>
  );
}
