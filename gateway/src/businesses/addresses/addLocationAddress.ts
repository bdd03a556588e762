import { z } from 'zod';
import { concernedLocation } from '../locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { addressBody, addressPaths } from './addressBody.ts';
import { createAddress } from './addressesApi.ts';
import { addressFields } from './addressFields.ts';
import { newAddressRules } from './addressRules.ts';
import { type AddressSource, LocationAddress } from './LocationAddress.ts';

builder.relayMutationField(
  'addLocationAddress',
  {
    description: 'Input for addLocationAddress.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      ...addressFields(t, true),
    }),
    validate: { schema: z.looseObject({ locationId, ...newAddressRules }) },
  },
  {
    description:
      'Adds a further address to a location, where its gigs can take place. The point on the map and the ' +
      'time zone are found from the address if they are left out.',
    extensions: errorPaths({ ...addressPaths, 'locations.edit': ['locationId'] }),
    resolve: async (_root, { input }, { rest }): Promise<AddressSource> => {
      const location = checkedLocationNumber(input.locationId);
      const call = rest.call(createAddress, { path: { locationId: location }, body: addressBody(input) });
      return { ...(await presentAt(['locationId'], 'location', call)), locationId: location };
    },
  },
  {
    description: 'Return type of addLocationAddress.',
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
