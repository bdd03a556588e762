import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { billingOwnerId, checkedOwner, ownerPaths, ownerPresent } from './billingOwner.ts';
import { ownerFields } from './ownerFields.ts';
import { putMethod } from './putMethod.ts';

builder.relayMutationField(
  'savePaymentMethod',
  {
    description: 'Input for savePaymentMethod.',
    inputFields: (t) => ({
      ownerId: t.id({ required: true, description: 'The ID of the location or organization.' }),
      paymentMethodId: t.string({
        required: true,
        description: "The payment provider's ID of a method that was set up for this owner.",
      }),
    }),
    validate: { schema: z.looseObject({ ownerId: billingOwnerId, paymentMethodId: requiredText }) },
  },
  {
    description:
      'Saves a payment method, replacing the previous one. A location is billed directly from then on. If the new method ' +
      'cannot be used, the previous one is left unchanged.',
    extensions: errorPaths({ ...ownerPaths, payment_method_id: ['paymentMethodId'] }),
    resolve: async (_root, { input }, context) => {
      const owner = checkedOwner(input.ownerId);
      await ownerPresent(owner, putMethod(owner, input.paymentMethodId, context));
      return { owner };
    },
  },
  {
    description: 'The location or organization with its updated billing.',
    outputFields: (t) => ({ errors: errorsField(t), ...ownerFields(t) }),
  },
);
