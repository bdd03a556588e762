import { holderName } from '@brigade/domain/businesses/paymentMethods/holderName.ts';
import {
  testCardEffect,
  testCardLabel,
  testCards,
} from '@brigade/domain/businesses/paymentMethods/testCards.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../../../ui/forms/useUnsavedChanges.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import { CardFormActions } from '../setup/CardFormActions.tsx';
import { confirmSandboxSetup } from './confirmSandboxSetup.ts';
import type { CardFormProps } from '../setup/CardFormProps.ts';
import { savePaymentMethod } from '../setup/savePaymentMethod.ts';
import { useApproval } from './useApproval.ts';

type TestCard = (typeof testCards)[number];

const schema = formSchema({
  testCard: z
    .nullable(z.enum(testCards))
    .check(z.refine((card) => card !== null, 'Choose a card or bank account')),
  holderName,
});

const initialValues: { testCard: TestCard | null; holderName: string } = { testCard: null, holderName: '' };

/** The sandbox's card form: test cards instead of numbers, with the same steps as for real ones. */
export default function SandboxCardForm({ ownerId, clientSecret, onSaved, onCancelled }: CardFormProps) {
  const environment = useRelayEnvironment();
  const approval = useApproval();
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ testCard, holderName: name }) => {
      if (testCard === null) return [];
      const card = { clientSecret, testCard, holderName: name };
      let setup = await confirmSandboxSetup(environment, card);
      if (setup.status === 'REQUIRES_APPROVAL') {
        setup = await confirmSandboxSetup(environment, { ...card, isApproved: await approval.ask() });
      }
      if (setup.paymentMethodId == null) return setup.errors;
      return savePaymentMethod(environment, ownerId, setup.paymentMethodId);
    },
    onSuccess: onSaved,
  });
  const { prompt, requestClose } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onCancelled);
  const testCard = form.field('testCard');

  return (
    <Form form={form} aria-label="Payment method">
      <InlineAlert tone="info" title="This is a sandbox">
        No one is ever charged. Choose what should happen, and never enter a real card number.
      </InlineAlert>
      <RadioGroup
        {...testCard}
        label="Card or bank account"
        isRequired
        options={testCards.map((value) => ({
          value,
          label: testCardLabel(value),
          description: testCardEffect(value),
        }))}
        onChange={(value) => testCard.onChange(testCards.find((known) => known === value) ?? null)}
      />
      <TextField
        {...form.field('holderName')}
        label="Name on the card or account"
        isRequired
        maxLength={100}
        autoComplete="cc-name"
      />
      <CardFormActions isSaving={form.isSubmitting} onCancelled={requestClose} />
      <ConfirmDialog
        isOpen={approval.isAsked}
        title="Your bank asks: Is this you?"
        confirmLabel="Approve"
        cancelLabel="Refuse"
        onConfirmed={() => approval.answer(true)}
        onCancelled={() => approval.answer(false)}
      >
        The sandbox simulates your bank. Approve the card, or refuse it to see what happens.
      </ConfirmDialog>
      {prompt}
    </Form>
  );
}
