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
    description: 'Who pays, and by what.',
    inputFields: (t) => ({
      ownerId: t.id({ required: true, description: 'The location or the organization.' }),
      paymentMethodId: t.string({
        required: true,
        description: "The card network's id of a method that was set up for this very owner.",
      }),
    }),
    validate: { schema: z.looseObject({ ownerId: billingOwnerId, paymentMethodId: requiredText }) },
  },
  {
    description:
      'Saves a payment method in place of the former. A location is billed itself from then on. One that cannot be used ' +
      'leaves the former untouched.',
    extensions: errorPaths({ ...ownerPaths, payment_method_id: ['paymentMethodId'] }),
    resolve: async (_root, { input }, context) => {
      const owner = checkedOwner(input.ownerId);
      await ownerPresent(owner, putMethod(owner, input.paymentMethodId, context));
      return { owner };
    },
  },
  {
    description: 'Whoever pays, as they pay now.',
    outputFields: (t) => ({ errors: errorsField(t), ...ownerFields(t) }),
  },
);
