import { z } from 'zod';
import { Location } from '../locations/Location.ts';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { errorPaths } from '../schema/payloadErrorsPlugin.ts';
import { presentAt } from '../schema/presentAt.ts';
import { addressBody, addressPaths } from './addressBody.ts';
import { createAddress } from './addressesApi.ts';
import { addressFields } from './addressFields.ts';
import { newAddressRules } from './addressRules.ts';
import { type AddressSource, LocationAddress } from './LocationAddress.ts';

builder.relayMutationField(
  'addLocationAddress',
  {
    description: 'Whose address, and where it is.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The location.' }),
      ...addressFields(t, true),
    }),
    validate: { schema: z.looseObject({ locationId, ...newAddressRules }) },
  },
  {
    description:
      'Adds a further address to a location, where its gigs can happen. Its own address stays what it is.',
    extensions: errorPaths({ ...addressPaths, 'locations.edit': ['locationId'] }),
    resolve: async (_root, { input }, { rest }): Promise<AddressSource> => {
      const location = checkedLocationNumber(input.locationId);
      const call = rest.call(createAddress, { path: { locationId: location }, body: addressBody(input) });
      return { ...(await presentAt(['locationId'], 'location', call)), locationId: location };
    },
  },
  {
    description: 'The new address, and the location that has it now.',
    outputFields: (t) => ({
      errors: errorsField(t),
      address: t.field({
        type: LocationAddress,
        nullable: true,
        description: 'The address.',
        resolve: (address) => address,
      }),
      location: t.field({
        type: Location,
        nullable: true,
        description: 'The location.',
        resolve: (address) => ({ id: address.locationId }),
      }),
    }),
  },
);
