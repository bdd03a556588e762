import { holderName } from '@brigade/domain/businesses/paymentMethods/holderName.ts';
import { testCards } from '@brigade/domain/businesses/paymentMethods/testCards.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { SandboxSetupStatus, TestCard } from '../../paymentMethods/paymentMethodEnums.ts';
import { confirmSetup } from './sandboxCardsApi.ts';

const inputRules = z.looseObject({
  clientSecret: z.string().regex(/^[\w-]{1,100}$/, 'This is not the secret of a setup'),
  testCard: z.enum(testCards),
  holderName,
});

builder.relayMutationField(
  'confirmSandboxSetup',
  {
    description: 'Which setup, which test card, and what its owner told the bank.',
    inputFields: (t) => ({
      clientSecret: t.string({ required: true, description: 'The secret from `startPaymentSetup`.' }),
      testCard: t.field({ type: TestCard, required: true, description: 'The test card.' }),
      holderName: t.string({ required: true, description: 'The name on it, at most 100 characters.' }),
      isApproved: t.boolean({
        description: 'Whether its owner approved it at the bank; left out while nobody was asked.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Gives a test card to the card network of the sandbox, as a browser gives a real one to Stripe. Not in production.',
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
    description: 'Where the setup stands.',
    outputFields: (t) => ({
      errors: errorsField(t),
      status: t.expose('status', {
        type: SandboxSetupStatus,
        nullable: true,
        description: 'Null when the card was refused.',
      }),
      paymentMethodId: t.exposeString('payment_method_id', {
        nullable: true,
        description: 'For `savePaymentMethod`; null while an approval is missing.',
      }),
    }),
  },
);
