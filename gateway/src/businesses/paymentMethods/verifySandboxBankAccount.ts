import { z } from 'zod';
import { userError } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { billingOwnerId, checkedOwner, ownerPaths, ownerPresent } from './billingOwner.ts';
import { ownerFields } from './ownerFields.ts';
import { paymentMethodOf } from './paymentMethodOf.ts';
import { verifyBankAccount } from './sandboxCardsApi.ts';

builder.relayMutationField(
  'verifySandboxBankAccount',
  {
    description: 'Input for verifySandboxBankAccount.',
    inputFields: (t) => ({
      ownerId: t.id({ required: true, description: 'The ID of the location or organization.' }),
      isVerified: t.boolean({
        required: true,
        description: 'Whether the bank verifies the account; false rejects it.',
      }),
    }),
    validate: { schema: z.looseObject({ ownerId: billingOwnerId, isVerified: z.boolean() }) },
  },
  {
    description:
      "Simulates the bank's response for an account awaiting verification. Not available in production.",
    extensions: errorPaths(ownerPaths),
    resolve: async (_root, { input }, context) => {
      const owner = checkedOwner(input.ownerId);
      const method = await ownerPresent(owner, paymentMethodOf(owner, { withDetails: true }, context));
      if (method === null) {
        throw new InvalidInput([
          userError('PAYMENT_METHOD_MISSING', 'There is no bank account.', ['ownerId']),
        ]);
      }
      await context.rest.call(verifyBankAccount, {
        path: { id: method.external_id },
        body: { outcome: input.isVerified ? 'VERIFIED' : 'FAILED' },
      });
      return { owner };
    },
  },
  {
    description: 'The location or organization with its updated billing.',
    outputFields: (t) => ({ errors: errorsField(t), ...ownerFields(t) }),
  },
);
