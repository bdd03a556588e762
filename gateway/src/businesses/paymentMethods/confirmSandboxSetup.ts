import { holderName } from '@brigade/domain/businesses/paymentMethods/holderName.ts';
import { testCards } from '@brigade/domain/businesses/paymentMethods/testCards.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { SandboxSetupStatus, TestCard } from './paymentMethodEnums.ts';
import { confirmSetup } from './sandboxCardsApi.ts';

const inputRules = z.looseObject({
  clientSecret: z.string().regex(/^[\w-]{1,100}$/, 'This is not the secret of a setup'),
  testCard: z.enum(testCards),
  holderName,
});

builder.relayMutationField(
  'confirmSandboxSetup',
  {
    description: 'Input for confirmSandboxSetup.',
    inputFields: (t) => ({
      clientSecret: t.string({
        required: true,
        description: 'The client secret returned by `startPaymentSetup`.',
      }),
      testCard: t.field({ type: TestCard, required: true, description: 'The test card to submit.' }),
      holderName: t.string({
        required: true,
        description: "The card holder's name, at most 100 characters.",
      }),
      isApproved: t.boolean({
        description:
          'Whether the card holder approved the setup at the bank. Omit if no approval was requested.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Submits a test card to the sandbox payment provider, as a browser submits a real one to Stripe. Not available in production.',
    extensions: errorPaths({ test_card: ['testCard'], holder_name: ['holderName'] }),
    resolve: (_root, { input }, { rest }) =>
      presentAt(
        ['clientSecret'],
        'setup',
        rest.call(confirmSetup, {
          path: { clientSecret: input.clientSecret },
          body: {
            test_card: input.testCard,
            holder_name: input.holderName.trim(),
            ...(input.isApproved != null && { is_action_approved: input.isApproved }),
          },
        }),
      ),
  },
  {
    description: "The setup's current status.",
    outputFields: (t) => ({
      errors: errorsField(t),
      status: t.expose('status', {
        type: SandboxSetupStatus,
        nullable: true,
        description: 'The status of the setup; null if the card was declined.',
      }),
      paymentMethodId: t.exposeString('payment_method_id', {
        nullable: true,
        description: 'The payment method ID for `savePaymentMethod`; null until the setup is approved.',
      }),
    }),
  },
);
