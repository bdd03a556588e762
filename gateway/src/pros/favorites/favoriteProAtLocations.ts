import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { prosAtLocationsField } from '../profiles/proAtLocationField.ts';
import { checkedProUuid, proId } from '../profiles/proId.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { addFavorite } from './favoritesApi.ts';

const inputRules = z.looseObject({
  proId,
  locationIds: z.array(locationId).min(1, 'Choose at least one location').max(20, 'At most 20 locations'),
});

builder.relayMutationField(
  'favoriteProAtLocations',
  {
    description: 'The pro and the locations.',
    inputFields: (t) => ({
      proId: t.id({ required: true, description: 'The ID of the pro.' }),
      locationIds: t.idList({ required: true, description: 'The IDs of the locations, 1 to 20.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Adds a pro to the favorites of several locations, one after another. If one location is refused, the locations ' +
      'before it keep the pro as a favorite.',
    extensions: errorPaths({
      pro_id: ['proId'],
      location_id: ['locationIds'],
      'favorites.manage': ['locationIds'],
    }),
    resolve: async (_root, { input }, context) => {
      const uuid = checkedProUuid(input.proId);
      const locations = [...new Set(input.locationIds.map(checkedLocationNumber))];
      const pro = await proNumber({ uuid, locationId: locations[0] ?? null }, context);
      for (const location of locations) {
        const body = { pro_id: pro, location_id: location };
        await presentAt(['locationIds'], 'location', context.rest.call(addFavorite, { body }));
      }
      return {
        prosAtLocations: locations.map((id) => ({ uuid, locationId: id, proNumber: pro, isFavorite: true })),
      };
    },
  },
  {
    description: 'Return type of the mutation: the pro at each of the locations.',
    outputFields: (t) => ({ errors: errorsField(t), prosAtLocations: prosAtLocationsField(t) }),
  },
);
