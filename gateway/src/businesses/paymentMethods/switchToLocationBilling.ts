import { z } from 'zod';
import { userError } from '../../platform/errors/userError.ts';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { ownerFields } from './ownerFields.ts';
import { paymentMethodOf } from './paymentMethodOf.ts';
import { putMethod } from './putMethod.ts';

builder.relayMutationField(
  'switchToLocationBilling',
  {
    description: 'Input for switchToLocationBilling.',
    inputFields: (t) => ({ locationId: t.id({ required: true, description: 'The ID of the location.' }) }),
    validate: { schema: z.looseObject({ locationId }) },
  },
  {
    description: 'Bills a location directly again, with the payment method that it has kept.',
    extensions: errorPaths({ 'billing.manage': ['locationId'] }),
    resolve: async (_root, { input }, context) => {
      const owner = { kind: 'location' as const, id: checkedLocationNumber(input.locationId) };
      const method = await presentAt(
        ['locationId'],
        'location',
        paymentMethodOf(owner, { withDetails: true }, context),
      );
      if (method === null) {
        throw new InvalidInput([
          userError('PAYMENT_METHOD_MISSING', 'This location has no payment method of its own.', [
            'locationId',
          ]),
        ]);
      }
      await putMethod(owner, method.external_id, context);
      return { owner };
    },
  },
  {
    description: 'The location with its updated billing.',
    outputFields: (t) => ({ errors: errorsField(t), ...ownerFields(t) }),
  },
);
