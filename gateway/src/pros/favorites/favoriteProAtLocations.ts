import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import { proField } from '../proField.ts';
import { checkedProUuid, proId } from '../profiles/proId.ts';
import { proNumber } from '../proNumber.ts';
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
    description: 'Which pro, and of which locations.',
    inputFields: (t) => ({
      proId: t.id({ required: true, description: 'The pro.' }),
      locationIds: t.idList({ required: true, description: 'The locations, 1 to 20.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Makes a pro a favorite of several locations, one after the other; where they are one already they stay one. ' +
      'What stops it leaves the locations before as they are.',
    extensions: errorPaths({
      pro_id: ['proId'],
      location_id: ['locationIds'],
      'favorites.manage': ['locationIds'],
    }),
    resolve: async (_root, { input }, context) => {
      const uuid = checkedProUuid(input.proId);
      const locations = [...new Set(input.locationIds.map(checkedLocationNumber))];
      // Of several locations the payload shows what the current one thinks, if it is among them.
      const shown = locations.find((id) => id === context.locationId) ?? locations[0] ?? 0;
      const pro = await proNumber({ uuid, locationId: shown }, context);
      for (const location of locations) {
        const body = { pro_id: pro, location_id: location };
        await presentAt(['locationIds'], 'location', context.rest.call(addFavorite, { body }));
      }
      return { uuid, locationId: shown };
    },
  },
  {
    description: 'The pro as the current location sees them now, or the first of the locations.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
