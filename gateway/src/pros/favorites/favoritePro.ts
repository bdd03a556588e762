import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { favoritePaths } from './favoritePaths.ts';
import { addFavorite } from './favoritesApi.ts';

builder.relayMutationField(
  'favoritePro',
  {
    description: 'The pro and the location.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Adds a pro to the favorites of a location. Does nothing if the pro is already a favorite.',
    extensions: errorPaths(favoritePaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const body = { pro_id: await proNumber(target, context), location_id: target.locationId };
      await presentAt(['locationId'], 'location', context.rest.call(addFavorite, { body }));
      return { ...target, proNumber: body.pro_id, isFavorite: true };
    },
  },
  {
    description: 'Return type of the mutation: the pro at the location.',
    outputFields: (t) => ({ errors: errorsField(t), proAtLocation: proAtLocationField(t) }),
  },
);
