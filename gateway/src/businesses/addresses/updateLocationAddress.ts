import { z } from 'zod';
import { concernedLocation } from '../locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { addressBody, addressPaths } from './addressBody.ts';
import { changeAddress } from './addressesApi.ts';
import { addressFields } from './addressFields.ts';
import { addressId, checkedAddress } from './addressId.ts';
import { addressChangeRules } from './addressRules.ts';
import { type AddressSource, LocationAddress } from './LocationAddress.ts';

builder.relayMutationField(
  'updateLocationAddress',
  {
    description: 'Input for updateLocationAddress. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      addressId: t.id({ required: true, description: 'The ID of the address.' }),
      ...addressFields(t, false),
    }),
    validate: { schema: z.looseObject({ addressId, ...addressChangeRules }) },
  },
  {
    description:
      "Changes an address of a location. A PRIMARY one is the location's own and changes there too. A point that " +
      'moves takes the time zone along, unless one is given.',
    extensions: errorPaths({ ...addressPaths, 'locations.edit': ['addressId'] }),
    resolve: async (_root, { input }, { rest }): Promise<AddressSource> => {
      const path = checkedAddress(input.addressId);
      const call = rest.call(changeAddress, { path: { ...path }, body: addressBody(input) });
      return { ...(await presentAt(['addressId'], 'address', call)), locationId: path.locationId };
    },
  },
  {
    description: 'Return type of updateLocationAddress.',
    outputFields: (t) => ({
      errors: errorsField(t),
      address: t.field({
        type: LocationAddress,
        nullable: true,
        description: 'The address. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      location: concernedLocation(t),
    }),
  },
);
