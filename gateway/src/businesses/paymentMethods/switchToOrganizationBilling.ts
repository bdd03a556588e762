import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { patchBillingSource } from './billingSourceApi.ts';
import { ownerFields } from './ownerFields.ts';

builder.relayMutationField(
  'switchToOrganizationBilling',
  {
    description: 'Input for switchToOrganizationBilling.',
    inputFields: (t) => ({ locationId: t.id({ required: true, description: 'The ID of the location.' }) }),
    validate: { schema: z.looseObject({ locationId }) },
  },
  {
    description:
      'Bills the organization for the shifts of a location from now on. The location keeps its own payment ' +
      'method, unused.',
    extensions: errorPaths({ 'billing.manage': ['locationId'], 'locations.edit': ['locationId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = checkedLocationNumber(input.locationId);
      const body = { billing_source: 'ORGANIZATION' as const };
      await presentAt(['locationId'], 'location', rest.call(patchBillingSource, { path: { id }, body }));
      return { owner: { kind: 'location' as const, id } };
    },
  },
  {
    description: 'The location with its updated billing.',
    outputFields: (t) => ({ errors: errorsField(t), ...ownerFields(t) }),
  },
);
