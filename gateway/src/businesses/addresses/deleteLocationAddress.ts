import { z } from 'zod';
import { concernedLocation } from '../locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { removeAddress } from './addressesApi.ts';
import { addressId, checkedAddress } from './addressId.ts';

builder.relayMutationField(
  'deleteLocationAddress',
  {
    description: 'Input for deleteLocationAddress.',
    inputFields: (t) => ({
      addressId: t.id({ required: true, description: 'A SECONDARY address of a location.' }),
    }),
    validate: { schema: z.looseObject({ addressId }) },
  },
  {
    description:
      'Removes a further address of a location. Gigs that were posted there keep the text of the address.',
    extensions: errorPaths({ 'locations.edit': ['addressId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = checkedAddress(input.addressId);
      await presentAt(['addressId'], 'address', rest.call(removeAddress, { path: { ...path } }));
      return { locationId: path.locationId, deletedAddressId: input.addressId };
    },
  },
  {
    description: 'Return type of deleteLocationAddress.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedAddressId: t.exposeID('deletedAddressId', {
        nullable: true,
        description: 'The ID of the removed address. Null if the mutation was refused.',
      }),
      location: concernedLocation(t),
    }),
  },
);
